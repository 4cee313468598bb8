// Facts of pages beside the journeys: airports, transfers, climate, countries, borders, inhabitants.
import { type BorderFact, borders } from '#catalogue/border.ts'
import { type AirportRow, airports, airportTransfers, type TransferRow } from '#catalogue/city-airports.ts'
import { type ClimateRow, climate } from '#catalogue/climate.ts'
import { type CityFacts, type Country, cityFacts, countries } from '#catalogue/country.ts'
import { type NightLine, nightLines } from '#catalogue/night-line.ts'
import type { NightListRow } from '#catalogue/night-list.ts'
import { type OperatorRule, operatorRules } from '#catalogue/operator-rule.ts'
import type { CountryCode, PlaceId } from '#catalogue/place.ts'
import { type CityDemand, cityDemand } from '#catalogue/season.ts'
import type { AirportWords } from './airport-words.ts'
import type { Gap } from './gaps.ts'
import type { Located } from './table.ts'

/** Tables by field of Facts, of those whose rows name sources. */
export const factTables = {
  climate,
  cityFacts,
  countries,
  borders,
  airports,
  transfers: airportTransfers,
  operatorRules,
  cityDemand,
  nightLines,
} as const
const names = Object.keys(factTables) as (keyof typeof factTables)[]

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
  nightLines: readonly Located<NightLine>[]
  /** as the public list of night trains was last read */
  nightList: readonly Located<NightListRow>[]
  /** data that editors know to be missing */
  gaps: readonly Located<Gap>[]
}

/** Every row that names sources. */
export const sourcedFacts = (facts: Facts) => names.flatMap((name) => [...facts[name].values()])
