// Local transport at both ends: stops of the page's options, and ways between them and the centre.
import { airportsOf, stop } from '#catalogue/load.ts'
import type { LocalMode } from '#catalogue/local-mode.ts'
import { isServed } from '#catalogue/mode.ts'
import type { StopId } from '#catalogue/network.ts'
import type { PlaceId } from '#catalogue/place.ts'
import type { PriceRange, Route } from '#catalogue/route.ts'
import { formatMinutes } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages/en.ts'
import { pathTo } from '#i18n/paths.ts'
import type { Prose } from '#i18n/prose/en.ts'
import type { Language } from '#lib/languages.ts'
import { ageLines } from '../content/ages.ts'
import { placeName, stopName } from '../names.ts'

/** A way between a stop and the centre. */
interface TransferLine {
  by: LocalMode
  /** a named line with its operator, or the local mode: "by metro" */
  name: string
  minutes: number
  /** "35m, every 10m" */
  text: string
  eur?: PriceRange
}
export interface StopTransfers {
  stop: StopId
  name: string
  /** page of the airport's transfers */
  href?: string
  lines: TransferLine[]
}
export interface EndTransport {
  city: PlaceId
  cityName: string
  stations: StopTransfers[]
  airports: StopTransfers[]
}

/** Named ways per airport on a route page; the airport's own page has all. */
const waysShown = 2

function stopsAt(end: 'origin' | 'destination', { options }: Route): StopId[] {
  const ids = options
    .filter(({ mode }) => isServed(mode))
    .flatMap(({ legs }) => (end === 'origin' ? legs[0]?.from : legs.at(-1)?.to) ?? [])
  return [...new Set(ids)]
}

function accessLine(id: StopId, lang: Language, t: Messages): TransferLine[] {
  const { access } = stop(id)
  if (!access) return []
  const { by, minutes, eur } = access
  const name = t.transport.local[by]
  return [
    {
      by,
      name,
      minutes,
      text: formatMinutes(minutes, lang),
      ...(eur > 0 && { eur: { low: eur, high: eur } }),
    },
  ]
}

const serving = (id: StopId, city: PlaceId) =>
  airportsOf(city).find(({ airport }) => airport.code === id.toUpperCase())

/** The fastest public ways from an airport to a city; the general way where no named one is known. */
function airportLines(id: StopId, city: PlaceId, lang: Language, t: Messages, prose: Prose): TransferLine[] {
  const named = waysOf(id, city)
  if (named.length === 0) return accessLine(id, lang, t)
  return named.map(({ by, name, minutes, everyMinutes, eur }) => ({
    by,
    name: name?.[lang] ?? t.transport.local[by],
    minutes: minutes.low,
    text: [
      formatMinutes(minutes.low, lang),
      everyMinutes && prose.local.every(formatMinutes(everyMinutes, lang)),
    ]
      .filter(Boolean)
      .join(', '),
    eur,
  }))
}

function endTransport(
  end: 'origin' | 'destination',
  route: Route,
  lang: Language,
  t: Messages,
  prose: Prose,
) {
  const city = route[end]
  const ids = stopsAt(end, route)
  const isAirport = (id: StopId) => stop(id).kind === 'airport'
  const transfers = (id: StopId, lines: TransferLine[]) => ({ stop: id, name: stopName(id, lang), lines })
  return {
    city,
    cityName: placeName(city, lang),
    stations: ids.filter((id) => !isAirport(id)).map((id) => transfers(id, accessLine(id, lang, t))),
    airports: ids.filter(isAirport).map((id) => ({
      ...transfers(id, airportLines(id, city, lang, t, prose)),
      ...(serving(id, city) && { href: pathTo.airport(id, city, lang) }),
    })),
  }
}

/** Named ways shown, whose dates a line below names; the ways to other stops are in the receipts of the options. */
const waysOf = (id: StopId, city: PlaceId) =>
  (serving(id, city)?.ways ?? [])
    .filter(({ estimated, by }) => !estimated && by !== 'taxi')
    .sort((a, b) => a.minutes.low - b.minutes.low)
    .slice(0, waysShown)

/** Where the ways between airports and centres come from and of when they are. */
export const localAges = (route: Route, lang: Language): string[] =>
  ageLines(
    (['origin', 'destination'] as const).flatMap((end) =>
      stopsAt(end, route).flatMap((id) => waysOf(id, route[end])),
    ),
    lang,
  )

/** Local transport at both ends, the origin first. */
export function localTransport(
  route: Route,
  lang: Language,
  t: Messages,
  prose: Prose,
): [EndTransport, EndTransport] {
  return [endTransport('origin', route, lang, t, prose), endTransport('destination', route, lang, t, prose)]
}
