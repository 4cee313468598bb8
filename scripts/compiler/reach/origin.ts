// The reach file and the brief file of one place, and what is counted of it.
import { type PlaceId, townsOf } from '#catalogue/place.ts'
import { composer, type Found } from '../compose/compile.ts'
import type { Network } from '../read/network.ts'
import { type KnownPair, knownPair } from './indexed-pairs.ts'
import { packReach } from './pack.ts'
import { packBrief } from './pack-brief.ts'
import { countReach, type ReachCount } from './summary.ts'

export interface OriginReach {
  text: string
  brief: string
  counts: ReachCount
  /** pairs without a built page that may be listed */
  known: KnownPair[]
}

/** Composes the reach of places of one network; the network is searched once for each place. */
export function reachComposer(network: Network): (place: PlaceId) => OriginReach {
  const { from, routeOf } = composer(network)
  const towns = townsOf(network.places.values()).map(({ id }) => id)
  const isCity = (id: PlaceId) => network.places.get(id)?.kind === 'city'
  return (place) => {
    const found = from(
      place,
      towns.filter((id) => id !== place),
    )
    const routes = found.map(routeOf)
    return {
      text: packReach(
        place,
        routes.map((route, index) => ({ route, found: found[index] as Found })),
      ),
      brief: packBrief(place, routes),
      counts: countReach(place, routes),
      known: routes
        .filter(({ destination }) => !(isCity(place) && isCity(destination)))
        .flatMap((route) => knownPair(route) ?? []),
    }
  }
}
