// The reach file of one place, and what is counted of it.
import { type PlaceId, townsOf } from '#catalogue/place.ts'
import { composer, type Found } from '../compose/compile.ts'
import type { Network } from '../read/network.ts'
import { packReach } from './pack.ts'
import { countReach, type ReachCount } from './summary.ts'

export interface OriginReach {
  text: string
  counts: ReachCount
}

/** Composes the reach of places of one network; the network is searched once for each place. */
export function reachComposer(network: Network): (place: PlaceId) => OriginReach {
  const { from, routeOf } = composer(network)
  const towns = townsOf(network.places.values()).map(({ id }) => id)
  return (place) => {
    const found = from(
      place,
      towns.filter((id) => id !== place),
    )
    return {
      text: packReach(place, found as [Found, ...Found[]]),
      counts: countReach(place, found.map(routeOf)),
    }
  }
}
