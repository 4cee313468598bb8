// The text of a reach file: the options from one place to all others as rows of numbers (docs/reach.md).
import type { PlaceId } from '#catalogue/place.ts'
import type { Found } from '../compose/compile.ts'
import { ridePacker } from './pack-ride.ts'
import { packRoute } from './pack-route.ts'
import { PackTables } from './pack-tables.ts'

/**
 * A head, a line for each ride, a line for each place that something leads to.
 * @param found at least one, all of one graph
 */
export function packReach(place: PlaceId, found: readonly [Found, ...Found[]]): string {
  const [{ graph }] = found
  const tables = new PackTables(place, graph.network)
  const rideOf = ridePacker(graph, tables)
  const routes = found
    .filter(({ composed }) => composed.length > 0)
    .sort((a, b) => (a.destination < b.destination ? -1 : 1))
    .map((one) => `${JSON.stringify(one.destination)}:${JSON.stringify(packRoute(one, tables, rideOf))}`)
  return [
    '{',
    `"head":${JSON.stringify(tables.head())},`,
    '"rides":[',
    tables.rides.rows.map((ride) => JSON.stringify(ride)).join(',\n'),
    '],"to":{',
    routes.join(',\n'),
    '}}',
    '',
  ].join('\n')
}
