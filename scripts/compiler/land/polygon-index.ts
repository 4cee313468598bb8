// Finds the polygon under a point and the nearest coast, with edges sorted into bands of latitude.
import { kmPerDegree, type Point } from '#geo/distance.ts'
import type { Ring, Vertex } from '#geo/land-ring.ts'
import { nearestPart } from '#geo/nearest-part.ts'
import type { LandPolygon } from './polygons.ts'

/** A stretch of a parallel inside one polygon. */
interface Span {
  from: number
  to: number
  polygon: number
}
export interface PolygonIndex {
  /** index of the polygon under a point */
  at(lat: number, lng: number): number | undefined
  /** index of the polygon whose coast is nearest, at most `km` away */
  nearest(lat: number, lng: number, km: number): number | undefined
  /** all land on a parallel, in no order; longitudes may go beyond ±180 */
  spans(lat: number): Span[]
  /** where the straight line from one point to another meets an outline, as rising parts of its length */
  crossings(from: Point, to: Point): number[]
}

const bandsPerDegree = 4
const bandOf = (lat: number) =>
  Math.max(0, Math.min(180 * bandsPerDegree - 1, Math.floor((lat + 90) * bandsPerDegree)))

interface Edge {
  x1: number
  y1: number
  x2: number
  y2: number
  polygon: number
}

function edgesInBands(polygons: readonly Pick<LandPolygon, 'rings'>[]): Edge[][] {
  const bands: Edge[][] = Array.from({ length: 180 * bandsPerDegree }, () => [])
  const add = (ring: Ring, polygon: number) => {
    for (let index = 1; index < ring.length; index++) {
      const [x1, y1] = ring[index - 1] as Vertex
      const [x2, y2] = ring[index] as Vertex
      const edge = { x1, y1, x2, y2, polygon }
      for (let band = bandOf(Math.min(y1, y2)); band <= bandOf(Math.max(y1, y2)); band++)
        bands[band]?.push(edge)
    }
  }
  for (const [polygon, { rings }] of polygons.entries()) for (const ring of rings) add(ring, polygon)
  return bands
}

/** Edges of a band by the whole degrees of longitude they reach. */
function edgesInColumns(edges: readonly Edge[]): Map<number, Edge[]> {
  const columns = new Map<number, Edge[]>()
  for (const edge of edges)
    for (let at = Math.floor(Math.min(edge.x1, edge.x2)); at <= Math.max(edge.x1, edge.x2); at++) {
      const known = columns.get(at)
      if (known) known.push(edge)
      else columns.set(at, [edge])
    }
  return columns
}

/** Longitude where an edge meets a parallel; undefined when it does not (even-odd rule: half-open). */
function meets({ x1, y1, x2, y2 }: Edge, lat: number): number | undefined {
  if (y1 > lat === y2 > lat) return undefined
  return x1 + ((lat - y1) / (y2 - y1)) * (x2 - x1)
}

/** Kilometres from a point to an edge, in a plane that is exact near the point. */
function kmTo({ x1, y1, x2, y2 }: Edge, lat: number, lng: number): number {
  const shrink = Math.cos((lat / 180) * Math.PI)
  const [ax, ay, bx, by] = [(x1 - lng) * shrink, y1 - lat, (x2 - lng) * shrink, y2 - lat]
  const [dx, dy] = [bx - ax, by - ay]
  const along = nearestPart(dx, dy, -ax, -ay)
  return Math.hypot(ax + along * dx, ay + along * dy) * kmPerDegree
}

/** The part of a straight line at which it meets an edge; undefined when it does not. */
function partAt({ x1, y1, x2, y2 }: Edge, from: Point, to: Point): number | undefined {
  const [dx, dy, ex, ey] = [to.lng - from.lng, to.lat - from.lat, x2 - x1, y2 - y1]
  const cross = dx * ey - dy * ex
  if (cross === 0) return undefined
  const [ax, ay] = [x1 - from.lng, y1 - from.lat]
  const [part, onEdge] = [(ax * ey - ay * ex) / cross, (ax * dy - ay * dx) / cross]
  return part >= 0 && part < 1 && onEdge >= 0 && onEdge <= 1 ? part : undefined
}

export function indexPolygons(polygons: readonly Pick<LandPolygon, 'rings'>[]): PolygonIndex {
  const bands = edgesInBands(polygons)
  const at = (lat: number, lng: number) => {
    const odd = new Set<number>()
    for (const edge of bands[bandOf(lat)] ?? []) {
      const x = meets(edge, lat)
      if (x !== undefined && x > lng && !odd.delete(edge.polygon)) odd.add(edge.polygon)
    }
    return odd.values().next().value
  }
  const nearest = (lat: number, lng: number, km: number) => {
    let [best, bestKm]: [number | undefined, number] = [undefined, km]
    const reach = km / kmPerDegree
    for (let band = bandOf(lat - reach); band <= bandOf(lat + reach); band++)
      for (const edge of bands[band] ?? []) {
        const away = kmTo(edge, lat, lng)
        if (away <= bestKm) [best, bestKm] = [edge.polygon, away]
      }
    return best
  }
  const spans = (lat: number) => {
    const crossings = new Map<number, number[]>()
    for (const edge of bands[bandOf(lat)] ?? []) {
      const x = meets(edge, lat)
      if (x === undefined) continue
      const known = crossings.get(edge.polygon)
      if (known) known.push(x)
      else crossings.set(edge.polygon, [x])
    }
    return [...crossings].flatMap(([polygon, xs]) => {
      xs.sort((a, b) => a - b)
      return xs.flatMap((from, index) =>
        index % 2 === 0 ? [{ from, to: xs[index + 1] ?? from, polygon }] : [],
      )
    })
  }
  const columns = new Map<number, ReturnType<typeof edgesInColumns>>()
  const edgesAt = (band: number, column: number) => {
    const known = columns.get(band) ?? edgesInColumns(bands[band] ?? [])
    columns.set(band, known)
    return known.get(column) ?? []
  }
  const crossings = (from: Point, to: Point) => {
    const parts = new Set<number>() // an edge stands in several bands and columns, and a border in two countries
    const [west, east] = [Math.min(from.lng, to.lng), Math.max(from.lng, to.lng)]
    for (let band = bandOf(Math.min(from.lat, to.lat)); band <= bandOf(Math.max(from.lat, to.lat)); band++)
      for (let column = Math.floor(west); column <= east; column++)
        for (const edge of edgesAt(band, column)) {
          const part = partAt(edge, from, to)
          if (part !== undefined) parts.add(part)
        }
    return [...parts].sort((a, b) => a - b)
  }
  const everyTurn =
    <T>(find: (lat: number, lng: number) => T | undefined) =>
    (lat: number, lng: number) =>
      find(lat, lng) ?? find(lat, lng + 360) ?? find(lat, lng - 360)
  return {
    at: everyTurn(at),
    nearest: (lat, lng, km) => everyTurn((y, x) => nearest(y, x, km))(lat, lng),
    spans,
    crossings,
  }
}
