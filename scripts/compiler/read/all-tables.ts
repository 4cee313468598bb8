// The tables of data/ in the order of data/README.md. Folders missing here are not read.
import { borders } from '#catalogue/border.ts'
import { calls } from '#catalogue/call.ts'
import { airports, airportTransfers, airportWords } from '#catalogue/city-airports.ts'
import { climate } from '#catalogue/climate.ts'
import { cityFacts, countries } from '#catalogue/country.ts'
import { factors, fareModels } from '#catalogue/factor.ts'
import { fareBands } from '#catalogue/fare-band.ts'
import { feedDecisions, feedProducts, feeds, stopCodes } from '#catalogue/feed.ts'
import { sources } from '#catalogue/figure.ts'
import { fixedLinks } from '#catalogue/fixed-link.ts'
import { operators, roads, stopLinks, stops, vignettes } from '#catalogue/network.ts'
import { nightLines } from '#catalogue/night-line.ts'
import { nightList } from '#catalogue/night-list.ts'
import { operatorRules } from '#catalogue/operator-rule.ts'
import { insights, opportunities } from '#catalogue/opportunity.ts'
import { overrides } from '#catalogue/override.ts'
import { places } from '#catalogue/place.ts'
import { cityDemand } from '#catalogue/season.ts'
import { serviceTables } from '#catalogue/service.ts'
import { shapes } from '#catalogue/shape.ts'
import type { Table } from '#catalogue/table.ts'
import { water } from '#catalogue/water.ts'
import { gazetteerNames } from '../gazetteer/names.ts'
import { acceptedTable } from '../verify/accepted.ts'
import { gapTable } from './gaps.ts'

export const allTables: readonly Table<unknown>[] = [
  sources,
  places,
  gazetteerNames,
  stops,
  stopLinks,
  operators,
  ...serviceTables,
  calls,
  shapes,
  fixedLinks,
  water,
  roads,
  vignettes,
  factors,
  fareModels,
  fareBands,
  climate,
  cityFacts,
  countries,
  borders,
  airports,
  airportTransfers,
  airportWords,
  operatorRules,
  cityDemand,
  nightLines,
  feeds,
  feedProducts,
  stopCodes,
  feedDecisions,
  nightList,
  acceptedTable,
  gapTable,
  opportunities,
  insights,
  overrides,
]
