// The text of a reach file: the options from one place to all others as rows of numbers (docs/reach.md).
import type { PlaceId } from '#catalogue/place.ts'
import { reachLists } from '#catalogue/reach/format.ts'
import type { Route } from '#catalogue/route.ts'
import { bestWayOf } from '#catalogue/summary.ts'
import type { Found } from '../compose/compile.ts'
import { ridePacker } from './pack-ride.ts'
import { packRoute } from './pack-route.ts'
import { PackTables } from './pack-tables.ts'

/**
 * A head, a line for each stop, each ride and each place that something leads to.
 * @param routes as pages show them; at least one is found, all of one graph
 */
export function packReach(place: PlaceId, routes: readonly { found: Found; route: Route }[]): string {
  const graph = routes[0]?.found.graph
  if (!graph) throw new RangeError(`${place}: leads nowhere. Give the catalogue another town.`)
  const tables = new PackTables(place, graph.network)
  const rideOf = ridePacker(graph, tables)
  const rows = routes
    .filter(({ route }) => route.options.length > 0)
    .sort((a, b) => (a.route.destination < b.route.destination ? -1 : 1))
    .map(({ found, route }) => {
      const row = packRoute(found, bestWayOf(route.options), tables, rideOf)
      return `${JSON.stringify(route.destination)}:${JSON.stringify(row)}`
    })
  const head = JSON.stringify(tables.head())
  // readers decode text of ASCII alone several times faster
  const ascii = (text: string) =>
    text.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
  const list = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(',\n')
  const lines = [
    '{',
    `"head":${head},`,
    reachLists.stops,
    list(tables.stopRows()),
    reachLists.rides,
    list(tables.rides.rows),
    reachLists.routes,
    rows.join(',\n'),
    '}}',
    '',
  ]
  return ascii(lines.join('\n'))
}
