// Outlines of land as rings of [longitude, latitude], or of other coordinates in that order.

export type Vertex = readonly [x: number, y: number]
export type Ring = readonly Vertex[]

export interface Box {
  left: number
  right: number
  bottom: number
  top: number
}

/** Bounds of a ring; y grows upwards. */
export function boxOf(ring: Ring): Box {
  const box = {
    left: Number.POSITIVE_INFINITY,
    right: Number.NEGATIVE_INFINITY,
    bottom: Number.POSITIVE_INFINITY,
    top: Number.NEGATIVE_INFINITY,
  }
  for (const [x, y] of ring) {
    if (x < box.left) box.left = x
    if (x > box.right) box.right = x
    if (y < box.bottom) box.bottom = y
    if (y > box.top) box.top = y
  }
  return box
}

/** Longitude in the turn of the globe nearest to another: 170 beside -175 becomes -190. */
export function nearLng(lng: number, other: number): number {
  return lng + 360 * Math.round((other - lng) / 360)
}

/**
 * A ring of degrees without the jump at 180°: longitudes continue beyond ±180, so a plane can hold
 * the ring, centred between them. A ring around a pole ends 360° from its start.
 */
export function unwrapRing(ring: readonly (readonly number[])[]): Vertex[] {
  let before = ring[0]?.[0] ?? 0
  const unwrapped = ring.map(([lng = 0, lat = 0]): Vertex => {
    before = nearLng(lng, before)
    return [before, lat]
  })
  const { left, right } = boxOf(unwrapped)
  const turn = nearLng((left + right) / 2, 0) - (left + right) / 2
  return turn === 0 ? unwrapped : unwrapped.map(([lng, lat]) => [lng + turn, lat])
}

/** True for a point inside rings that are drawn together (even-odd rule): holes are outside. */
export function isInside(rings: readonly Ring[], x: number, y: number): boolean {
  let inside = false
  for (const ring of rings)
    for (let index = 0, last = ring.length - 1; index < ring.length; last = index++) {
      const [x1, y1] = ring[index] as Vertex
      const [x2, y2] = ring[last] as Vertex
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside
    }
  return inside
}
