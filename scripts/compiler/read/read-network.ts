// Reads the network from data/: places, services, roads, and the coefficients of their figures.
import { airports, airportTransfers } from '#catalogue/city-airports.ts'
import { operatorRules } from '#catalogue/operator-rule.ts'
import { serviceTables } from '#catalogue/service.ts'
import type { Table } from '#catalogue/table.ts'
import type { GeonamesPlace } from '../gazetteer/geonames.ts'
import { checkNetwork } from './check-network.ts'
import { type Network, networkTables as tables } from './network.ts'
import { Problems, WrongData } from './problems.ts'
import { secondAirports } from './second-airports.ts'
import { readTable } from './table.ts'
import { uniqueBy } from './unique.ts'

/**
 * Reads and checks `root/data`; `geonames`, where given, says where each place lies.
 * @throws WrongData naming every problem at once
 */
export function readNetwork(root: string, geonames?: readonly GeonamesPlace[]): Network {
  const problems = new Problems()
  const read = <T extends object>(table: Table<T>) => readTable(root, table, problems)
  const index = <T extends { id: string; where: string }>(rows: readonly T[]) =>
    uniqueBy(rows, 'id', problems)
  const stops = index(read(tables.stops))
  const network: Network = {
    sources: index(read(tables.sources)),
    places: index(read(tables.places)),
    stops,
    stopLinks: read(tables.stopLinks),
    operators: index(read(tables.operators)),
    services: index(serviceTables.flatMap((table) => read(table))),
    calls: read(tables.calls),
    shapes: read(tables.shapes),
    fixedLinks: index(read(tables.fixedLinks)),
    water: [...index(read(tables.water)).values()],
    roads: read(tables.roads),
    vignettes: uniqueBy(read(tables.vignettes), 'country', problems),
    factors: index(read(tables.factors)),
    fareModels: index(read(tables.fareModels)),
    fares: read(tables.fares),
    overrides: read(tables.overrides),
    secondAirports: secondAirports(read(airports), read(airportTransfers), stops),
    operatorRules: new Map(read(operatorRules).map(({ where: _where, ...rule }) => [rule.operator, rule])),
  }
  // An unreadable row would look like an unknown id in every row that refers to it.
  if (problems.list.length === 0) checkNetwork(network, problems, geonames)
  if (problems.list.length > 0) throw new WrongData(problems.list)
  return network
}
