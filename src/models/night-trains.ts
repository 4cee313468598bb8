// The page of night trains: a board for each town where one may board, and a map of all lines.
import { nightDepartures, operator, place, stop } from '#catalogue/load.ts'
import type { OperatorId } from '#catalogue/network.ts'
import type { NightCall, NightDeparture } from '#catalogue/night-train.ts'
import type { PlaceId } from '#catalogue/place.ts'
import { type Weekday, weekdays } from '#catalogue/service.ts'
import { placeLabels, type View } from '#geo/label-places.ts'
import { drawnHeight, drawnWidth, linePath } from '#geo/land-drawing.ts'
import { labelSize } from '#geo/map-views.ts'
import {
  countryName,
  formatDayMonth,
  formatList,
  formatNumber,
  formatTime,
  formatWeekday,
} from '#i18n/format.ts'
import type { Messages } from '#i18n/messages/en.ts'
import { pathTo } from '#i18n/paths.ts'
import type { Language } from '#lib/languages.ts'
import { memo } from '#lib/memo.ts'
import { routeSlug } from '#places/slug.ts'
import { ageLines } from './content/ages.ts'
import { descriptionOf } from './head.ts'
import { drawWholeOf } from './map-drawing.ts'
import { operatorNames, placeName, stopName } from './names.ts'
import type { DrawnMap } from './on-request/map-marks.ts'

const townOf = (departure: NightDeparture): PlaceId => stop(departure.from).place

/** "Mon, Wed and Fri", "29 May to 25 September only"; empty for a train of every night. */
function nightsOf({ days, season }: NightDeparture, lang: Language, t: Messages): string[] {
  const nameOf = (day: Weekday) => formatWeekday(weekdays.indexOf(day) + 1, lang)
  return [
    ...(days ? [formatList(days.map(nameOf), lang)] : []),
    ...(season ? [t.route.season(formatDayMonth(season.from, lang), formatDayMonth(season.to, lang))] : []),
  ]
}

function callRow({ to, arrives, low, fare }: NightCall, from: PlaceId, lang: Language) {
  const town = stop(to).place
  return {
    href: pathTo.route(routeSlug(from, town), lang),
    name: placeName(town, lang),
    arrives: formatTime(arrives, lang),
    low,
    isEstimate: fare.basis === 'modelled',
  }
}

function departureRow(departure: NightDeparture, lang: Language, t: Messages) {
  const { from, departs, operators, product, berths, calls } = departure
  const name = operatorNames(operators, lang)
  return {
    departs: formatTime(departs, lang),
    station: stopName(from, lang),
    /** empty where it is the operator's name */
    train: product === name ? '' : product,
    /** all operators; the first sells */
    seller: { href: operator(operators[0] as OperatorId).site, name },
    nights: nightsOf(departure, lang, t),
    berths: formatList(
      berths.map((berth) => t.transport.berths[berth]),
      lang,
    ),
    calls: calls.map((call) => callRow(call, townOf(departure), lang)),
  }
}

/** "Rome, Venice, Zurich": every town, those of the first trains first. */
const reachedFrom = (departures: readonly NightDeparture[], lang: Language): string =>
  [...new Set(departures.flatMap(({ calls }) => calls.map(({ to }) => stop(to).place)))]
    .map((town) => placeName(town, lang))
    .join(', ')

/** The boards, by the names of the towns. */
function boards(lang: Language, t: Messages) {
  const byTown = [...Map.groupBy(nightDepartures(), townOf)].map(([id, departures]) => ({
    id,
    name: placeName(id, lang),
    country: countryName(place(id).country, lang),
    reached: reachedFrom(departures, lang),
    rows: departures.map((departure) => departureRow(departure, lang, t)),
  }))
  return byTown.sort((a, b) => a.name.localeCompare(b.name, lang))
}

/** The drawing on a phone and on a desktop; names are larger on the smaller one. */
const views: View[] = [1.5, 1].map((scale) => ({
  ...{ left: 2, right: drawnWidth - 2, top: 2, bottom: drawnHeight - 2 },
  scale,
}))
/** Towns that may have a name, and the first of them, which always have one; dots of others may lie below a name. */
const named = { most: 28, always: 8 }
const radius = { named: 2, other: 1.25 }

/** Lines between towns where trains stop one after the other, and towns, those with most trains first. */
const lines = memo(() => {
  const pairs = new Set<string>()
  const counts = new Map<PlaceId, number>()
  for (const departure of nightDepartures()) {
    const towns = [townOf(departure), ...departure.calls.map(({ to }) => stop(to).place)]
    for (const [index, town] of towns.entries()) {
      counts.set(town, (counts.get(town) ?? 0) + 1)
      const before = towns[index - 1]
      if (before && before !== town) pairs.add([before, town].sort().join(' '))
    }
  }
  const towns = [...counts].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1)).map(([id]) => id)
  return { towns, pairs: [...pairs].map((pair) => pair.split(' ') as [PlaceId, PlaceId]) }
})

/** The map of all lines; a name without room is left out. */
function linesMap(lang: Language): DrawnMap {
  const { towns, pairs } = lines()
  const { width, height, land, points } = drawWholeOf(towns.map(place))
  const at = new Map(towns.map((id, index) => [id, points[index] as (typeof points)[number]]))
  const line = (id: PlaceId) => {
    const { x, y } = at.get(id) as { x: number; y: number }
    return [x, y]
  }
  const marks = towns.map((id, index) => ({
    ...(points[index] as (typeof points)[number]),
    ...{ radius: radius.named, name: placeName(id, lang), label: '', isEnd: index < named.always },
  }))
  const spots = placeLabels({ marks: marks.slice(0, named.most), lines: [], size: labelSize, views })
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

/** The view model of the page. */
export function nightTrainsPage(lang: Language, t: Messages) {
  const departures = nightDepartures()
  const towns = boards(lang, t)
  const companies = new Set(departures.flatMap((departure) => departure.operators))
  const counts = {
    departures: formatNumber(departures.length, lang),
    towns: formatNumber(towns.length, lang),
    companies: formatNumber(companies.size, lang),
  }
  return {
    title: t.night.title,
    description: descriptionOf(t.night.description(counts), lang),
    intro: t.night.intro(counts),
    map: linesMap(lang),
    towns,
    ages: ageLines(
      departures.map(({ known }) => known),
      lang,
    ),
  }
}
