// The whole catalogue: every directed pair of cities with its options.
import { citiesOf, type PlaceId } from '#catalogue/place.ts'
import type { Route } from '#catalogue/route.ts'
import { routeSlug } from '#places/slug.ts'
import { withExtras } from '../figures/extras.ts'
import type { Network } from '../read/network.ts'
import { Problems, WrongData } from '../read/problems.ts'
import { buildGraph, type Graph } from './graph.ts'
import { applyOverrides } from './overrides.ts'
import { stretchesOf } from './roads.ts'
import { departFrom, optionsTo, rank } from './route-options.ts'

/** A route as composed from the network. */
export type Composed = Route

export interface Compiled {
  /** by slug */
  routes: Composed[]
  /** hints for editors that do not stop the compile */
  notices: string[]
}

export interface CompileOptions {
  /** compile only routes from these cities */
  origins?: readonly PlaceId[]
  /** called after each origin with its routes */
  onOrigin?(origin: PlaceId, routes: readonly Composed[]): void
}

/**
 * Composes all routes between cities.
 * @throws WrongData when an override names no option, or a pair has no option at all
 */
export function compile(network: Network, { origins, onOrigin }: CompileOptions = {}): Compiled {
  const graph = buildGraph(network)
  const stretches = stretchesOf(network)
  const problems = new Problems()
  const notices: string[] = []
  const cities = citiesOf(graph.places).map(({ id }) => id)
  const routes = cities
    .filter((id) => !origins || origins.includes(id))
    .flatMap((origin) => {
      const departure = departFrom(indexOf(graph, origin), graph, stretches)
      const found = cities
        .filter((id) => id !== origin)
        .map((destination) => {
          const slug = routeSlug(origin, destination)
          const overrides = network.overrides.filter(({ route }) => route === slug)
          const composed = optionsTo(indexOf(graph, destination), departure, graph)
          const { options, idle } = applyOverrides(composed, overrides, problems)
          notices.push(...idle)
          if (options.length === 0)
            problems.add(slug, 'no way of travelling was found.', 'Add a service or a road between the two.')
          const km = graph.km(indexOf(graph, origin), indexOf(graph, destination))
          return {
            slug,
            origin,
            destination,
            distanceKm: Math.round(km),
            options: rank(options).map((option) => withExtras(option, network)),
          }
        })
      onOrigin?.(origin, found)
      return found
    })
  if (problems.list.length > 0) throw new WrongData(problems.list)
  return { routes: routes.sort((a, b) => (a.slug < b.slug ? -1 : 1)), notices }
}

const indexOf = (graph: Graph, id: PlaceId) => graph.placeIndex.get(id) as number
