// Where land is in a box of the map, on a grid fine enough for straits: one degree has a hundred rows.
import type { Point } from '#geo/distance.ts'
import type { Box } from '#geo/land-ring.ts'
import type { PolygonIndex } from '../../land/polygon-index.ts'

const perDegree = 100
/** Degrees of map around a way. */
const margin = 0.2

/** The box that holds a way and some map around it. */
export function boxAround(points: readonly Point[]): Box {
  const [lats, lngs] = [points.map(({ lat }) => lat), points.map(({ lng }) => lng)]
  return {
    left: Math.min(...lngs) - margin,
    right: Math.max(...lngs) + margin,
    bottom: Math.min(...lats) - margin,
    top: Math.max(...lats) + margin,
  }
}

/** Whether land lies at a point of the box; outside it nothing is known, and nothing is land. */
export function landInBox(
  land: Pick<PolygonIndex, 'spans'>,
  box: Box,
): (lat: number, lng: number) => boolean {
  const columns = Math.ceil((box.right - box.left) * perDegree) + 1
  const rows = Math.ceil((box.top - box.bottom) * perDegree) + 1
  const cells = new Uint8Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    for (const { from, to } of land.spans(box.bottom + row / perDegree)) {
      const first = Math.max(0, Math.ceil((from - box.left) * perDegree))
      const last = Math.min(columns - 1, Math.floor((to - box.left) * perDegree))
      for (let column = first; column <= last; column++) cells[row * columns + column] = 1
    }
  }
  return (lat, lng) => {
    const row = Math.round((lat - box.bottom) * perDegree)
    const column = Math.round((lng - box.left) * perDegree)
    if (row < 0 || row >= rows || column < 0 || column >= columns) return false
    return cells[row * columns + column] === 1
  }
}
