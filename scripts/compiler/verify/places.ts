// Checks that time zone, codes and stops of a place are those of where it lies.
import { haversineKm } from '#geo/distance.ts'
import type { StopKind } from '#catalogue/network.ts'
import type { Place } from '#catalogue/place.ts'
import type { Network } from '../read/network.ts'
import type { Located } from '../read/table.ts'
import type { CatalogueCheck, Compiled, Finding } from './finding.ts'

/** Kilometres from the centre of a place to its stops; Memmingen is 101 from Munich, Tangier Med 30 from Tangier. */
const stopKm: Readonly<Record<StopKind, number>> = { rail: 20, coach: 20, port: 40, airport: 110 }
/** Kilometres between two points of one airport, and from a town to the airport whose code it has. */
const airportKm = { itself: 5, town: 60 } as const

/** A place whose zone is that of no other place of its country. */
function oddZones({ places }: Network): Finding[] {
  return [...Map.groupBy(places.values(), ({ country }) => country)].flatMap(([country, all]) => {
    if (all.length < 3) return []
    return [...Map.groupBy(all, ({ timeZone }) => timeZone)].flatMap(([zone, [place, ...others]]) => {
      if (!place || others.length > 0) return []
      const usual = all.find(({ timeZone }) => timeZone !== zone)?.timeZone
      return [
        {
          key: `${place.id} ${zone}`,
          where: place.where,
          what: `"timeZone" of ${place.id} is ${zone}; other places of ${country} have ${usual}.`,
        },
      ]
    })
  })
}

function farStops({ places, stops }: Network): Finding[] {
  return [...stops.values()].flatMap((stop) => {
    const place = places.get(stop.place)
    const km = place ? Math.round(haversineKm(stop, place)) : 0
    if (km <= stopKm[stop.kind]) return []
    const what = `the ${stop.kind} "${stop.id}" lies ${km} km from ${stop.place}.`
    return [{ key: `${stop.id} ${km} km`, where: stop.where, what }]
  })
}

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

export const places: CatalogueCheck = {
  id: 'places',
  name: 'time zone, codes and stops of a place are those of where it lies',
  remedy: 'Correct the row.',
  faults: ({ network, airports }) => [
    ...oddZones(network),
    ...farStops(network),
    ...(airports ? [...oddCodes(network, airports), ...oddAirports(network, airports)] : []),
  ],
}
