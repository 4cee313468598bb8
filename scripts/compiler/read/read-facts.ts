// Reads the facts of pages from data/ (facts.ts).
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { airportWords } from '#catalogue/city-airports.ts'
import { nightList } from '#catalogue/night-list.ts'
import { citiesOf, type PlaceId } from '#catalogue/place.ts'
import type { Table } from '#catalogue/table.ts'
import { AirportWords } from './airport-words.ts'
import { checkFacts } from './check-facts.ts'
import { type Facts, factTables as tables } from './facts.ts'
import { gapTable } from './gaps.ts'
import type { Network } from './network.ts'
import { Problems, WrongData } from './problems.ts'
import { readTable } from './table.ts'
import { uniqueBy } from './unique.ts'

/**
 * Reads and checks the facts of `root/data` against the network.
 * @throws WrongData naming every problem at once
 */
export function readFacts(root: string, network: Network): Facts {
  const problems = new Problems()
  const read = <T extends object>(table: Table<T>) => readTable(root, table, problems)
  const facts: Facts = {
    climate: read(tables.climate),
    cityFacts: uniqueBy(read(tables.cityFacts), 'place', problems),
    countries: uniqueBy(read(tables.countries), 'country', problems),
    borders: uniqueBy(read(tables.borders), 'system', problems),
    airports: uniqueBy(read(tables.airports), 'id', problems),
    transfers: read(tables.transfers),
    words: new AirportWords(read(airportWords), citiesOf(network.places.values())),
    operatorRules: uniqueBy(read(tables.operatorRules), 'operator', problems),
    cityDemand: uniqueBy(read(tables.cityDemand), 'place', problems),
    nightLines: read(tables.nightLines),
    nightList: read(nightList),
    gaps: read(gapTable),
  }
  // As in readNetwork: an unreadable row would look like missing data.
  const hasGuide = (city: PlaceId) => existsSync(join(root, 'data/guides', city))
  if (problems.list.length === 0) checkFacts(facts, network, hasGuide, problems)
  if (problems.list.length > 0) throw new WrongData(problems.list)
  return facts
}
