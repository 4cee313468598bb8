// The whole catalogue: every directed pair of cities with its options.

import { withExtras } from '#catalogue/extras.ts'
import type { Override } from '#catalogue/override.ts'
import { citiesOf, type PlaceId } from '#catalogue/place.ts'
import { ranked } from '#catalogue/ranked.ts'
import type { Route, TransportOption } from '#catalogue/route.ts'
import { routeSlug } from '#places/slug.ts'
import type { Network } from '../read/network.ts'
import { Problems, WrongData } from '../read/problems.ts'
import type { Located } from '../read/table.ts'
import { buildGraph, type Graph } from './graph.ts'
import { withNearAirports } from './near-airports.ts'
import { applyOverrides } from './overrides.ts'
import { stretchesOf } from './roads.ts'
import { departFrom, optionsTo } from './route-options.ts'

/** A route as composed from the network. */
export type Composed = Route

export interface Compiled {
  /** by slug */
  routes: readonly Composed[]
  /** hints for editors that do not stop the compile */
  notices: readonly string[]
}

export interface CompileOptions {
  /** compile only routes from these cities */
  origins?: readonly PlaceId[]
}

/** What the network offers from one place to another. */
export interface Found extends Omit<Composed, 'options'> {
  /** as composed, without flags, in no order */
  composed: TransportOption[]
  overrides: Located<Override>[]
  /** what it was composed on */
  graph: Graph
}

/** Composes routes of one network. */
export interface Composer {
  /** what leads from a place to each of `destinations`; nothing may */
  from(origin: PlaceId, destinations: readonly PlaceId[]): Found[]
  /** the route that pages show */
  routeOf(found: Found): Composed
  /** overrides that are no longer needed, and those that name no option, so far */
  notices: readonly string[]
  problems: Problems
}

export function composer(network: Network): Composer {
  const cities = buildGraph(network)
  let towns: Graph | undefined
  /** Cities have airports of their own; those of towns take a search for each, made when a town is asked for. */
  const graphFor = (places: readonly PlaceId[]): Graph => {
    if (places.every((id) => network.places.get(id)?.kind === 'city')) return cities
    towns ??= withNearAirports(cities)
    return towns
  }
  const stretches = stretchesOf(network)
  const overrides = Map.groupBy(network.overrides, ({ route }) => route)
  const problems = new Problems()
  const notices: string[] = []
  return {
    problems,
    notices,
    from(origin, destinations) {
      const graph = graphFor([origin, ...destinations])
      const index = (id: PlaceId) => indexOf(graph, id)
      const departure = departFrom(index(origin), destinations.map(index), graph, stretches)
      return destinations.map((destination) => {
        const slug = routeSlug(origin, destination)
        return {
          slug,
          origin,
          destination,
          distanceKm: Math.round(graph.km(index(origin), index(destination))),
          composed: optionsTo(index(destination), departure, graph),
          overrides: overrides.get(slug) ?? [],
          graph,
        }
      })
    },
    routeOf({ composed, overrides: given, graph: _graph, ...route }) {
      const { options, idle } = applyOverrides(composed, given, problems)
      notices.push(...idle)
      return { ...route, options: ranked(options).map((option) => withExtras(option, network)) }
    },
  }
}

/**
 * Composes all routes between cities.
 * @throws WrongData when an override names no option, or a pair has no option at all
 */
export function compile(network: Network, { origins }: CompileOptions = {}): Compiled {
  const { from, routeOf, problems, notices } = composer(network)
  const cities = citiesOf(network.places.values()).map(({ id }) => id)
  const routes = cities
    .filter((id) => !origins || origins.includes(id))
    .flatMap((origin) => {
      const found = from(
        origin,
        cities.filter((id) => id !== origin),
      ).map(routeOf)
      for (const { slug, options } of found)
        if (options.length === 0)
          problems.add(slug, 'no way of travelling was found.', 'Add a service or a road between the two.')
      return found
    })
  if (problems.list.length > 0) throw new WrongData(problems.list)
  return { routes: routes.sort((a, b) => (a.slug < b.slug ? -1 : 1)), notices: [...notices] }
}

const indexOf = (graph: Graph, id: PlaceId) => graph.placeIndex.get(id) as number
