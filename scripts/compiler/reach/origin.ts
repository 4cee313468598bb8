// The reach file of one place, and what is counted of it.
import { modes } from '#catalogue/mode.ts'
import { type PlaceId, townsOf } from '#catalogue/place.ts'
import { type Composer, composer, type Found } from '../compose/compile.ts'
import type { Network } from '../read/network.ts'
import { packReach } from './pack.ts'

/** How a pair of towns is covered: modes that join them, and how the best way is known. */
export interface PairCoverage {
  destination: PlaceId
  /** bit i: mode i joins them */
  modes: number
  options: number
  /** the minutes of the best option are a model's */
  isEstimate: boolean
}

export interface OriginReach {
  place: PlaceId
  text: string
  pairs: PairCoverage[]
}

function coverageOf(found: Found, routeOf: Composer['routeOf']): PairCoverage {
  const { options } = routeOf(found)
  return {
    destination: found.destination,
    modes: options.reduce((mask, { mode }) => mask | (1 << modes.indexOf(mode)), 0),
    options: options.length,
    isEstimate: options[0]?.minutes.basis === 'modelled',
  }
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
      place,
      text: packReach(place, found as [Found, ...Found[]]),
      pairs: found.map((one) => coverageOf(one, routeOf)),
    }
  }
}
