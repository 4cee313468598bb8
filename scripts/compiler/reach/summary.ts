// data/reach.csv: how each town is joined to all others, as the last compile of reach files counted it.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { modes } from '#catalogue/mode.ts'
import type { PlaceId } from '#catalogue/place.ts'
import type { Composed } from '../compose/compile.ts'

export const reachSummaryFile = 'data/reach.csv'

/** Pairs that begin at a town, their options, pairs by mode, without a way, and with an estimate as the best. */
const counted = ['pairs', 'options', ...modes, 'none', 'estimate'] as const
type Counted = (typeof counted)[number]

export interface ReachCount extends Record<Counted, number> {
  place: PlaceId
}

/** Counts the routes from a place. */
export function countReach(place: PlaceId, routes: readonly Composed[]): ReachCount {
  const count = (is: (route: Composed) => boolean) => routes.filter(is).length
  const byMode = modes.map((of) => [of, count(({ options }) => options.some(({ mode }) => mode === of))])
  return {
    place,
    pairs: routes.length,
    options: sumOf(
      routes.map(({ options }) => ({ options: options.length })),
      'options',
    ),
    ...Object.fromEntries(byMode),
    none: count(({ options }) => options.length === 0),
    estimate: count(({ options }) => options[0]?.minutes.basis === 'modelled'),
  }
}

export const sumOf = <Name extends string>(rows: readonly Record<Name, number>[], name: Name): number =>
  rows.reduce((sum, row) => sum + row[name], 0)

/** A share of all pairs of some towns, as per cent. */
export function shareOf(rows: readonly ReachCount[], name: Counted): string {
  const pairs = sumOf(rows, 'pairs')
  return pairs > 0 ? `${((100 * sumOf(rows, name)) / pairs).toFixed(1)} %` : '–'
}

/** The text of the file. */
export const reachSummary = (counts: readonly ReachCount[]): string =>
  [['place', ...counted], ...counts.map((row) => [row.place, ...counted.map((name) => row[name])]), []]
    .map((cells) => cells.join(','))
    .join('\n')

/** The rows of the file; none where it was never written. */
export function readReachSummary(root: string): ReachCount[] {
  const file = join(root, reachSummaryFile)
  if (!existsSync(file)) return []
  const [, ...lines] = readFileSync(file, 'utf8').trim().split('\n')
  return lines.map((line) => {
    const [place = '', ...cells] = line.split(',')
    const values = Object.fromEntries(counted.map((name, index) => [name, Number(cells[index])]))
    return { place, ...(values as Record<Counted, number>) }
  })
}
