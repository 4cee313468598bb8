// A way over a net of sea lanes, pulled straight where no land lies between.
import { haversineKm, type Point } from '#geo/distance.ts'

/** The net's nodes lie 20 km apart; a way can be left and joined between them. */
const stepKm = 5
/** Land is looked for at this distance; harbours and their approaches are taken as water. */
const sampleKm = 1
const harbourKm = 8

const between = (a: Point, b: Point, part: number): Point => ({
  lat: a.lat + (b.lat - a.lat) * part,
  lng: a.lng + (b.lng - a.lng) * part,
})

/** The way with points at most `stepKm` apart; `isNode` says which of them the net has. */
function withSteps(way: readonly Point[]): Point[] {
  return way.flatMap((point, index) => {
    const next = way[index + 1]
    if (!next) return [point]
    const steps = Math.max(1, Math.ceil(haversineKm(point, next) / stepKm))
    return Array.from({ length: steps }, (_, step) => between(point, next, step / steps))
  })
}

/** Kilometres of `straightWay`. */
export function straightKm(way: readonly Point[], isLand: (lat: number, lng: number) => boolean): number {
  const points = straightWay(way, isLand)
  return points.reduce((km, point, index) => km + haversineKm(points[index - 1] ?? point, point), 0)
}

/**
 * The shortest way that visits points of `way` in their order and crosses no land.
 * Stretches of the way itself count as water: a net of 20 km cuts capes and fjords.
 */
export function straightWay(way: readonly Point[], isLand: (lat: number, lng: number) => boolean): Point[] {
  const points = withSteps(way)
  const [first, last] = [points[0] as Point, points.at(-1) as Point]
  const isOpen = (point: Point) =>
    !isLand(point.lat, point.lng) ||
    haversineKm(point, first) <= harbourKm ||
    haversineKm(point, last) <= harbourKm
  const sees = (a: Point, b: Point, km: number) => {
    const samples = Math.ceil(km / sampleKm)
    for (let sample = 1; sample < samples; sample++)
      if (!isOpen(between(a, b, sample / samples))) return false
    return true
  }
  const best = points.map(() => Number.POSITIVE_INFINITY)
  const before = points.map(() => 0)
  best[0] = 0
  for (let to = 1; to < points.length; to++)
    for (let from = 0; from < to; from++) {
      const [a, b] = [points[from] as Point, points[to] as Point]
      const km = haversineKm(a, b)
      const total = (best[from] as number) + km
      if (total < (best[to] as number) && (from === to - 1 || sees(a, b, km))) {
        best[to] = total
        before[to] = from
      }
    }
  const straight: Point[] = []
  for (let at = points.length - 1; at > 0; at = before[at] as number) straight.push(points[at] as Point)
  return [first, ...straight.reverse()]
}
