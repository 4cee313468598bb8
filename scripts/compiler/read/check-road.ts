// Checks of a stretch of road against the rest of the network.
import type { Road } from '#catalogue/network.ts'
import type { PlaceId } from '#catalogue/place.ts'
import { haversineKm } from '#geo/distance.ts'
import type { Network } from './network.ts'
import { implausibleSpeed } from './plausible-speed.ts'
import type { Problems } from './problems.ts'
import type { Located } from './table.ts'

/** @param misplaced places whose own coordinates are wrong */
export function checkRoads(network: Network, misplaced: ReadonlySet<PlaceId>, problems: Problems): void {
  const seen = new Map<string, Located<Road>>()
  for (const road of network.roads) {
    if (road.crossing) checkCrossing(road, network, problems)
    else if (!misplaced.has(road.from) && !misplaced.has(road.to)) checkDrive(road, network, problems)
    checkOnce(road, seen, problems)
  }
}

/** A stretch stands in one row: it is driven in both directions. */
function checkOnce(road: Located<Road>, seen: Map<string, Located<Road>>, problems: Problems): void {
  const { where, from, to, crossing = '' } = road
  if (from === to) problems.add(where, `leads from "${from}" to itself.`, 'Name two places.')
  const key = `${[from, to].sort().join(' ')} ${crossing}`
  const other = seen.get(key)
  if (other)
    problems.add(
      where,
      `joins "${from}" and "${to}" again, as ${other.where} does in ${other.minutes} minutes.`,
      'Remove one of the rows: a road is driven in both directions.',
    )
  seen.set(key, road)
}

function checkCrossing({ where, from, to, crossing }: Located<Road>, network: Network, problems: Problems) {
  const service = crossing && network.services.get(crossing)
  if (!service) return
  if (service.carries === 'foot')
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
}

function checkDrive(road: Located<Road>, { places }: Network, problems: Problems): void {
  const [from, to] = [places.get(road.from), places.get(road.to)]
  if (!from || !to) return
  const wrong = implausibleSpeed('car', from, to, road.minutes)
  if (wrong) problems.add(road.where, `"minutes" ${wrong}`, 'Correct minutes, from or to.')
  const km = Math.round(haversineKm(from, to))
  if (road.km < km * 0.98)
    problems.add(
      road.where,
      `"km" is ${road.km}, less than the ${km} km of the great circle.`,
      'Give the kilometres by road.',
    )
}
