// data/reach.csv: how each town is joined to all others, as the last compile of reach files counted it.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Mode, modes } from '#catalogue/mode.ts'
import type { PlaceId } from '#catalogue/place.ts'
import type { CompiledReach } from './compile-reach.ts'

export const reachSummaryFile = 'data/reach.csv'

/** Pairs that begin at a town: by each mode, by nothing, and those whose best way is an estimate. */
export interface ReachCount extends Record<Mode, number> {
  place: PlaceId
  pairs: number
  none: number
  estimate: number
}

const numbers = ['pairs', ...modes, 'none', 'estimate'] as const
const header = ['place', ...numbers].join(',')

function countsOf({ place, pairs }: CompiledReach): ReachCount {
  const count = (is: (pair: (typeof pairs)[number]) => boolean) => pairs.filter(is).length
  const byMode = Object.fromEntries(
    modes.map((mode, index) => [mode, count((pair) => (pair.modes & (1 << index)) !== 0)]),
  ) as Record<Mode, number>
  return {
    place,
    pairs: pairs.length,
    ...byMode,
    none: count(({ options }) => options === 0),
    estimate: count(({ isEstimate }) => isEstimate),
  }
}

/** The text of the file. */
export const reachSummary = (compiled: readonly CompiledReach[]): string =>
  `${[
    header,
    ...compiled
      .map(countsOf)
      .map((counts) => [counts.place, ...numbers.map((name) => counts[name])].join(',')),
  ].join('\n')}\n`

/** The rows of the file; none where it was never written. */
export function readReachSummary(root: string): ReachCount[] {
  const file = join(root, reachSummaryFile)
  if (!existsSync(file)) return []
  const [, ...lines] = readFileSync(file, 'utf8').trim().split('\n')
  return lines.map((line) => {
    const [place = '', ...cells] = line.split(',')
    const values = Object.fromEntries(numbers.map((name, index) => [name, Number(cells[index])]))
    return { place, ...values } as unknown as ReachCount
  })
}
