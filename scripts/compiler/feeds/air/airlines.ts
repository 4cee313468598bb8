// Airlines by pair of airports, from a list of call signs: which carriers it confirms, misses and adds (D156).
import type { OperatorId, StopId } from '#catalogue/network.ts'
import type { Network } from '../../read/network.ts'
import type { Proposal } from '../proposal.ts'
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
import { newFlight } from './new-flight.ts'

const series = 'vrs-call-signs'
/** Sources that confirm carriers themselves: a flight that was counted needs no list. */
const countedSeries = 'caa-departures'
/** Fewer call signs prove little: the list keeps signs of airlines that are gone. */
const fewSigns = 3
/** A carrier with less than this share of its usual call signs is questioned. */
const unusual = 0.25
/** Departures of this country are counted, which says more than a list. */
const countedCountry = 'GB'
/** Estimated departures a day from which a carrier that is not ours is proposed. */
const leastPerDay = 0.5

/** Call signs by pair of airports and operator; those of the direction with more. */
function signsOf(rows: readonly AirRow[]): Map<string, Map<OperatorId, number>> {
  const directed = new Map<string, number>()
  for (const { from, to, operator, cells } of rows) {
    if (!operator) continue
    const key = `${from} ${to} ${operator}`
    directed.set(key, (directed.get(key) ?? 0) + Number(cells.flightNumbers))
  }
  const pairs = new Map<string, Map<OperatorId, number>>()
  for (const [key, signs] of directed) {
    const [from = '', to = '', operator = ''] = key.split(' ')
    const pair = pairs.get(pairKey(from, to)) ?? new Map<OperatorId, number>()
    pairs.set(pairKey(from, to), pair.set(operator, Math.max(signs, pair.get(operator) ?? 0)))
  }
  return pairs
}

const median = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1]

/** Call signs for each daily departure of an airline: the median over the flights it runs alone. */
function usualSigns(flights: Iterable<Flight>, signs: (flight: Flight, operator: OperatorId) => number) {
  const ratios = new Map<OperatorId, number[]>()
  for (const flight of flights) {
    const [operator, ...others] = flight.operators
    if (!operator || others.length > 0) continue
    const count = signs(flight, operator)
    if (count > 0) ratios.set(operator, [...(ratios.get(operator) ?? []), count / flight.departures.perDay])
  }
  return new Map([...ratios].map(([operator, all]) => [operator, median(all) as number]))
}

/** What the list says of one flight of ours. */
function judge(
  flight: Flight,
  signs: (operator: OperatorId) => number,
  usual: ReadonlyMap<OperatorId, number>,
  { network, source }: { network: Network; source: Issue },
): Proposal {
  const { id, operators, from, to } = flight
  const names = (ids: readonly OperatorId[]) => namesOf(ids, network)
  const share = flight.departures.perDay / operators.length
  const absent = operators.filter((operator) => signs(operator) === 0)
  const weak = operators.filter((operator) => {
    const expected = share * (usual.get(operator) ?? 0)
    return (
      signs(operator) > 0 &&
      signs(operator) < Math.min(fewSigns, expected) &&
      signs(operator) < expected * unusual
    )
  })
  const isCited = flight.sources.some((source) =>
    [series, countedSeries].includes(source.replace(/-\d{4}$/, '')),
  )
  const base = { service: id, mode: 'flight' as const, changes: [], file: fileOf(flight) }
  const where = `between ${from} and ${to}`
  if (absent.length === operators.length)
    return { ...base, kind: 'absent', why: `No call sign of ${names(absent)} ${where}.` }
  if (absent.length > 0)
    return {
      ...base,
      kind: 'questioned',
      why: `No call sign of ${names(absent)} ${where}; ${names(operators.filter((one) => !absent.includes(one)))} has some.`,
    }
  if (weak.length > 0)
    return {
      ...base,
      kind: 'questioned',
      why: `Few call signs ${where} for so many flights: ${weak.map((operator) => `${names([operator])} ${signs(operator)}`).join(', ')}.`,
    }
  return {
    ...base,
    kind: 'agrees',
    changes: isCited
      ? []
      : [{ column: 'sources', ours: flight.sources.join(' '), theirs: withSource(flight, source.id) }],
    why: `All carriers have call signs ${where}: ${operators.map((operator) => `${names([operator])} ${signs(operator)}`).join(', ')}.`,
  }
}

/**
 * Reads a table of airlines by directed pair of airports: from, to (IATA), airline, operator (our id or empty),
 * flightNumbers (call signs). Confirming names the source; it changes neither date nor basis (D156).
 * @param source the publication the table stands for, by default the newest of data/sources
 * @throws Error when the file cannot be read or lacks a column
 */
export function readAirlines(
  path: string,
  network: Network,
  source: Issue = newestOf(series, network),
): AirReport {
  const rows = airRows(path, ['flightNumbers'], network)
  const pairs = signsOf(rows)
  const ours = flightsByPair(network)
  const signsBetween = ({ from, to }: Flight, operator: OperatorId) =>
    pairs.get(pairKey(from, to))?.get(operator) ?? 0
  const isCounted = (airport: StopId) =>
    network.places.get(network.stops.get(airport)?.place ?? '')?.country === countedCountry
  const usual = usualSigns([...ours.values()].flat(), signsBetween)
  /** for an airline without flights of ours: as half of the airlines have */
  const ofMost = median([...usual.values()])
  const judged = [...ours.values()]
    .flat()
    .map((flight) => judge(flight, (operator) => signsBetween(flight, operator), usual, { network, source }))
  const added = [...pairs].flatMap(([key, operators]) => {
    const siblings = ours.get(key) ?? []
    const [from = '', to = ''] = key.split(' ')
    if (isCounted(from) || isCounted(to)) return []
    return [...operators].flatMap(([operator, signs]) => {
      const perDay =
        Math.round((signs / (usual.get(operator) ?? ofMost ?? Number.POSITIVE_INFINITY)) * 10) / 10
      if (
        signs < fewSigns ||
        perDay < leastPerDay ||
        siblings.some((one) => one.operators.includes(operator))
      )
        return []
      const why = `${namesOf([operator], network)} has ${signs} call signs between ${from} and ${to}, by its usual number ${perDay} departures a day; the list keeps airlines that are gone.`
      return newFlight({ from, to, operator, perDay, isCounted: false, source }, siblings, network, why)
    })
  })
  const unknown = new Set(rows.flatMap(({ operator, airline }) => (operator ? [] : [airline])))
  return {
    period: source.asOf,
    proposals: [...judged, ...added],
    notices: [`${unknown.size} airlines are not among our operators and were left out.`],
  }
}
