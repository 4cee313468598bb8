// Results of each step of a tour over all its runs.
import { table } from '#tools/table.ts'
import { bareButton, type TimedStep, type Tour } from './tour.ts'
import { worstEvent } from './watch.ts'

export interface Row {
  tour: Tour
  name: string
  first: boolean
  /** ms from input to paint, 0 for faster than a browser reports */
  median: number
  worst: number
  /** parts of the median run's worst event */
  parts: string
  longestTask: number
}

export const middle = <T>(sorted: readonly T[]) => sorted[Math.floor(sorted.length / 2)] as T
export const shown = (ms: number) => (ms === 0 ? '≤16' : String(ms))

/** The row of one step, from its timings in each run. */
function rowOf(tour: Tour, timed: readonly TimedStep[]): Row {
  const { step } = timed[0] as TimedStep
  // null, because sort puts undefined last without calling the comparison
  const worst = timed
    .map((seen) => worstEvent(seen) ?? null)
    .sort((a, b) => (a?.duration ?? 0) - (b?.duration ?? 0))
  const event = middle(worst)
  const parts = event && [event.waited, event.worked, event.painted].map((ms) => Math.round(ms)).join('+')
  return {
    tour,
    name: step.name,
    first: step.first ?? false,
    median: event?.duration ?? 0,
    worst: worst.at(-1)?.duration ?? 0,
    parts: event ? `${event.type} ${parts}` : '',
    longestTask: middle(timed.map(({ longestTask }) => longestTask).sort((a, b) => a - b)),
  }
}

/** @param runs the steps of each run of the tour, in the same order */
export const rowsOf = (tour: Tour, runs: readonly (readonly TimedStep[])[]): Row[] =>
  (runs[0] ?? []).map((_, index) =>
    rowOf(
      tour,
      runs.map((run) => run[index] as TimedStep),
    ),
  )

export const isBareButton = ({ name }: Row) => name === bareButton.name

/** The median of all bare buttons: the cost of any answer on this machine. */
export const baselineOf = (rows: readonly Row[]) =>
  middle(
    rows
      .filter(isBareButton)
      .map(({ median }) => median)
      .sort((a, b) => a - b),
  )

export const rowTable = (rows: readonly Row[]): string =>
  table(
    ['interaction', 'page', 'React', 'median', 'worst', 'event wait+work+paint', 'longest task'],
    rows.map((row) => [
      row.name,
      `${row.tour.path} ${row.tour.device}`,
      row.first ? 'first' : '',
      shown(row.median),
      shown(row.worst),
      row.parts,
      row.longestTask === 0 ? '<50' : String(Math.round(row.longestTask)),
    ]),
  )
