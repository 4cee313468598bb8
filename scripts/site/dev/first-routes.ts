// The routes that an editor looks at first after an edit of a service: from the cities it serves to all others.
import { isDeepStrictEqual } from 'node:util'
import type { PlaceId } from '#catalogue/place.ts'
import { type Compiled, compile } from '#compiler/compose/compile.ts'
import type { ComposedRoutes } from '#compiler/compose/composed.ts'
import { plain } from '#compiler/emit/content-hash.ts'
import type { Network } from '#compiler/read/network.ts'

/** More cities take as long as all do. */
const mostCities = 6

/**
 * Cities at the ends of new and changed services. None where there are too many to be composed sooner than the rest, and
 * where a service is gone: old routes may ride it.
 */
export function citiesServed(before: Network, now: Network): PlaceId[] {
  if ([...before.services.keys()].some((id) => !now.services.has(id))) return []
  const changed = [...now.services.values()].filter((service) => {
    const old = before.services.get(service.id)
    return old !== service && !(old && isDeepStrictEqual(plain(old), plain(service)))
  })
  const places = changed.flatMap(({ from, to }) => [from, to]).map((stop) => now.stops.get(stop)?.place ?? '')
  const cities = [...new Set(places)].filter((id) => now.places.get(id)?.kind === 'city')
  return cities.length > mostCities ? [] : cities
}

/** All routes, those from some cities composed anew. @throws WrongData as `compile` does */
export function composedFrom(
  origins: readonly PlaceId[],
  network: Network,
  { routes, notices }: Compiled,
): ComposedRoutes {
  const others = routes.filter(({ origin }) => !origins.includes(origin))
  const composed = compile(network, { origins }).routes
  return {
    routes: [...others, ...composed].sort((a, b) => (a.slug < b.slug ? -1 : 1)),
    ...{ notices, keep() {} },
  }
}
