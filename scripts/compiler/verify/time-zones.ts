// Checks that the time zone of a place is that of its country.

import type { Network } from '../read/network.ts'
import type { CatalogueCheck, Finding } from './finding.ts'

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

export const timeZones: CatalogueCheck = {
  id: 'time-zones',
  name: 'the time zone of a place is that of its country',
  remedy: 'Correct the zone.',
  faults: ({ network }) => oddZones(network),
}
