// The only access to the compiled catalogue, with load-night.ts for night trains, load-lines.ts for lines of maps and
// load-files.ts for files of functions and browsers. Files are not imported, but read on first use and cached. Every export is a
// question (`asked`): a page depends on the answers it got, so ask for one entry rather than for a whole list (A12).

import { buildDay } from '#lib/build-day.ts'
import { asked } from '#lib/reads.ts'
import { type BorderFact, bordersBetween } from './border.ts'
import { type Direction, directions, type ServiceCalls } from './call.ts'
import type { Airport } from './city-airports.ts'
import type { Climate } from './climate.ts'
import { all, entry, entryIfAny, once, read } from './compiled-files.ts'
import type { CountryPairFacts, CountryPairText } from './content/country-pair.ts'
import type { FerryRouteFacts, FerryRouteText } from './content/ferry-route.ts'
import type { GuideFacts, GuideText } from './content/guide.ts'
import type { LandmarkFacts, LandmarkText } from './content/landmark.ts'
import type { Entry } from './content/text.ts'
import type { CityFacts, Country } from './country.ts'
import type { Factor, FactorId, RatedFareModel } from './factor.ts'
import type { Ages, Basis, KnownCounts, Source, SourceId } from './figure.ts'
import type { Mode } from './mode.ts'
import type { Operator, OperatorId, Stop, StopId } from './network.ts'
import type { OperatorRule } from './operator-rule.ts'
import { type CountryCode, citiesOf, type Place, type PlaceId } from './place.ts'
import { aboutTheWay, citiesByRank, routesByRank } from './rank.ts'
import type { BriefFile } from './reach/brief.ts'
import type { ReadingList } from './reading-list.ts'
import { relatedFinder } from './related.ts'
import type { Route, RouteBrief, RouteSummary, Slug } from './route.ts'
import type { CityDemand } from './season.ts'
import type { Service, ServiceId } from './service.ts'
import { hasEnded } from './timetable-year.ts'

export interface CatalogueMeta {
  /** newest date of all facts: 'YYYY' or 'YYYY-MM' */
  asOf: string
  cityCount: number
  routeCount: number
  /** hash of everything compiled */
  hash: string
}

/** Every place by id, junctions included. */
export const places = asked('places', () => all<Place>('places.json'))
/** The places with pages, by id. */
export const cities = asked('cities', () => citiesOf(places()))

/** Inhabitants of a town; 0 where GeoNames does not know them. */
export const townPopulation = asked(
  'townPopulation',
  (town: PlaceId) => entryIfAny<number>('town-populations.json', town) ?? 0,
)

/** Every city and town: cities by their rank, then towns, those with most inhabitants first. */
export const townsByDemand = asked('townsByDemand', () => {
  const towns = places().filter(({ kind }) => kind === 'town')
  const bySize = towns.sort((a, b) => townPopulation(b.id) - townPopulation(a.id))
  return [...citiesByRank(cities()), ...bySize.map(({ id }) => id)]
})

/** @throws RangeError for an unknown id, like all lookups by id below */
export const place = asked('place', (id: PlaceId) => entry<Place>('places.json', id))
export const stop = asked('stop', (id: StopId) => entry<Stop>('stops.json', id))
export const operator = asked('operator', (id: OperatorId) => entry<Operator>('operators.json', id))
export const source = asked('source', (id: SourceId) => entry<Source>('sources.json', id))
export const factor = asked('factor', (id: FactorId) => entry<Factor>('factors.json', id))
/** The model of a modelled price, with its error where it is known. */
export const fareModel = asked('fareModel', (id: string) => entry<RatedFareModel>('fare-models.json', id))
/** Days, season, berths and notes that a leg shows. */
export const service = asked('service', (id: ServiceId) => entry<Service>('services.json', id))

/** What is compared of every option from a city or town. */
export const briefFile = asked('briefFile', (town: PlaceId) => read<BriefFile>(`brief/${town}.json`))

/** A count of the whole catalogue by its name (scripts/compiler/emit/catalogue-figures.ts). */
export const catalogueFigure = asked('catalogueFigure', (name: string) => entry<number>('figures.json', name))

