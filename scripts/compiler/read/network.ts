// Everything editors wrote, by id.
import type { Factor, FactorId, FareModel } from '#catalogue/factor.ts'
import type { Source, SourceId } from '#catalogue/figure.ts'
import type {
  Operator,
  OperatorId,
  Road,
  Service,
  ServiceId,
  Stop,
  StopId,
  StopLink,
  Vignette,
} from '#catalogue/network.ts'
import type { Override } from '#catalogue/override.ts'
import type { CountryCode, Place, PlaceId } from '#catalogue/place.ts'
import { checkNetwork } from './checks.ts'
import { airports, airportTransfers } from './fact-tables.ts'
import { Problems, WrongData } from './problems.ts'
import { type SecondAirport, secondAirports } from './second-airports.ts'
import { serviceTables } from './services.ts'
import { type Located, readTable } from './table.ts'
import * as tables from './tables.ts'

export interface Network {
  sources: ReadonlyMap<SourceId, Located<Source>>
  places: ReadonlyMap<PlaceId, Located<Place>>
  stops: ReadonlyMap<StopId, Located<Stop>>
  stopLinks: readonly Located<StopLink>[]
  operators: ReadonlyMap<OperatorId, Located<Operator>>
  services: ReadonlyMap<ServiceId, Located<Service>>
  roads: readonly Located<Road>[]
  vignettes: ReadonlyMap<CountryCode, Located<Vignette>>
  factors: ReadonlyMap<FactorId, Located<Factor>>
  fareModels: ReadonlyMap<FareModel['id'], Located<FareModel>>
  overrides: readonly Located<Override>[]
  /** airports that serve a city besides their own */
  secondAirports?: readonly SecondAirport[]
}

/** By a column, sorted, so that the order of files and lines never shows. A second row of a value is a problem. */
export function uniqueBy<K extends string, T extends Record<K, string> & { where: string }>(
  rows: readonly T[],
  column: K,
  problems: Problems,
): Map<string, T> {
  const found = new Map<string, T>()
  for (const row of rows) {
    const id: string = row[column]
    const other = found.get(id)
    if (!other) found.set(id, row)
    else
      problems.add(
        row.where,
        `"${column}" is "${id}", which ${other.where} has already.`,
        'Choose another id, or remove one of the rows.',
      )
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * Reads and checks `root/data`.
 * @throws WrongData naming every problem at once
 */
export function readNetwork(root: string): Network {
  const problems = new Problems()
  const read = <T extends object>(table: Parameters<typeof readTable<T>>[1]) =>
    readTable<T>(root, table, problems)
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
    roads: read(tables.roads),
    vignettes: uniqueBy(read(tables.vignettes), 'country', problems),
    factors: index(read(tables.factors)),
    fareModels: index(read(tables.fareModels)),
    overrides: read(tables.overrides),
    secondAirports: secondAirports(read(airports), read(airportTransfers), stops),
  }
  // A row that could not be read would look like an unknown id everywhere it is used: first things first.
  if (problems.list.length === 0) checkNetwork(network, problems)
  if (problems.list.length > 0) throw new WrongData(problems.list)
  return network
}
