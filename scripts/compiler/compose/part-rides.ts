// Rides on a part of a train's way: a journey may change at any of our stops at which both trains call.
import type { PlacedCall } from '#catalogue/call.ts'
import type { StopId } from '#catalogue/network.ts'
import type { PlaceId } from '#catalogue/place.ts'
import type { Departures, Service } from '#catalogue/service.ts'
import { clockText, day, minuteOf } from '#lib/clock-text.ts'
import { countries } from '../land/countries.ts'
import { type Pattern, patternsOf, placed } from '../read/call-patterns.ts'
import type { Network } from '../read/network.ts'
import { countryKm } from '../shapes/country-km.ts'
import { lineShares } from '../shapes/factor-shares.ts'
import { departuresOf } from './rides.ts'

/** A part of a service in one direction, as if it were entered as a service of its own. */
export interface Part {
  service: Service
  /** the service whose part it is */
  of: Service
  /** places at which the train calls before the part and after it */
  before: readonly PlaceId[]
  after: readonly PlaceId[]
  /** its own calls, whether at a stop of ours or not */
  calls: readonly PlacedCall[]
}

type Stopped = PlacedCall & { stop: StopId }

/** Hours at a later call; undefined where one would be on the next day, of which days and season say nothing. */
function later(at: Departures['at'], minutes: number): Departures['at'] {
  const all = at?.map((clock) => minuteOf(clock) + minutes)
  if (all?.some((minute) => minute >= day)) return undefined
  return all?.map(clockText)
}

const placeOf = ({ stops }: Network, stop: StopId) => stops.get(stop)?.place ?? stop
const countryOf = (network: Network, stop: StopId) => network.places.get(placeOf(network, stop))?.country

const crossesBorder = ({ from, to }: Pick<Service, 'from' | 'to'>, network: Network) =>
  countryOf(network, from) !== countryOf(network, to)

/** A train across a border does not sell all journeys inside a country (Eurostar between Brussels and Antwerp). */
const isSold = (part: Service, whole: Service, network: Network) =>
  !crossesBorder(whole, network) || crossesBorder(part, network)

/** The part with its own shares of factors, where those of the train stand for countries. */
function withFactors({ service, of, calls }: Part, network: Network): Service {
  const shares =
    crossesBorder(of, network) &&
    lineShares({ service: of, countries: countryKm(calls, countries()) }, network)
  return shares ? { ...service, factors: [...shares].map(([factor, share]) => ({ factor, share })) } : service
}

/** A part of a train; its factors are those of the whole train. */
function partOf(
  service: Service,
  { rows, direction }: Pattern,
  from: Stopped,
  to: Stopped,
): Service | undefined {
  const { first: _first, last: _last, ...departures } = departuresOf(service, direction === 'back')
  const at = later(departures.at, from.departs)
  if (departures.at && !at) return undefined
  const [{ sources, asOf }] = rows as [Pattern['rows'][number]]
  const { back: _back, km: _km, ...rest } = service
  return {
    ...rest,
    id: `${service.id}-part-${from.stop}-${to.stop}`,
    ...{ from: from.stop, to: to.stop, oneWay: true, minutes: { typical: to.arrives - from.departs } },
    departures: { ...departures, ...(at && { at }) },
    ...{ basis: 'timetable' as const, sources, asOf },
  }
}

function partsOfPattern(service: Service, pattern: Pattern, network: Network): Part[] {
  const all = pattern.rows.map((row) => placed(row, network.stops))
  const calls = all.filter((call): call is Stopped => call.stop !== undefined)
  const placesOf = (some: readonly Stopped[]) => some.map(({ stop }) => placeOf(network, stop))
  return calls.flatMap((from, start) =>
    calls.slice(start + 1).flatMap((to, index) => {
      const end = start + 1 + index
      const isWhole = start === 0 && end === calls.length - 1
      if (isWhole || !from.boards || !to.alights) return []
      const part = partOf(service, pattern, from, to)
      if (!part || !isSold(part, service, network)) return []
      const [before, after] = [placesOf(calls.slice(0, start)), placesOf(calls.slice(end + 1))]
      const own = all.slice(all.indexOf(from), all.indexOf(to) + 1)
      return [{ service: part, of: service, before, after, calls: own }]
    }),
  )
}

/** Ends of every ride of an operator, so that no part repeats a service. */
function knownRides(network: Network): Set<string> {
  const known = new Set<string>()
  for (const { mode, operators, from, to, oneWay } of network.services.values())
    for (const operator of operators) {
      const [a, b] = [placeOf(network, from), placeOf(network, to)]
      known.add(`${mode} ${operator} ${a} ${b}`)
      if (!oneWay) known.add(`${mode} ${operator} ${b} ${a}`)
    }
  return known
}

/**
 * Parts of day trains that no service of their operator has; of several for the same way the most frequent. A train with
 * a fare of its own is left out: what a part of it costs is not known.
 */
export function partsOf(network: Network): Part[] {
  const known = knownRides(network)
  const chosen = new Map<string, Part>()
  const parts = [...network.services.values()]
    .filter((service) => !service.night && !service.fare)
    .flatMap((service) =>
      patternsOf(network, service.id).flatMap((pattern) => partsOfPattern(service, pattern, network)),
    )
  for (const part of parts) {
    const { mode, operators, from, to, departures } = part.service
    const ends = `${placeOf(network, from)} ${placeOf(network, to)}`
    if (operators.some((operator) => known.has(`${mode} ${operator} ${ends}`))) continue
    if (placeOf(network, from) === placeOf(network, to)) continue
    const key = `${mode} ${[...operators].sort().join(' ')} ${ends}`
    const other = chosen.get(key)
    if (!other || departures.perDay > other.service.departures.perDay) chosen.set(key, part)
  }
  return [...chosen.values()].map((part) => ({ ...part, service: withFactors(part, network) }))
}
