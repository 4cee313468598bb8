// Lines of shapes as text: the number of decimals, then packed steps of thousandths of a degree (about 100 m).
import type { Point } from './distance.ts'
import { packNumbers, unpackNumbers } from './land-numbers.ts'

const decimals = 3
const perDegree = 10 ** decimals

function* stepsOf(points: readonly Point[]): Generator<number> {
  let [lat, lng] = [0, 0]
  for (const point of points) {
    const [nextLat, nextLng] = [Math.round(point.lat * perDegree), Math.round(point.lng * perDegree)]
    yield nextLat - lat
    yield nextLng - lng
    lat = nextLat
    lng = nextLng
  }
}

export const packLine = (points: readonly Point[]): string => `${decimals}${packNumbers(stepsOf(points))}`

export function unpackLine(text: string): Point[] {
  const points: Point[] = []
  const at = [0, 0] as [number, number]
  let axis: 0 | 1 = 0
  unpackNumbers(text.slice(1), (step) => {
    at[axis] += step
    if (axis === 1) points.push({ lat: at[0] / perDegree, lng: at[1] / perDegree })
    axis = axis === 0 ? 1 : 0
  })
  return points
}