/** Where a service calls on its way; undefined where no feed that may be passed on says it. */
export const callsOf = asked('callsOf', (id: ServiceId) => entryIfAny<ServiceCalls>('calls.json', id))
/** The direction in which a service calls at one stop and then at another, where it is known. */
export const directionCalled = asked('directionCalled', (id: ServiceId, from: StopId, to: StopId) => {
  const ways = entryIfAny<ServiceCalls>('calls.json', id)?.ways ?? {}
  const at = (direction: Direction, stop: StopId) =>
    ways[direction]?.calls.findIndex((call) => call.stop === stop) ?? -1
  return directions.find((direction) => {
    const start = at(direction, from)
    return start >= 0 && start < at(direction, to)
  })
})

/** Ids of the services whose calls are known. */
export const calledServices = asked('calledServices', () =>
  Object.keys(read<Record<ServiceId, ServiceCalls>>('catalogue/calls.json')),
)

/** Monthly normals; undefined for a city without them in data/climate. */
export const climate = asked('climate', (city: PlaceId) => entryIfAny<Climate>('climate.json', city))
/** Inhabitants; for a country its currency, plugs and memberships. */
export const cityFacts = asked('cityFacts', (city: PlaceId) => entry<CityFacts>('city-facts.json', city))
export const country = asked('country', (code: CountryCode) => entry<Country>('countries.json', code))
/** Undefined for a country without rows in data/countries, as outside Europe. */
export const memberships = asked('memberships', (code: CountryCode) =>
  entryIfAny<Country>('countries.json', code),
)
export const cityDemand = asked('cityDemand', (city: PlaceId) => entry<CityDemand>('city-seasons.json', city))
/** Undefined for an operator without rules in data/. */
export const operatorRule = asked('operatorRule', (id: OperatorId) =>
  entryIfAny<OperatorRule>('operator-rules.json', id),
)
/** Facts of the border that a journey between two countries crosses; empty inside one country. */
export const borderFacts = asked('borderFacts', (from: CountryCode, to: CountryCode) =>
  bordersBetween(read<BorderFact[]>('catalogue/borders.json'), country(from), country(to)),
)

/** Airports of the catalogue's cities, by IATA code in capitals. */
export const airports = asked('airports', () => all<Airport>('airports.json'))
const airportOf = asked('airport', (code: string) => entry<Airport>('airports.json', code))
export const airport = (code: string) => airportOf(code.toUpperCase())
/** Names of an airport by language; undefined for one without them in data/airport-words, as of towns. */
export const airportNames = asked(
  'airportNames',
  (id: StopId) => entryIfAny<Airport>('airports.json', id.toUpperCase())?.names,
)
/** A city's airports with the ways between them and the city, nearest first. */
export const airportsOf = asked('airportsOf', (city: PlaceId) =>
  airports()
    .flatMap((found) => {
      const service = found.cities.find((served) => served.city === city)
      return service ? [{ airport: found, ...service }] : []
    })
    .sort((a, b) => a.km - b.km),
)

/** All factors, for the method page. */
export const factors = asked('factors', () => all<Factor>('factors.json'))
export const fareModels = asked('fareModels', () => all<RatedFareModel>('fare-models.json'))
export const sources = asked('sources', () => all<Source>('sources.json'))
export const stops = asked('stops', () => all<Stop>('stops.json'))
/** The railway stations of a city. */
export const stationsOf = asked('stationsOf', (city: PlaceId) =>
  stops().filter((stop) => stop.place === city && stop.kind === 'rail'),
)

