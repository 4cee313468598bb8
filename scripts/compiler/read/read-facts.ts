// Reads the facts that stand beside the network.
import { AirportWords } from './airport-words.ts'
import { checkFacts } from './check-facts.ts'
import * as tables from './fact-tables.ts'
import type { Facts } from './facts.ts'
import { gapTable } from './gaps.ts'
import { citiesOf, type Network } from './network.ts'
import { Problems, WrongData } from './problems.ts'
import { readTable } from './table.ts'
import { cityDemand, operatorRules } from './travel-tables.ts'
import { uniqueBy } from './unique.ts'

/**
 * Reads and checks the facts of `root/data` against the network.
 * @throws WrongData naming every problem at once
 */
export function readFacts(root: string, network: Network): Facts {
  const problems = new Problems()
  const read = <T extends object>(table: Parameters<typeof readTable<T>>[1]) =>
    readTable<T>(root, table, problems)
  const facts: Facts = {
    climate: read(tables.climate),
    cityFacts: uniqueBy(read(tables.cityFacts), 'place', problems),
    countries: uniqueBy(read(tables.countries), 'country', problems),
    borders: uniqueBy(read(tables.borders), 'system', problems),
    airports: uniqueBy(read(tables.airports), 'id', problems),
    transfers: read(tables.airportTransfers),
    words: new AirportWords(read(tables.airportWords), citiesOf(network)),
    operatorRules: uniqueBy(read(operatorRules), 'operator', problems),
    cityDemand: uniqueBy(read(cityDemand), 'place', problems),
    gaps: read(gapTable),
  }
  // As in readNetwork: a row that could not be read would be missed everywhere.
  if (problems.list.length === 0) checkFacts(facts, network, problems)
  if (problems.list.length > 0) throw new WrongData(problems.list)
  return facts
}
