// Checks that time zone and stops of a place are those of where it lies.

import type { StopKind } from '#catalogue/network.ts'
import { haversineKm } from '#geo/distance.ts'
import type { Network } from '../read/network.ts'
import type { CatalogueCheck, Finding } from './finding.ts'

/** Kilometres from the centre of a place to its stops; Memmingen is 101 from Munich, Tangier Med 30 from Tangier. */
const stopKm: Readonly<Record<StopKind, number>> = { rail: 20, coach: 20, port: 40, airport: 110 }

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

export const places: CatalogueCheck = {
  id: 'places',
  name: 'time zone and stops of a place are those of where it lies',
  remedy: 'Correct the row.',
  faults: ({ network }) => [...oddZones(network), ...farStops(network)],
}
