// Cities and routes by demand: the order of every list of popular ones.
import { haversineKm, type Point } from '#geo/distance.ts'
import type { Place } from './place.ts'
import type { RouteSummary } from './route.ts'

type Ranked = Pick<Place, 'id' | 'rank'>

const byRank = (places: Iterable<Ranked>) =>
  [...places]
    .flatMap(({ id, rank }) => (rank === undefined ? [] : [{ id, rank }]))
    .sort((a, b) => a.rank - b.rank)

/** Ids of the cities, highest demand first. */
export const citiesByRank = (places: Iterable<Ranked>) => byRank(places).map(({ id }) => id)

/** A city is about a way that is so many times as long with it. */
const detour = 2

/** Of some cities those about the way between two others, in the same order. */
export function aboutTheWay<City extends Point & { id: string }>(
  from: City,
  to: City,
  cities: readonly City[],
): City[] {
  const atMost = haversineKm(from, to) * detour
  return cities.filter(
    (city) =>
      city.id !== from.id && city.id !== to.id && haversineKm(from, city) + haversineKm(city, to) < atMost,
  )
}

/**
 * Routes by demand: the lowest sum of both cities' ranks first; ties by slug.
 * One direction per pair: from the city in more demand.
 */
export function routesByRank(routes: readonly RouteSummary[], places: Iterable<Ranked>): RouteSummary[] {
  const ranked = byRank(places)
  const ranks = new Map(ranked.map(({ id, rank }) => [id, rank]))
  const last = (ranked.at(-1)?.rank ?? 0) + 1
  const rankOf = (id: string) => ranks.get(id) ?? last
  const sum = ({ origin, destination }: RouteSummary) => rankOf(origin) + rankOf(destination)
  return routes
    .filter(({ origin, destination }) => rankOf(origin) <= rankOf(destination))
    .sort((a, b) => sum(a) - sum(b) || a.slug.localeCompare(b.slug))
}
