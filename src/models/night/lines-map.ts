// The map of night trains: lines between the towns where a train stops one after the other.
import { place, stop } from '#catalogue/load.ts'
import type { NightDeparture } from '#catalogue/night-train.ts'
import type { PlaceId } from '#catalogue/place.ts'
import type { Point } from '#geo/distance.ts'
import { placeLabels, type View } from '#geo/label-places.ts'
import { drawnHeight, drawnWidth, linePath } from '#geo/land-drawing.ts'
import { labelSize } from '#geo/map-views.ts'
import type { Language } from '#lib/languages.ts'
import { drawWholeOf } from '../map-drawing.ts'
import { placeName } from '../names.ts'
import type { DrawnMap } from '../on-request/map-marks.ts'
import { townOf } from './rows.ts'

/** The drawing on a phone and on a desktop; names are larger on the smaller one. */
const views: View[] = [1.5, 1].map((scale) => ({
  ...{ left: 2, right: drawnWidth - 2, top: 2, bottom: drawnHeight - 2 },
  scale,
}))
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

/** Towns and the pairs of them that a line joins; the towns with most trains first. */
export interface NightLines {
  towns: readonly PlaceId[]
  pairs: readonly (readonly [PlaceId, PlaceId])[]
}

/** The lines of some departures, up to the last call of each. @param town comes first, where the map is about one */
export function linesOf(departures: readonly NightDeparture[], town?: PlaceId): NightLines {
  const pairs = new Set<string>()
  const counts = new Map<PlaceId, number>()
  for (const departure of departures) {
    const towns = [townOf(departure), ...departure.calls.map(({ to }) => stop(to).place)]
    for (const [index, id] of towns.entries()) {
      counts.set(id, (counts.get(id) ?? 0) + 1)
      const before = towns[index - 1]
      if (before && before !== id) pairs.add([before, id].sort().join(' '))
    }
  }
  const first = (id: PlaceId) => Number(id === town)
  const towns = [...counts]
    .sort(([a, many], [b, more]) => first(b) - first(a) || more - many || (a < b ? -1 : 1))
    .map(([id]) => id)
  return { towns, pairs: [...pairs].map((pair) => pair.split(' ') as [PlaceId, PlaceId]) }
}

/** The drawing of lines; a name without room is left out. @param always so many towns, the first, have one in any case */
export function linesMap({ towns, pairs }: NightLines, lang: Language, always: number): DrawnMap {
  const places = towns.map(place)
  const { width, height, land, points } = drawWholeOf([...places, ...widening(places)])
  const at = new Map(towns.map((id, index) => [id, points[index] as (typeof points)[number]]))
  const line = (id: PlaceId) => {
    const { x, y } = at.get(id) as { x: number; y: number }
    return [x, y]
  }
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
    ...{ width, height, land },
    way: { mode: 'train', path: pairs.map((ends) => linePath(ends.flatMap(line))).join('') },
    // names lie on top
    marks: drawn.sort((a, b) => Number(Boolean(a.spot)) - Number(Boolean(b.spot))),
  }
}
