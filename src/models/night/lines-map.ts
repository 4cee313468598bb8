// The map of night trains: lines between the towns where a train stops one after the other, along the rails where they are known.
import type { SourceId } from '#catalogue/figure.ts'
import { place, stop } from '#catalogue/load.ts'
import { shapeLine } from '#catalogue/load-lines.ts'
import type { Stop } from '#catalogue/network.ts'
import type { NightDeparture } from '#catalogue/night-train.ts'
import type { PlaceId } from '#catalogue/place.ts'
import type { Point } from '#geo/distance.ts'
import { placeLabels, type View } from '#geo/label-places.ts'
import { drawnHeight, drawnWidth, linePath } from '#geo/land-frame.ts'
import { simplifyLine } from '#geo/land-simplify.ts'
import { belowManyLines, inFull } from '#geo/map-room.ts'
import { labelSize } from '#geo/map-views.ts'
import { unpackLine } from '#geo/shape-line.ts'
import type { Language } from '#lib/languages.ts'
import { drawWholeOf } from '../map-drawing.ts'
import { placeName } from '../names.ts'
import type { DrawnMap } from '../on-request/map-marks.ts'
import { partOfLine } from '../route/leg-line.ts'

/** The drawing on a phone and on a desktop; names are larger on the smaller one. */
const views: View[] = [1.5, 1].map((scale) => ({
  ...{ left: 2, right: drawnWidth - 2, top: 2, bottom: drawnHeight - 2 },
  scale,
}))
/** Very many lines lie close together, and weigh: they follow the rails less closely, and no rivers or borders lie below. */
const areMany = ({ length }: NightLines['pairs']) => length > 100
/** How far a line may pass by the rails, units. */
const toleranceOf = (lines: NightLines['pairs']) => (areMany(lines) ? 7 : 2)
/** Towns that may have a name; dots of others may lie below one. */
const mostNamed = 28
const radius = { named: 2, other: 1.25 }

/** Degrees of latitude that a map shows at least, about 1000 km: few towns in a row would lie on bare land. */
const leastSpan = 9

/** Two points in the middle that widen a map of towns too close to each other; none for others. */
function widening(points: readonly Point[]): Point[] {
  const middle = (axis: keyof Point) => {
    const values = points.map((point) => point[axis])
    return {
      at: (Math.min(...values) + Math.max(...values)) / 2,
      span: Math.max(...values) - Math.min(...values),
    }
  }
  const { at: lat, span } = middle('lat')
  const { at: lng } = middle('lng')
  return span < leastSpan ? [-1, 1].map((side) => ({ lat: lat + (side * leastSpan) / 2, lng })) : []
}

/** Towns, the pairs of them that a line joins, and where it runs between them; the towns with most trains first. */
export interface NightLines {
  towns: readonly PlaceId[]
  pairs: readonly Stretch[]
  /** publications that show where the lines run */
  sources: readonly SourceId[]
}

interface Stretch {
  ends: readonly [PlaceId, PlaceId]
  /** where it runs between the two; empty where that is not known */
  along: readonly Point[]
  sources: readonly SourceId[]
}

/** From town to town, each in the order of the alphabet, so that both directions are one. */
function stretchesOf(stops: readonly Stop[], departure: NightDeparture): Stretch[] {
  const shape = shapeLine(departure.calls.at(-1)?.service ?? '')
  const line = shape && unpackLine(shape.line)
  return stops.slice(1).flatMap((stop, index) => {
    const [one, other] = [stops[index] as Stop, stop].sort((a, b) => (a.place < b.place ? -1 : 1)) as [
      Stop,
      Stop,
    ]
    if (one.place === other.place) return []
    const along = line ? partOfLine(line, one, other).slice(1, -1) : []
    return { ends: [one.place, other.place], along, sources: along.length > 0 ? (shape?.sources ?? []) : [] }
  })
}

/** The lines of some departures, up to the last call of each. @param town comes first, where the map is about one */
export function linesOf(departures: readonly NightDeparture[], town?: PlaceId): NightLines {
  const pairs = new Map<string, Stretch>()
  const counts = new Map<PlaceId, number>()
  for (const departure of departures) {
    const stops = [departure.from, ...departure.calls.map(({ to }) => to)].map(stop)
    for (const { place: id } of stops) counts.set(id, (counts.get(id) ?? 0) + 1)
    for (const stretch of stretchesOf(stops, departure)) {
      const key = stretch.ends.join(' ')
      if (!pairs.get(key)?.along.length) pairs.set(key, stretch)
    }
  }
  const first = (id: PlaceId) => Number(id === town)
  const towns = [...counts]
    .sort(([a, many], [b, more]) => first(b) - first(a) || more - many || (a < b ? -1 : 1))
    .map(([id]) => id)
  const sources = new Set([...pairs.values()].flatMap((stretch) => stretch.sources))
  return { towns, pairs: [...pairs.values()], sources: [...sources].sort() }
}

/** The drawing of lines; a name without room is left out. @param always so many towns, the first, have one in any case */
export function linesMap(
  { towns, pairs }: Pick<NightLines, 'towns' | 'pairs'>,
  lang: Language,
  always: number,
): DrawnMap {
  const places = towns.map(place)
  const wide = [...places, ...widening(places)]
  const { width, height, land, inland, points } = drawWholeOf(
    [...wide, ...pairs.flatMap(({ along }) => along)],
    areMany(pairs) ? belowManyLines : inFull,
  )
  const at = new Map(towns.map((id, index) => [id, points[index] as (typeof points)[number]]))
  const line = (id: PlaceId) => {
    const { x, y } = at.get(id) as { x: number; y: number }
    return [x, y]
  }
  let next = wide.length
  const paths = pairs.map(({ ends: [from, to], along }) => {
    const between = points.slice(next, next + along.length).flatMap(({ x, y }) => [x, y])
    next += along.length
    return linePath(simplifyLine([...line(from), ...between, ...line(to)], () => toleranceOf(pairs)))
  })
  const marks = towns.map((id, index) => ({
    ...(points[index] as (typeof points)[number]),
    ...{ radius: radius.named, name: placeName(id, lang), label: '', isEnd: index < always },
  }))
  const spots = placeLabels({ marks: marks.slice(0, mostNamed), lines: [], size: labelSize, views })
  const drawn = marks.map(({ isEnd, ...mark }, index) => ({
    ...mark,
    spot: spots[index],
    ...(!spots[index] && { radius: radius.other }),
  }))
  return {
    ...{ width, height, land, inland },
    way: { mode: 'train', path: paths.join('') },
    // names lie on top
    marks: drawn.sort((a, b) => Number(Boolean(a.spot)) - Number(Boolean(b.spot))),
  }
}
