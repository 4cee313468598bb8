// A hash of everything a route's page shows: the day it last changed is the day this did (data/changed.csv).
import { createHash } from 'node:crypto'
import { popularRoutesCount } from '#catalogue/limits.ts'
import type { Place } from '#catalogue/place.ts'
import { routesByRank } from '#catalogue/rank.ts'
import { relatedFinder } from '#catalogue/related.ts'
import { isModelled, type RouteSummary } from '#catalogue/route.ts'
import type { Composed } from '../compose/compile.ts'
import { ratedModels } from '../figures/rated-models.ts'
import type { Network } from '../read/network.ts'
import type { Located } from '../read/table.ts'

const hashOfText = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 20)
const hashOf = (value: unknown) => hashOfText(JSON.stringify(value))

const routeTexts = new WeakMap<Composed, string>()

/** A route as JSON: the greater part of the catalogue, so its text is made once. */
export function routeText(route: Composed): string {
  const known = routeTexts.get(route) ?? JSON.stringify(route)
  routeTexts.set(route, known)
  return known
}

/** Hash of names and texts of files. */
export function hashOfFiles(files: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256')
  for (const [name, text] of files) hash.update(`${name}\0${text.length}\0`).update(text)
  return hash.digest('hex').slice(0, 20)
}

/** A record without its `where`. */
export function plain<T extends { where: string }>({ where: _where, ...record }: T): Omit<T, 'where'> {
  return record
}

/** Writes records of given ids as a list in JSON; routes share records, so the text of each is made once. */
function listed<T extends { where: string }>(textOf: (record: T) => string) {
  const texts = new WeakMap<T, string>()
  return (records: ReadonlyMap<string, T>, ids: Iterable<string>): string => {
    const found = [...new Set(ids)].sort().flatMap((id) => {
      const record = records.get(id)
      if (!record) return []
      const text = texts.get(record) ?? textOf(record)
      texts.set(record, text)
      return [text]
    })
    return `[${found.join(',')}]`
  }
}

const recordsIn = listed((record) => JSON.stringify(plain(record)))
/** Ranks only order popular routes, which are hashed for themselves. */
const placesIn = listed(({ rank: _rank, ...place }: Located<Place>) => JSON.stringify(plain(place)))

/** Names, addresses and coefficients a route's options refer to, as JSON. */
function shownRecords({ origin, destination, options }: Composed, network: Network): string {
  const legs = options.flatMap((option) => option.legs)
  const changes = options.flatMap((option) => option.changes)
  const stops = [...legs.flatMap(({ from, to }) => [from, to]), ...changes.flatMap(({ at, to }) => [at, to])]
  const places = [
    ...[origin, destination],
    ...stops.flatMap((id) => network.stops.get(id)?.place ?? []),
    ...stops, // ends of drives are places
  ]
  const figures = options.flatMap(({ minutes, price, co2, km, doorToDoor }) => [
    minutes,
    price,
    co2,
    km,
    doorToDoor,
  ])
  const { operators, services, sources, factors } = network
  const shown = {
    stops: recordsIn(network.stops, stops),
    places: placesIn(network.places, places),
    operators: recordsIn(
      operators,
      options.flatMap((option) => option.operators),
    ),
    services: recordsIn(
      services,
      legs.flatMap(({ service }) => service ?? []),
    ),
    sources: recordsIn(
      sources,
      [...figures, ...legs].flatMap((figure) => figure.sources),
    ),
    fareErrors: JSON.stringify(fareErrorsOf(options, network)),
    factors: recordsIn(
      factors,
      legs.flatMap(({ co2Parts }) => co2Parts.map(({ factor }) => factor)),
    ),
  }
  return `{${Object.entries(shown)
    .map(([name, text]) => `"${name}":${text}`)
    .join(',')}}`
}

/** How far off the models of the options' prices are. */
function fareErrorsOf(options: Composed['options'], network: Network) {
  const models = options.flatMap(({ fareParts }) => fareParts.filter(isModelled).map(({ of }) => of))
  const rated = ratedModels(network)
  return [...new Set(models)].sort().map((id) => rated[id]?.error ?? id)
}

/** Hashes by slug: of the route, the records it names, and the related and popular routes shown. */
export function contentHashes(
  routes: readonly Composed[],
  summaries: readonly RouteSummary[],
  network: Network,
): Map<string, string> {
  const lines = new Map(summaries.map((summary) => [summary.slug, hashOf(summary)]))
  const cityNames = (id: string) => network.places.get(id)?.names
  const line = ({ slug, origin, destination }: RouteSummary) => [
    lines.get(slug),
    cityNames(origin),
    cityNames(destination),
  ]
  const popular = hashOf(
    routesByRank(summaries, network.places.values()).slice(0, popularRoutesCount).map(line),
  )
  const related = relatedFinder(summaries)
  // The page also suggests the reverse route.
  const reverse = ({ origin, destination }: Composed) => lines.get(`${destination}-${origin}`)
  return new Map(
    routes.map((route) => {
      const others = JSON.stringify([related(route).map(line), reverse(route), popular]).slice(1)
      return [route.slug, hashOfText(`[${routeText(route)},${shownRecords(route, network)},${others}`)]
    }),
  )
}
