// The score of an option and the order of a board. Pure and small: browsers load it when travellers, bag or times change.
import { score as weights } from './coefficients.ts'

/** What one traveller pays and spends; `fixedEur` does not change with the plan (fixed-eur.ts). */
export interface ScoredFigures {
  /** euro all in: fare of the cheapest ticket, ways and bag; a car shared by those in it */
  low: number
  high: number
  /** from door to door, or the ride alone */
  minutes: number
  /** kg CO2e */
  co2: number
  fixedEur: number
}

/**
 * Score in euro, the lowest is best (D22): the price a quarter into its range, the time at €20 an hour, the CO2e at €0.30 a
 * kilogram, and `fixedEur`. The method page describes it.
 * @returns a number that is not finite when a figure is not
 */
export const scoreOf = ({ low, high, minutes, co2, fixedEur }: ScoredFigures): number =>
  low +
  (high - low) * weights.priceShare +
  (minutes / 60) * weights.eurPerHour +
  co2 * weights.eurPerKgCo2 +
  fixedEur

export interface RankedRow {
  id: string
  /** euro, from scoreOf */
  score: number
  /** kg CO2e of one traveller */
  co2: number
  minutes: number
}

export interface Ranking {
  /** ids, the best first, then by score */
  order: string[]
  /** undefined where no score is finite */
  best: string | undefined
  /** ids of the other options within the margin of the lowest score */
  asGood: string[]
}

/** Figures that are not finite count as larger than all others. */
const last = (figure: number) => (Number.isFinite(figure) ? figure : Number.MAX_VALUE)

/**
 * Puts rows in order. Rows within `tieShare` of the lowest score are ties. Of these one with clearly less CO2e leads, else
 * the lowest score; equal scores go by minutes, then by id. Rows without a finite score come last and earn nothing.
 */
export function rankRows(rows: readonly RankedRow[]): Ranking {
  const sorted = [...rows].sort(
    (a, b) =>
      last(a.score) - last(b.score) ||
      last(a.minutes) - last(b.minutes) ||
      (a.id < b.id ? -1 : Number(a.id > b.id)),
  )
  const most = (sorted[0]?.score ?? 0) * (1 + weights.tieShare)
  const ties = sorted.filter(({ score }) => Number.isFinite(score) && score <= most)
  const leastCo2 = Math.min(...ties.map(({ co2 }) => last(co2)))
  const leader = ties.find(({ co2 }) => last(co2) * (1 - weights.sameCo2Share) <= leastCo2)
  const ids = (of: readonly RankedRow[]) => of.filter((row) => row !== leader).map(({ id }) => id)
  return { order: [...(leader ? [leader.id] : []), ...ids(sorted)], best: leader?.id, asGood: ids(ties) }
}