/** One entry per route, sorted by slug. */
export const routeIndex = asked('routeIndex', () => read<RouteSummary[]>('catalogue/index.json'))
/** The order of every list of popular cities. */
export const popularCities = asked('popularCities', () => citiesByRank(places()))
/** Cities about the way between two, those in most demand first. */
export const citiesAround = asked('citiesAround', (origin: PlaceId, destination: PlaceId) =>
  aboutTheWay(place(origin), place(destination), popularCities().map(place)).map(({ id }) => id),
)
export const popularRoutes = asked('popularRoutes', () => routesByRank(routeIndex(), places()))
const withEnd = <T extends { until?: string }>(item: T) => ({
  ...item,
  hasEnded: item.until !== undefined && item.until < buildDay(),
})
/** How many services and prices rest on each basis. */
export const knownCounts = asked('knownCounts', () => read<KnownCounts>('catalogue/known-counts.json'))
/** Dates of the times and prices of some modes; modes without an option are left out. */
export const agesOf = asked('agesOf', (modes: readonly Mode[]): Ages | undefined => {
  const ages = read<Partial<Record<Mode, Ages>>>('catalogue/ages.json')
  const known = modes.flatMap((mode) => ages[mode] ?? [])
  const dates = known.flatMap(({ oldest, newest }) => [oldest, newest]).sort()
  return known.length > 0 ? { oldest: dates[0] as string, newest: dates.at(-1) as string } : undefined
})
/** For editors: what to read next, and which timetables end when or have ended by the day of the build. */
export const readingList = asked('readingList', () => {
  const { next, ends } = read<ReadingList>('catalogue/reading-list.json')
  return { next: next.map(withEnd), ends: ends.map(withEnd) }
})
export const meta = asked('meta', () => read<CatalogueMeta>('catalogue/meta.json'))
/** Questions about one kind of written content: all entries by id, one of them, and the facts of all without texts. */
function content<Facts, Text>(kind: string) {
  const entries = () => read<Record<string, Entry<Facts, Text>>>(`catalogue/content/${kind}.json`)
  return {
    all: asked(kind, entries),
    one: asked(`one of ${kind}`, (id: string) => entries()[id]),
    facts: asked(`facts of ${kind}`, () =>
      Object.entries(entries()).map(([id, { facts }]): [string, Facts] => [id, facts]),
    ),
  }
}
/** Written content about cities, sights, crossings and pairs of countries. */
export const { all: guides, one: guide } = content<GuideFacts, GuideText>('guides')
export const {
  all: landmarks,
  one: landmark,
  facts: landmarkFacts,
} = content<LandmarkFacts, LandmarkText>('landmarks')
export const {
  all: ferryRoutes,
  one: ferryRoute,
  facts: ferryFacts,
} = content<FerryRouteFacts, FerryRouteText>('ferryRoutes')
export const {
  all: countryPairs,
  one: countryPair,
  facts: countryPairFacts,
} = content<CountryPairFacts, CountryPairText>('countryPairs')

const summaries = () =>
  once('summaries', () => new Map(routeIndex().map((summary) => [summary.slug, summary])))

/** Undefined when the catalogue lacks the route. */
export const routeSummary = asked('routeSummary', (slug: Slug): RouteSummary | undefined =>
  summaries().get(slug),
)

/** What a line about a route shows; undefined when the catalogue lacks it. */
export const routeInBrief = asked('routeInBrief', (slug: Slug): RouteBrief | undefined => {
  const summary = summaries().get(slug)
  if (!summary) return undefined
  const { origin, destination, distanceKm, best } = summary
  return { slug, origin, destination, distanceKm, best }
})

/** Slugs of the routes most related to one, in that order (D29). */
export const relatedTo = asked('relatedTo', (slug: Slug): Slug[] => {
  const summary = summaries().get(slug)
  const find = once('related', () => relatedFinder(routeIndex()))
  return summary ? find(summary).map((related) => related.slug) : []
})

/** The whole route with its options. @throws RangeError when the catalogue lacks the route */
export const route = asked('route', (slug: Slug): Route => {
  const summary = summaries().get(slug)
  const found =
    summary && read<Record<PlaceId, Route>>(`catalogue/routes/${summary.origin}.json`)[summary.destination]
  if (!found) throw new RangeError(`The catalogue has no route "${slug}". Take slugs from routeIndex().`)
  return found
})

/** Whether what was read in a timetable as of a date no longer holds on the day of the build. */
export const hasTimetableEnded = asked('hasTimetableEnded', (mode: Mode, basis: Basis, asOf: string) =>
  hasEnded({ mode, basis, asOf }, buildDay()),
)
