// Checks of places, stops and the ways between stops.
import type { Place } from '#catalogue/place.ts'
import { haversineKm } from '#geo/distance.ts'
import { checkNames } from './check-names.ts'
import type { Network } from './network.ts'
import type { Problems } from './problems.ts'
import type { Located } from './table.ts'

/** Kilometres; a stop farther from its place belongs to another place. */
const stopToPlaceMaxKm = 150

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

/** Every city has its own rank, no junction has one. */
function checkRanks(places: readonly Located<Place>[], problems: Problems): void {
  for (const { kind, rank, where } of places) {
    if (kind === 'city' && rank === undefined)
      problems.add(where, '"rank" is empty.', 'Give how many cities are in more demand, plus one.')
    if (kind === 'junction' && rank !== undefined)
      problems.add(where, `"rank" is ${rank} on a junction.`, 'Leave it empty.')
  }
  for (const [rank, [first, ...others]] of Map.groupBy(places, (place) => place.rank))
    for (const { where } of rank === undefined ? [] : others)
      problems.add(
        where,
        `"rank" is ${rank}, which ${first?.where} has already.`,
        'Raise the ranks of this and later cities by one.',
      )
}

export function checkStops({ places, stops }: Network, problems: Problems): void {
  for (const stop of stops.values()) {
    const place = places.get(stop.place)
    const km = place ? Math.round(haversineKm(stop, place)) : 0
    if (km > stopToPlaceMaxKm)
      problems.add(
        stop.where,
        `lies ${km} km from ${stop.place}.`,
        'Correct lat and lng, or name a nearer place.',
      )
    if (stop.kind === 'airport' && !stop.code)
      problems.add(stop.where, '"code" is empty.', 'Give the IATA code of the airport in capitals.')
  }
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
