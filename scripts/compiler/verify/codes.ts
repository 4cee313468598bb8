// Checks codes, coordinates and time zones against the airports of the world.
import type { Place } from '#catalogue/place.ts'
import { haversineKm } from '#geo/distance.ts'
import type { Network } from '../read/network.ts'
import type { Located } from '../read/table.ts'
import type { CatalogueCheck, Compiled, Finding } from './finding.ts'

/** Kilometres between two points of one airport, and from a town to the airport whose code it has. */
const airportKm = { itself: 5, town: 60 } as const

type Airports = NonNullable<Compiled['airports']>

/** A town whose code is that of no airport nearby; London and Paris have codes of their own. */
function oddCodes({ places }: Network, airports: Airports): Finding[] {
  return [...places.values()].flatMap(({ iata, where, ...place }) => {
    const airport = iata ? airports.get(iata) : undefined
    const km = airport ? Math.round(haversineKm(place, airport)) : 0
    if (!iata || (airport && km <= airportKm.town)) return []
    const what = airport ? `the code of an airport ${km} km away` : 'the code of no airport'
    return [{ key: `${place.id} ${iata}`, where, what: `"iata" of ${place.id} is ${iata}, ${what}.` }]
  })
}

function zoneOf(place: Located<Place> | undefined, zone: string, code: string): Finding[] {
  if (!place || sameClock(place.timeZone, zone)) return []
  const what = `"timeZone" of ${place.id} is ${place.timeZone}; at its airport ${code} it is ${zone}.`
  return [{ key: `${place.id} ${place.timeZone}`, where: place.where, what }]
}

/** Zones of several names show the same hour in winter and in summer. */
function sameClock(one: string, other: string): boolean {
  const clock = (timeZone: string) =>
    ['2026-01-15T12:00Z', '2026-07-15T12:00Z'].map((day) =>
      new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', day: 'numeric' }).format(new Date(day)),
    )
  return clock(one).join() === clock(other).join()
}

function oddAirports({ places, stops }: Network, airports: Airports): Finding[] {
  return [...stops.values()].flatMap((stop): Finding[] => {
    const { code, where, id } = stop
    if (!code) return []
    const known = airports.get(code)
    if (!known) return [{ key: `${id} ${code}`, where, what: `"code" is ${code}, the code of no airport.` }]
    const km = Math.round(haversineKm(stop, known))
    if (km > airportKm.itself)
      return [{ key: `${id} ${km} km`, where, what: `lies ${km} km from the airport with the code ${code}.` }]
    return zoneOf(places.get(stop.place), known.timeZone, code)
  })
}

export const codes: CatalogueCheck = {
  id: 'codes',
  name: 'a code is that of an airport there, and the airport has the time of its city',
  remedy: 'Correct the row.',
  faults: ({ network, airports }) =>
    airports ? [...oddCodes(network, airports), ...oddAirports(network, airports)] : [],
}
