// Places, stops, the ways between stops, and roads.

import type { Mode } from '#catalogue/mode.ts'
import { modeRules } from '#catalogue/mode-rules.ts'
import { haversineKm, type Point } from '#geo/distance.ts'
import type { Network } from './network.ts'
import type { Problems } from './problems.ts'

/** A stop further from its place than this belongs to another place. */
const stopToPlaceMaxKm = 150

/** Problem text when a ride is faster or slower than anything of its mode; undefined when it is plausible. */
export function implausibleSpeed(mode: Mode, from: Point, to: Point, minutes: number): string | undefined {
  const km = haversineKm(from, to)
  if (km < 5) return undefined // round trips of a few km say nothing about speed
  const speed = Math.round((km / minutes) * 60)
  const { min, max } = modeRules[mode].plausible.serviceKmPerHour
  if (speed > max) return `is ${minutes}: ${speed} km/h over ${Math.round(km)} km is too fast for a ${mode}.`
  if (speed < min) return `is ${minutes}: ${speed} km/h over ${Math.round(km)} km is too slow for a ${mode}.`
  return undefined
}

export function checkPlaces({ places }: Network, problems: Problems): void {
  for (const { timeZone, where } of places.values()) {
    try {
      new Intl.DateTimeFormat('en', { timeZone })
    } catch {
      problems.add(
        where,
        `"timeZone" is "${timeZone}", which is no time zone.`,
        'Give the IANA name, such as Europe/Paris.',
      )
    }
  }
}

export function checkStops({ places, stops, stopLinks }: Network, problems: Problems): void {
  for (const stop of stops.values()) {
    const place = places.get(stop.place)
    if (!place) {
      problems.add(
        stop.where,
        `"place" is "${stop.place}", which data/places does not have.`,
        'Correct the id, or add the place there.',
      )
      continue
    }
    const km = Math.round(haversineKm(stop, place))
    if (km > stopToPlaceMaxKm)
      problems.add(
        stop.where,
        `lies ${km} km from ${stop.place}.`,
        'Correct lat and lng, or name a nearer place.',
      )
    if (stop.kind === 'airport' && !stop.code)
      problems.add(stop.where, '"code" is empty.', 'Give the IATA code of the airport in capitals.')
  }
  const seen = new Set<string>()
  for (const { from, to, where } of stopLinks) {
    const [a, b] = [stops.get(from), stops.get(to)]
    if (!a)
      problems.add(
        where,
        `"from" is "${from}", which data/stops does not have.`,
        'Correct the id, or add the stop there.',
      )
    if (!b)
      problems.add(
        where,
        `"to" is "${to}", which data/stops does not have.`,
        'Correct the id, or add the stop there.',
      )
    if (a && b && a.place !== b.place)
      problems.add(
        where,
        `joins ${a.place} and ${b.place}.`,
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

export function checkRoads(network: Network, problems: Problems): void {
  const { places, services, vignettes } = network
  for (const road of network.roads) {
    const { where, from, to, crossing } = road
    const [a, b] = [places.get(from), places.get(to)]
    if (!a)
      problems.add(
        where,
        `"from" is "${from}", which data/places does not have.`,
        'Correct the id, or add the place there.',
      )
    if (!b)
      problems.add(
        where,
        `"to" is "${to}", which data/places does not have.`,
        'Correct the id, or add the place there.',
      )
    for (const country of road.vignettes)
      if (!vignettes.has(country))
        problems.add(
          where,
          `"vignettes" names "${country}", which data/vignettes does not have.`,
          'Correct the code, or add its vignette there.',
        )
    if (crossing) {
      const service = services.get(crossing)
      if (!service)
        problems.add(
          where,
          `"crossing" is "${crossing}", which data/services does not have.`,
          'Correct the id, or add the service there.',
        )
      else if (service.carries === 'foot')
        problems.add(
          where,
          `"crossing" is "${crossing}", which carries no cars.`,
          'Write car or both under "carries" of that service.',
        )
      else if (!service.carFare)
        problems.add(
          service.where,
          '"carFareLow" is empty.',
          `Give the fare of a car with driver: the road ${from}-${to} uses it.`,
        )
    } else if (a && b) {
      const wrong = implausibleSpeed('car', a, b, road.minutes)
      if (wrong) problems.add(where, `"minutes" ${wrong}`, 'Correct minutes, from or to.')
      const km = Math.round(haversineKm(a, b))
      if (road.km < km * 0.98)
        problems.add(
          where,
          `"km" is ${road.km}, less than the ${km} km of the great circle.`,
          'Give the kilometres by road.',
        )
    }
  }
}
