// Calls by service and direction, in the order of the journey.
import { type Call, type Direction, directions, type PlacedCall } from '#catalogue/call.ts'
import type { StopId } from '#catalogue/network.ts'
import type { ServiceId } from '#catalogue/service.ts'
import type { Network } from './network.ts'
import type { Located } from './table.ts'

/** The calls of a service in one direction. */
export interface Pattern {
  service: ServiceId
  direction: Direction
  rows: readonly Located<Call>[]
}

/** Rows of one service and direction together, sorted by `sequence`. */
export function patternsIn(rows: readonly Located<Call>[]): Pattern[] {
  const byService = Map.groupBy(rows, ({ service, direction }) => `${service} ${direction}`)
  return [...byService.values()].map((same) => {
    const sorted = [...same].sort((a, b) => a.sequence - b.sequence)
    const { service, direction } = sorted[0] as Located<Call>
    return { service, direction, rows: sorted }
  })
}

/** Name and position of a call: those of its stop, else its own. */
export function placed(
  { stop, name, lat, lng, arrives, departs, boards, alights }: Call,
  stops: ReadonlyMap<StopId, { name: string; lat: number; lng: number }>,
): PlacedCall {
  const known = stop === undefined ? undefined : stops.get(stop)
  return {
    ...(known && { stop: stop as StopId }),
    name: known?.name ?? name ?? '',
    lat: known?.lat ?? lat ?? Number.NaN,
    lng: known?.lng ?? lng ?? Number.NaN,
    ...{ arrives, departs, boards: boards === 'yes', alights: alights === 'yes' },
  }
}

const known = new WeakMap<readonly Located<Call>[], Map<string, Pattern>>()

/** The calls of a service in a direction; undefined where they are not known. */
export function patternOf(
  { calls }: Pick<Network, 'calls'>,
  service: ServiceId,
  direction: Direction,
): Pattern | undefined {
  let patterns = known.get(calls)
  if (!patterns) {
    patterns = new Map(patternsIn(calls).map((one) => [`${one.service} ${one.direction}`, one]))
    known.set(calls, patterns)
  }
  return patterns.get(`${service} ${direction}`)
}

/** Both directions of a service, as far as their calls are known. */
export const patternsOf = (network: Pick<Network, 'calls'>, service: ServiceId): Pattern[] =>
  directions.flatMap((direction) => patternOf(network, service, direction) ?? [])
