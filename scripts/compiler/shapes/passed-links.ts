// Which tunnels and bridges a line of a train passes.
import { shapeLimits } from '#catalogue/coefficients.ts'
import type { FixedLink } from '#catalogue/fixed-link.ts'
import { haversineKm, kmPerDegree, type Point } from '#geo/distance.ts'
import { nearestPart } from '#geo/nearest-part.ts'

/**
 * How far both ends together may lie beside a line, as part of its stretch about them: between two known points a line is
 * straight, and rails that are 15 % longer (D169) bend away from it by up to 0.3 of it.
 */
const beside = 0.3
/** But at least so far, kilometres: lines are simplified to half a kilometre, ends known within one or two. */
const leastKm = 4
/** And no end further than this: what lies beyond is another valley. */
const mostKm = 9
/** The way through a link may be longer than the stretch or shorter, by as much as a true line than its rails. */
const longer = shapeLimits.shorter

/** The place of a line that is nearest to a point. */
interface Nearest {
  /** the line's point before and after */
  index: number
  /** 0 at the point before, 1 at the one after */
  part: number
  /** kilometres to it */
  km: number
}

/** The part of a straight stretch at which it is nearest to a point, in a plane that is true there. */
function partNear(at: Point, from: Point, to: Point): number {
  const shrink = Math.cos((at.lat / 180) * Math.PI)
  const [dx, dy] = [(to.lng - from.lng) * shrink, to.lat - from.lat]
  const [px, py] = [(at.lng - from.lng) * shrink, at.lat - from.lat]
  return nearestPart(dx, dy, px, py)
}

function nearestOn(points: readonly Point[], at: Point): Nearest {
  let best: Nearest = { index: 0, part: 0, km: Number.POSITIVE_INFINITY }
  for (const [index, from] of points.slice(0, -1).entries()) {
    const to = points[index + 1] as Point
    const part = partNear(at, from, to)
    const place = { lat: from.lat + part * (to.lat - from.lat), lng: from.lng + part * (to.lng - from.lng) }
    const km = haversineKm(at, place)
    if (km < best.km) best = { index, part, km }
  }
  return best
}

const lengthOf = (points: readonly Point[]) =>
  points.slice(1).reduce((km, point, index) => km + haversineKm(points[index] as Point, point), 0)

const orderOf = ({ index, part }: Nearest) => index + part

/** Where along a line a link lies, as a number that rises in the direction of travel; undefined where it is not passed. */
function placeOn(points: readonly Point[], { from, to, km }: FixedLink): number | undefined {
  const ends = [from, to].map((end) => ({ end, near: nearestOn(points, end) }))
  const [first, last] = ends.sort((a, b) => orderOf(a.near) - orderOf(b.near)) as [End, End]
  const stretch = points.slice(first.near.index, last.near.index + 2)
  const stretchKm = lengthOf(stretch)
  if (first.near.km > mostKm || last.near.km > mostKm) return undefined
  if (first.near.km + last.near.km > Math.max(leastKm, beside * stretchKm)) return undefined
  const wayKm =
    haversineKm(stretch[0] as Point, first.end) + km + haversineKm(last.end, stretch.at(-1) as Point)
  return Math.abs(wayKm / stretchKm - 1) <= longer ? orderOf(first.near) : undefined
}
interface End {
  end: Point
  near: Nearest
}

/** Tells points that a line may pass within `mostKm` from those outside a box about it, which are most. */
function isNearBox(points: readonly Point[]): (at: Point) => boolean {
  const [lats, lngs] = [points.map(({ lat }) => lat), points.map(({ lng }) => lng)]
  const [south, north] = [Math.min(...lats), Math.max(...lats)]
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)]
  // a tenth more, since the sides of the box are no great circles
  const high = (1.1 * mostKm) / kmPerDegree
  const wide = high / Math.cos(((Math.max(-south, north) + high) / 180) * Math.PI)
  return ({ lat, lng }) => lat > south - high && lat < north + high && lng > west - wide && lng < east + wide
}

/**
 * The links that a line of a train passes, in the direction of travel: both ends lie beside it, and the way through
 * the link is about as long as the line there.
 * @param kmPerHour mean speed of the train; slower ones than a link is for take another line
 */
export function passedLinks(
  points: readonly Point[],
  links: Iterable<FixedLink>,
  kmPerHour: number,
): FixedLink[] {
  const isNear = isNearBox(points)
  return [...links]
    .filter(({ carries, leastKmPerHour = 0 }) => carries !== 'road' && kmPerHour >= leastKmPerHour)
    .filter(({ from, to }) => isNear(from) && isNear(to))
    .flatMap((link) => {
      const place = placeOn(points, link)
      return place === undefined ? [] : [{ link, place }]
    })
    .sort((a, b) => a.place - b.place)
    .map(({ link }) => link)
}
