// Facts that pages state beside the journeys: airports and their transfers, climate, countries, borders, inhabitants.
import type { BorderFact } from '#catalogue/border.ts'
import type { AirportRow, TransferRow } from '#catalogue/city-airports.ts'
import type { ClimateRow } from '#catalogue/climate.ts'
import type { CityFacts, Country } from '#catalogue/country.ts'
import type { OperatorRule } from '#catalogue/operator-rule.ts'
import type { CountryCode, PlaceId } from '#catalogue/place.ts'
import type { CityDemand } from '#catalogue/season.ts'
import type { AirportWords } from './airport-words.ts'
import type { Gap } from './gaps.ts'
import type { Located } from './table.ts'

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
