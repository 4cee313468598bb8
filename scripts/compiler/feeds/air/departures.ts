// Departures counted by month, route and airline: departures a day of our flights, and carriers we lack (D156).
import type { OperatorId } from '#catalogue/network.ts'
import type { Network } from '../../read/network.ts'
import type { CellChange, Proposal } from '../proposal.ts'
import {
  type AirReport,
  type AirRow,
  airRows,
  type Flight,
  fileOf,
  flightsByPair,
  type Issue,
  namesOf,
  newestOf,
  pairKey,
  withSource,
} from './air-table.ts'
import { lastFlown, type Months, perDayOf, seasonOf } from './counted.ts'
import { newFlight } from './new-flight.ts'

const series = 'caa-departures'
/** Departures a day, or share of them, by which a count may differ from ours. */
const tolerance = { perDay: 0.3, share: 0.1 } as const
/** Counted departures a day from which a carrier that is not ours is proposed. */
const leastPerDay = 0.3

type Counted = Map<OperatorId, Months>

const monthColumn = /^20\d{4}$/
const dash = (month: string) => `${month.slice(0, 4)}-${month.slice(4)}`

/** Months of each operator by directed pair "lhr ams"; several airlines of one operator add up. */
function countedBy(rows: readonly AirRow[], months: readonly string[]): Map<string, Counted> {
  const pairs = new Map<string, Counted>()
  for (const { from, to, operator, cells } of rows) {
    if (!operator) continue
    const key = `${from} ${to}`
    const pair: Counted = pairs.get(key) ?? new Map()
    const before = pair.get(operator)
    const sum = months.map((month): [string, number] => [
      month,
      (before?.get(month) ?? 0) + Number(cells[month]),
    ])
    pairs.set(key, pair.set(operator, new Map(sum)))
  }
  return pairs
}

interface Table {
  pairs: Map<string, Counted>
  /** the last month of the table, "2026-04" */
  last: string
  source: Issue
  network: Network
}

/** Confirms a flight, or proposes the counted departures. */
function judge(flight: Flight, counted: Counted, { last, source, network }: Table): Proposal {
  const { id, operators, departures } = flight
  const base = { service: id, mode: 'flight' as const, changes: [], file: fileOf(flight) }
  const names = (ids: readonly OperatorId[]) => namesOf(ids, network)
  const uncounted = operators.filter((operator) => perDayOf(counted.get(operator) ?? new Map()) === 0)
  const gone = operators.filter(
    (operator) => !uncounted.includes(operator) && lastFlown(counted.get(operator) as Months) !== last,
  )
  if (uncounted.length === operators.length)
    return { ...base, kind: 'absent', why: `No departure of ${names(uncounted)} was counted.` }
  if (uncounted.length > 0)
    return {
      ...base,
      kind: 'questioned',
      why: `No departure of ${names(uncounted)} was counted; its partner's were.`,
    }
  if (gone.length > 0 && !departures.season)
    return {
      ...base,
      kind: 'questioned',
      why: gone
        .map((operator) => `${names([operator])} last flew in ${lastFlown(counted.get(operator) as Months)}.`)
        .join(' '),
    }
  const sum = operators.reduce((total, operator) => total + perDayOf(counted.get(operator) as Months), 0)
  const perDay = Math.round(sum * 10) / 10
  const isNear =
    Math.abs(perDay - departures.perDay) <= Math.max(tolerance.perDay, tolerance.share * perDay) + 1e-9
  const provenance: CellChange[] = flight.sources.includes(source.id)
    ? []
    : [
        { column: 'sources', ours: flight.sources.join(' '), theirs: withSource(flight, source.id) },
        { column: 'asOf', ours: flight.asOf, theirs: source.asOf },
      ]
  return isNear
    ? { ...base, kind: 'agrees', changes: provenance, why: `Counted ${perDay} departures a day.` }
    : {
        ...base,
        kind: 'differs',
        changes: [
          { column: 'perDay', ours: String(departures.perDay), theirs: String(perDay) },
          ...provenance,
        ],
        why: `Counted ${perDay} departures a day, not ${departures.perDay}.`,
      }
}

/** Carriers that were counted up to the end of the table and are not ours. */
function missing(key: string, counted: Counted, siblings: readonly Flight[], table: Table): Proposal[] {
  const [from = '', to = ''] = key.split(' ')
  return [...counted].flatMap(([operator, months]) => {
    const perDay = perDayOf(months)
    if (siblings.some((one) => one.operators.includes(operator))) return []
    if (perDay < leastPerDay || lastFlown(months) !== table.last) return []
    const season = seasonOf(months)
    const why = `${namesOf([operator], table.network)} was counted from ${from} to ${to}: ${perDay} departures a day.`
    return newFlight(
      { from, to, operator, perDay, season, isCounted: true, source: table.source },
      siblings,
      table.network,
      why,
    )
  })
}

/**
 * Reads a table of departures by month: from, to (IATA), airline, operator (our id or empty), and a column for
 * each month ("202505"). Only airports that occur in `from` report, so nothing is said of other flights.
 * @param source the publication the table stands for, by default the newest of data/sources
 * @throws Error when the file cannot be read, lacks a column, or has no month
 */
export function readDepartures(
  path: string,
  network: Network,
  source: Issue = newestOf(series, network),
): AirReport {
  const rows = airRows(path, [], network)
  const months = Object.keys(rows[0]?.cells ?? {})
    .filter((name) => monthColumn.test(name))
    .sort()
  const [begin, end] = [months[0], months.at(-1)]
  if (!begin || !end) throw new Error(`${path}: has no column of a month. Name them like "202605".`)
  const table = {
    pairs: countedBy(rows, months),
    last: dash(end),
    source,
    network,
  }
  const reporting = new Set(rows.map(({ from }) => from))
  const ours = flightsByPair(network)
  const judged = [...ours.values()].flat().flatMap((flight) => {
    const [from, to] = reporting.has(flight.from) ? [flight.from, flight.to] : [flight.to, flight.from]
    return reporting.has(from) ? judge(flight, table.pairs.get(`${from} ${to}`) ?? new Map(), table) : []
  })
  const added = new Map(
    [...table.pairs]
      .flatMap(([key, counted]) =>
        missing(key, counted, ours.get(pairKey(...(key.split(' ') as [string, string]))) ?? [], table),
      )
      // an inland flight is counted at both ends
      .map((proposal) => [
        proposal.cells
          ? `${pairKey(proposal.cells.from ?? '', proposal.cells.to ?? '')} ${proposal.cells.operators}`
          : '',
        proposal,
      ]),
  )
  return {
    period: `${dash(begin)} to ${dash(end)}`,
    proposals: [...judged, ...added.values()],
    notices: [
      `Departures are counted at ${reporting.size} of our airports: ${[...reporting].sort().join(' ')}.`,
    ],
  }
}
