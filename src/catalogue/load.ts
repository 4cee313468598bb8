// The only access to the compiled catalogue. Files are not imported, but read on first use and cached.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { BorderFact } from './border.ts'
import type { Airport } from './city-airports.ts'
import type { Climate } from './climate.ts'
import type { CountryPairFacts, CountryPairText } from './content/country-pair.ts'
import type { FerryRouteFacts, FerryRouteText } from './content/ferry-route.ts'
import type { GuideFacts, GuideText } from './content/guide.ts'
import type { LandmarkFacts, LandmarkText } from './content/landmark.ts'
import type { Entry } from './content/text.ts'
import type { CityFacts, Country } from './country.ts'
import type { Factor, FactorId } from './factor.ts'
import type { Source, SourceId } from './figure.ts'
import type { Operator, OperatorId, Stop, StopId } from './network.ts'
import type { OperatorRule } from './operator-rule.ts'
import { type CountryCode, citiesOf, type Place, type PlaceId } from './place.ts'
import { citiesByRank, routesByRank } from './rank.ts'
import { relatedFinder } from './related.ts'
import type { Route, RouteSummary, Slug } from './route.ts'
import type { CityDemand } from './season.ts'
import type { Service, ServiceId } from './service.ts'

export interface CatalogueMeta {
  /** newest date of all facts: 'YYYY' or 'YYYY-MM' */
  asOf: string
  cityCount: number
  routeCount: number
  /** hash of everything compiled */
  hash: string
}

const cache = new Map<string, unknown>()

/** @throws Error when the catalogue is not compiled */
function readText(file: string): string {
  const path = resolve(process.cwd(), '.build', file)
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    throw new Error(`${path}: the compiled catalogue is not there. Run: npm run data -- catalogue`, { cause })
  }
}

function read<T>(file: string): T {
  const known = cache.get(file)
  if (known !== undefined) return known as T
  const value = JSON.parse(readText(file)) as T
  cache.set(file, value)
  return value
}

const entryIfAny = <T>(file: string, id: string): T | undefined =>
  read<Record<string, T>>(`catalogue/${file}`)[id]

function entry<T>(file: string, id: string): T {
  const value = entryIfAny<T>(file, id)
  if (value === undefined)
    throw new RangeError(`${file} has no "${id}". Check the id, or run: npm run data -- catalogue`)
  return value
}

/** Every place by id, junctions included. */
export const places = (): Place[] => Object.values(read<Record<PlaceId, Place>>('catalogue/places.json'))
/** The places with pages, by id. */
export function cities(): Place[] {
  return citiesOf(places())
}

/** @throws RangeError for an unknown id, like all lookups by id below */
export const place = (id: PlaceId) => entry<Place>('places.json', id)
export const stop = (id: StopId) => entry<Stop>('stops.json', id)
export const operator = (id: OperatorId) => entry<Operator>('operators.json', id)
export const source = (id: SourceId) => entry<Source>('sources.json', id)
export const factor = (id: FactorId) => entry<Factor>('factors.json', id)
/** Days, season, berths and notes that a leg shows. */
export const service = (id: ServiceId) => entry<Service>('services.json', id)

/** Monthly normals; undefined for a city without them in data/climate. */
export const climate = (city: PlaceId) => entryIfAny<Climate>('climate.json', city)
/** Inhabitants; for a country its currency, plugs and memberships. */
export const cityFacts = (city: PlaceId) => entry<CityFacts>('city-facts.json', city)
export const country = (code: CountryCode) => entry<Country>('countries.json', code)
/** Undefined for a country without rows in data/countries, as outside Europe. */
export const memberships = (code: CountryCode) => entryIfAny<Country>('countries.json', code)
export const cityDemand = (city: PlaceId) => entry<CityDemand>('city-seasons.json', city)
/** Undefined for an operator without rules in data/. */
export const operatorRule = (id: OperatorId) => entryIfAny<OperatorRule>('operator-rules.json', id)
/** Facts of all borders; `bordersBetween` in border.ts filters them for a pair of countries. */
export const borderFacts = () => read<BorderFact[]>('catalogue/borders.json')

/** Airports of the catalogue's cities, by IATA code in capitals. */
export const airports = () => Object.values(read<Record<string, Airport>>('catalogue/airports.json'))
export const airport = (code: string) => entry<Airport>('airports.json', code.toUpperCase())
/** A city's airports with the ways between them and the city, nearest first. */
export function airportsOf(city: PlaceId) {
  return airports()
    .flatMap((found) => {
      const service = found.cities.find((served) => served.city === city)
      return service ? [{ airport: found, ...service }] : []
    })
    .sort((a, b) => a.km - b.km)
}

/** All factors, for the method page. */
export const factors = () => Object.values(read<Record<FactorId, Factor>>('catalogue/factors.json'))
export const sources = () => Object.values(read<Record<SourceId, Source>>('catalogue/sources.json'))
export const stops = () => Object.values(read<Record<StopId, Stop>>('catalogue/stops.json'))

/** One entry per route, sorted by slug. */
export const routeIndex = () => read<RouteSummary[]>('catalogue/index.json')
/** The order of every list of popular cities. */
export const popularCities = () => citiesByRank(places())
export const popularRoutes = () => routesByRank(routeIndex(), places())
export const meta = () => read<CatalogueMeta>('catalogue/meta.json')
/** JSON for functions: the `Directory` of cities and routes, the places and the land of the world. */
export const directoryText = () => readText('server/directory.json')
export const gazetteerText = () => readText('server/gazetteer.json')
export const gazetteerCount = () =>
  read<{ places: string }>('server/gazetteer.json').places.split('\n').length
export const landText = () => readText('server/land.json')

const content = <Facts, Text>(kind: string) =>
  read<Record<string, Entry<Facts, Text>>>(`catalogue/content/${kind}.json`)
/** Written content about cities, sights, crossings and pairs of countries, by id. */
export const guides = () => content<GuideFacts, GuideText>('guides')
export const landmarks = () => content<LandmarkFacts, LandmarkText>('landmarks')
export const ferryRoutes = () => content<FerryRouteFacts, FerryRouteText>('ferryRoutes')
export const countryPairs = () => content<CountryPairFacts, CountryPairText>('countryPairs')

/** Computed on first use. */
function once<T>(name: string, work: () => T): T {
  if (!cache.has(name)) cache.set(name, work())
  return cache.get(name) as T
}

const summaries = () =>
  once('summaries', () => new Map(routeIndex().map((summary) => [summary.slug, summary])))

/** The routes most related to one, in that order (D29). */
export function relatedTo(summary: RouteSummary): RouteSummary[] {
  return once('related', () => relatedFinder(routeIndex()))(summary)
}

/** Undefined when the catalogue lacks the route. */
export function routeSummary(slug: Slug): RouteSummary | undefined {
  return summaries().get(slug)
}

/** The whole route with its options. @throws RangeError when the catalogue lacks the route */
export function route(slug: Slug): Route {
  const summary = routeSummary(slug)
  const found =
    summary && read<Record<PlaceId, Route>>(`catalogue/routes/${summary.origin}.json`)[summary.destination]
  if (!found) throw new RangeError(`The catalogue has no route "${slug}". Take slugs from routeIndex().`)
  return found
}
