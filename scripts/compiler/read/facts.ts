// Facts that pages state beside the journeys: airports and their transfers, climate, countries, borders, inhabitants.
import type { BorderFact } from '#catalogue/border.ts'
import type { AirportRow, TransferRow } from '#catalogue/city-airports.ts'
import type { ClimateRow } from '#catalogue/climate.ts'
import type { CityFacts, Country } from '#catalogue/country.ts'
import type { OperatorRule } from '#catalogue/operator-rule.ts'
import { type CountryCode, citiesOf, type PlaceId } from '#catalogue/place.ts'
import type { CityDemand } from '#catalogue/season.ts'
import { AirportWords } from './airport-words.ts'
import { checkFacts } from './check-facts.ts'
import * as tables from './fact-tables.ts'
import { type Gap, gapTable } from './gaps.ts'
import { type Network, uniqueBy } from './network.ts'
import { Problems, WrongData } from './problems.ts'
import { type Located, readTable } from './table.ts'
import { cityDemand, operatorRules } from './travel-tables.ts'

export interface Facts {
  /** rows by city and month */
  climate: readonly Located<ClimateRow>[]
  cityFacts: ReadonlyMap<PlaceId, Located<CityFacts>>
  countries: ReadonlyMap<CountryCode, Located<Country>>
  borders: ReadonlyMap<BorderFact['system'], Located<BorderFact>>
  airports: ReadonlyMap<AirportRow['id'], Located<AirportRow>>
  transfers: readonly Located<TransferRow>[]
  words: AirportWords
  operatorRules: ReadonlyMap<OperatorRule['operator'], Located<OperatorRule>>
  cityDemand: ReadonlyMap<PlaceId, Located<CityDemand>>
  /** what editors know to be missing */
  gaps: readonly Gap[]
}

/**
 * Reads and checks the facts of `root/data` against the network.
 * @throws WrongData naming every problem at once
 */
export function readFacts(root: string, network: Network): Facts {
  const problems = new Problems()
  const read = <T extends object>(table: Parameters<typeof readTable<T>>[1]) =>
    readTable<T>(root, table, problems)
  const cities = citiesOf(network.places.values())
  const facts: Facts = {
    climate: read(tables.climate),
    cityFacts: uniqueBy(read(tables.cityFacts), 'place', problems),
    countries: uniqueBy(read(tables.countries), 'country', problems),
    borders: uniqueBy(read(tables.borders), 'system', problems),
    airports: uniqueBy(read(tables.airports), 'id', problems),
    transfers: read(tables.airportTransfers),
    words: new AirportWords(read(tables.airportWords), cities),
    operatorRules: uniqueBy(read(operatorRules), 'operator', problems),
    cityDemand: uniqueBy(read(cityDemand), 'place', problems),
    gaps: read(gapTable),
  }
  // As in readNetwork: a row that could not be read would be missed everywhere.
  if (problems.list.length === 0) checkFacts(facts, network, problems)
  if (problems.list.length > 0) throw new WrongData(problems.list)
  return facts
}

/** Every row that names sources. */
export const sourcedFacts = (facts: Facts) => [
  ...facts.climate,
  ...facts.cityFacts.values(),
  ...facts.countries.values(),
  ...facts.borders.values(),
  ...facts.airports.values(),
  ...facts.transfers,
  ...facts.operatorRules.values(),
  ...facts.cityDemand.values(),
]
