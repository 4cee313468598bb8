// Checks of places, stops and the ways between stops.
import type { Stop, StopId, StopKind } from '#catalogue/network.ts'
import type { Place, PlaceId } from '#catalogue/place.ts'
import { haversineKm } from '#geo/distance.ts'
import { checkNames } from './check-names.ts'
import type { Network } from './network.ts'
import type { Problems } from './problems.ts'
import type { Located } from './table.ts'

/** Kilometres; a stop farther from its place belongs to another place. Memmingen is 101 from Munich, Tangier Med 30 from Tangier. */
const farthestKm: Readonly<Record<StopKind, number>> = { rail: 25, coach: 25, port: 50, airport: 150 }

/** Answers by name: a formatter takes a tenth of a millisecond. */
const timeZones = new Map<string, boolean>()

function isTimeZone(timeZone: string): boolean {
  const known = timeZones.get(timeZone)
  if (known !== undefined) return known
  let found = true
  try {
    new Intl.DateTimeFormat('en', { timeZone })
  } catch {
    found = false
  }
  timeZones.set(timeZone, found)
  return found
}

export function checkPlaces({ places }: Network, problems: Problems): void {
  for (const { timeZone, where } of places.values())
    if (!isTimeZone(timeZone))
      problems.add(
        where,
        `"timeZone" is "${timeZone}", which is no time zone.`,
        'Give the IANA name, such as Europe/Paris.',
      )
  checkRanks([...places.values()], problems)
  checkNames(places.values(), problems)
}

/** Every city has its own rank, no other place has one. */
function checkRanks(places: readonly Located<Place>[], problems: Problems): void {
  for (const { kind, rank, where } of places) {
    if (kind === 'city' && rank === undefined)
      problems.add(where, '"rank" is empty.', 'Give how many cities are in more demand, plus one.')
    if (kind !== 'city' && rank !== undefined)
      problems.add(where, `"rank" is ${rank} on a ${kind}.`, 'Leave it empty.')
  }
  for (const [rank, [first, ...others]] of Map.groupBy(places, (place) => place.rank))
    for (const { where } of rank === undefined ? [] : others)
      problems.add(
        where,
        `"rank" is ${rank}, which ${first?.where} has already.`,
        'Raise the ranks of this and later cities by one.',
      )
}

/** Journeys of a town start at one of its stops: one is served, and each that is served says how one gets there. */
export function checkTowns({ places, stops, services }: Network, problems: Problems): void {
  const served = new Set([...services.values()].flatMap(({ from, to }) => [from, to]))
  const stopsOf = Map.groupBy(stops.values(), ({ place }) => place)
  for (const { id, kind, where } of places.values()) {
    if (kind !== 'town') continue
    const used = (stopsOf.get(id) ?? []).filter((stop) => served.has(stop.id))
    if (used.length === 0)
      problems.add(
        where,
        `no service calls at a stop of ${id}.`,
        'Add its stops and services, or remove the row: the gazetteer has the place already.',
      )
    for (const stop of used.filter(({ access }) => !access))
      problems.add(
        stop.where,
        `"accessMinutes" and "accessBy" are empty, and ${id} is a town.`,
        'Give the usual way between the stop and the centre.',
      )
  }
}

/**
 * @param misplaced places whose own coordinates are wrong
 * @returns ids of the stops whose coordinates or whose place's cannot be trusted
 */
export function checkStops(
  { places, stops }: Network,
  misplaced: ReadonlySet<PlaceId>,
  problems: Problems,
): Set<StopId> {
  const untrusted = new Set<StopId>()
  for (const stop of stops.values()) {
    if (stop.kind === 'airport' && !stop.code)
      problems.add(stop.where, '"code" is empty.', 'Give the IATA code of the airport in capitals.')
    const place = places.get(stop.place)
    if (!place || misplaced.has(place.id) || checkDistance(stop, place, problems)) continue
    untrusted.add(stop.id)
  }
  for (const { id, place } of stops.values()) if (misplaced.has(place)) untrusted.add(id)
  return untrusted
}

/** True when the stop lies near its place; otherwise a problem is added. */
function checkDistance(stop: Located<Stop>, place: Place, problems: Problems): boolean {
  const km = Math.round(haversineKm(stop, place))
  if (km <= farthestKm[stop.kind]) return true
  const exchanged = haversineKm({ lat: stop.lng, lng: stop.lat }, place) <= farthestKm[stop.kind]
  problems.add(
    stop.where,
    `lies ${km} km from ${stop.place}.${exchanged ? ' "lat" and "lng" are exchanged.' : ''}`,
    exchanged ? 'Swap the two.' : 'Correct lat and lng, or name a nearer place.',
  )
  return false
}

export function checkStopLinks({ stops, stopLinks }: Network, problems: Problems): void {
  const seen = new Set<string>()
  for (const { from, to, where } of stopLinks) {
    const [a, b] = [stops.get(from)?.place, stops.get(to)?.place]
    if (a && b && a !== b)
      problems.add(
        where,
        `joins ${a} and ${b}.`,
        'Link stops of one place only; between places write a service.',
      )
    if (from === to) problems.add(where, `joins "${from}" to itself.`, 'Name two stops.')
    const key = [from, to].sort().join(' ')
    if (seen.has(key))
      problems.add(
        where,
        `joins "${from}" and "${to}" again.`,
        'Remove the row: links work in both directions.',
      )
    seen.add(key)
  }
}
