// Open tables of flights: airlines by pair of airports, as editors prepare them with ids of our operators.
import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import type { Source, SourceId } from '#catalogue/figure.ts'
import type { OperatorId, Stop, StopId } from '#catalogue/network.ts'
import type { Service } from '#catalogue/service.ts'
import type { Network } from '../../read/network.ts'
import type { Located } from '../../read/table.ts'
import type { FeedReport } from '../proposal.ts'

/** What a reader of a table of flights returns. */
export type AirReport = Pick<FeedReport, 'period' | 'proposals' | 'notices'>

/** A row of a table: two airports of ours and an airline, with everything else as text. */
export interface AirRow {
  from: StopId
  to: StopId
  /** undefined for an airline that is not among our operators */
  operator: OperatorId | undefined
  airline: string
  cells: Readonly<Record<string, string>>
}

/**
 * Rows between two airports of different places of data/.
 * @throws Error when the file lacks a column of `columns`
 */
export function airRows(path: string, columns: readonly string[], network: Network): AirRow[] {
  const records: Record<string, string>[] = parse(readFileSync(path), {
    columns: true,
    trim: true,
    bom: true,
  })
  const missing = ['from', 'to', 'airline', 'operator', ...columns].filter(
    (name) => !(name in (records[0] ?? {})),
  )
  if (missing.length > 0)
    throw new Error(
      `${path}: has no column ${missing.map((name) => `"${name}"`).join(', ')}. Name the columns so.`,
    )
  return records.flatMap((cells) => {
    const ends = [cells.from, cells.to].map((code) => airportOf(network, code ?? ''))
    const [from, to] = ends
    if (!from || !to || from.place === to.place) return []
    const operator = network.operators.has(cells.operator ?? '') ? cells.operator : undefined
    return [{ from: from.id, to: to.id, operator, airline: cells.airline ?? '', cells }]
  })
}

function airportOf(network: Network, code: string): Stop | undefined {
  const stop = network.stops.get(code.toLowerCase())
  return stop?.kind === 'airport' ? stop : undefined
}

/** Both directions of two airports have one key. */
export const pairKey = (from: StopId, to: StopId) => [from, to].sort().join(' ')

/** A service of data/services/air with its line. */
export type Flight = Located<Service>

/** Flights of data/ by pair of airports. */
export function flightsByPair(network: Network): ReadonlyMap<string, Flight[]> {
  const flights = [...network.services.values()].filter(({ mode }) => mode === 'flight')
  return Map.groupBy(flights, ({ from, to }) => pairKey(from, to))
}

/** A publication that a table stands for. */
export type Issue = Pick<Source, 'id' | 'asOf'>

/** The newest publication of a series: "caa-departures" finds caa-departures-2026. */
export function newestOf(series: string, network: Network): Issue {
  const issues = [...network.sources.values()].filter(({ id }) => id.replace(/-\d{4}$/, '') === series)
  const newest = issues.sort((a, b) => (a.asOf < b.asOf ? 1 : -1))[0]
  if (!newest)
    throw new Error(`data/sources: has no "${series}-" with a year. Add the publication that is read.`)
  return newest
}

/** "air/london.csv" */
export const fileOf = ({ where }: { where: string }) =>
  where.replace(/^data\/services\//, '').replace(/:\d+$/, '')

/** Names of operators for the report. */
export const namesOf = (ids: readonly OperatorId[], network: Network) =>
  ids.map((id) => network.operators.get(id)?.name ?? id).join(', ')

/** The sources of a service with one more; as a cell. */
export const withSource = ({ sources }: Pick<Service, 'sources'>, id: SourceId) =>
  [...new Set([id, ...sources])].join(' ')
