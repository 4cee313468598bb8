// A flight of a table that is not in data/: the row it would get.
import { estimatedJourney, modelSources } from '#catalogue/coefficients.ts'
import type { OperatorId, StopId } from '#catalogue/network.ts'
import { includesBag } from '#catalogue/operator-rule.ts'
import { haversineKm } from '#geo/distance.ts'
import type { Network } from '../../read/network.ts'
import type { Proposal } from '../proposal.ts'
import { type Flight, fileOf, type Issue } from './air-table.ts'

export interface Found {
  from: StopId
  to: StopId
  operator: OperatorId
  perDay: number
  /** "05-01..09-30" */
  season?: string | undefined
  /** false where `perDay` is an estimate */
  isCounted: boolean
  source: Issue
}

/** Minutes as of flights between the same airports, else the same places, else by the line of estimates. */
function minutesOf({ from, to }: Found, siblings: readonly Flight[], network: Network) {
  const [known] = siblings
  if (known) return { typical: known.minutes.typical, back: known.minutes.back, isKnown: true }
  const near = flightsBetween(from, to, network)[0]
  if (near) {
    const { typical, back = typical } = near.minutes
    const [there, again] =
      placeOf(near.from, network) === placeOf(from, network) ? [typical, back] : [back, typical]
    return { typical: there, back: again === there ? undefined : again, isKnown: false }
  }
  const [a, b] = [network.stops.get(from), network.stops.get(to)]
  const km = a && b ? haversineKm(a, b) : 0
  const { fixedMinutes, kmPerHour } = estimatedJourney.flight
  return {
    typical: Math.round((fixedMinutes + (km / kmPerHour) * 60) / 5) * 5,
    back: undefined,
    isKnown: false,
  }
}

const placeOf = (id: StopId, network: Network) => network.stops.get(id)?.place
const flightsOf = (network: Network) => [...network.services.values()].filter(({ mode }) => mode === 'flight')

/** Flights between other airports of the same two places, most departures first. */
function flightsBetween(from: StopId, to: StopId, network: Network): Flight[] {
  const ends = [placeOf(from, network), placeOf(to, network)]
  return flightsOf(network)
    .filter(
      (flight) => ends.includes(placeOf(flight.from, network)) && ends.includes(placeOf(flight.to, network)),
    )
    .sort((a, b) => b.departures.perDay - a.departures.perDay)
}

/** The file of flights between the same two places, else of those from the first of them. */
function fileFor({ from, to }: Found, network: Network): string {
  const origin = placeOf(from, network)
  const near = flightsBetween(from, to, network)[0]
  const leaving = near ?? flightsOf(network).find((flight) => placeOf(flight.from, network) === origin)
  return leaving ? fileOf(leaving) : `air/${origin}.csv`
}

/** Whether a ticket of the airline includes a cabin bag; where its rules are not known, those of other such airlines count. */
function hasLuggage(operator: OperatorId, network: Network): boolean {
  const rule = network.operatorRules?.get(operator)
  return (rule && includesBag(rule, 'cabin')) ?? network.operators.get(operator)?.fareGroup === 'air-network'
}

/** The proposal for a flight; in the direction of other flights between the two airports. */
export function newFlight(
  found: Found,
  siblings: readonly Flight[],
  network: Network,
  why: string,
): Proposal {
  const { from, to } = siblings[0] ?? found
  const { typical, back, isKnown } = minutesOf(found, siblings, network)
  const id = `air-${from}-${to}-${found.operator}`
  const isSure = isKnown && found.isCounted
  const cells = {
    id,
    operators: found.operator,
    product: 'Economy',
    from,
    to,
    minutes: String(typical),
    ...(back !== undefined && { back: String(back) }),
    perDay: String(found.perDay),
    ...(found.season && { season: found.season }),
    ...(hasLuggage(found.operator, network) && { amenities: 'luggage' }),
    basis: isSure ? 'known' : 'modelled',
    sources: [found.source.id, isSure ? 'waymark-editors' : modelSources.models].join(' '),
    asOf: found.source.asOf,
  }
  return { kind: 'new', service: id, mode: 'flight', changes: [], cells, file: fileFor(found, network), why }
}
