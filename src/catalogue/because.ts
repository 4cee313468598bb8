// Why an option is the best of its board, as figures; the words are `because` of i18n/live. Browsers load it.
import type { Mode } from './mode.ts'
import type { RankedRow, Ranking } from './score.ts'

export interface ReasonedRow extends RankedRow {
  mode: Mode
  /** euro all in, the low end as the row shows it */
  low: number
  /** part of the score that does not change with the plan, and what of it waits for rare departures: 0 for a daily one */
  fixedEur: number
  rareEur: number
}

/** The option compared with: the next of another mode, else the next. */
export interface Rival {
  id: string
  mode: Mode
  /** it has the mode of the best option */
  isSameMode: boolean
}

/** What the best option is compared with its rival; `eur` and `minutes` are differences, both above 0. */
export type Because =
  /** there is no other option */
  | { kind: 'only' }
  /** the rival is as good: within the margin */
  | { kind: 'as-good'; rival: Rival }
  /** a tie that less CO2e decides, or less CO2e outweighs the rest */
  | { kind: 'cleaner'; rival: Rival; kg: number }
  /** it leaves daily, the rival does not, and would else be as good or better */
  | { kind: 'daily'; rival: Rival }
  /** cheaper and faster; one of the two is absent where the difference is not worth a claim */
  | { kind: 'ahead'; rival: Rival; eur: number }
  | { kind: 'ahead'; rival: Rival; minutes: number }
  | { kind: 'ahead'; rival: Rival; eur: number; minutes: number }
  | { kind: 'faster-for'; rival: Rival; minutes: number; eur: number }
  | { kind: 'cheaper-by'; rival: Rival; eur: number; minutes: number }
  /** fewer changes, hours at the wheel or hours in a coach decide */
  | { kind: 'easier'; rival: Rival }

/** Smaller differences are not claimed: prices and times of estimates are hardly closer. */
export const leastClaim = { eur: 3, minutes: 10, kg: 5 } as const

/** Hours from four, tens of minutes from one hour on, rounded down: more is not known, and a badge is short. */
const toldMinutes = (minutes: number) => {
  const step = minutes >= 240 ? 60 : minutes >= 60 ? 10 : 1
  return Math.floor(minutes / step) * step
}

function rivalOf<T extends ReasonedRow>(best: T, rows: readonly T[], { order }: Ranking): T | undefined {
  const next = order.flatMap((id) => rows.find((row) => row.id === id && row !== best) ?? [])
  const finite = next.filter(({ score }) => Number.isFinite(score))
  return finite.find(({ mode }) => mode !== best.mode) ?? finite[0]
}

/**
 * How much more a figure is for the rival than for the best option, 0 below `least`. An advantage holds against all `others`,
 * so that "cheaper than the train" is true of every train.
 */
function moreOf(
  figure: (row: ReasonedRow) => number,
  [best, other, others]: readonly [ReasonedRow, ReasonedRow, readonly ReasonedRow[]],
  least: number,
): number {
  const more = (row: ReasonedRow) => figure(row) - figure(best)
  const difference = more(other) > 0 ? Math.max(0, Math.min(...others.map(more))) : more(other)
  return Math.abs(difference) >= least ? Math.round(difference) : 0
}

type Compared = Parameters<typeof moreOf>[1]

/** By price and time; undefined where the rival is no worse in either. */
function byFigures(compared: Compared, rival: Rival): Because | undefined {
  const eur = moreOf(({ low }) => Math.round(low), compared, leastClaim.eur)
  const minutes = moreOf((row) => row.minutes, compared, leastClaim.minutes)
  const told = toldMinutes(Math.abs(minutes))
  if (minutes > 0 && eur < 0) return { kind: 'faster-for', rival, minutes: told, eur: -eur }
  if (eur > 0 && minutes < 0) return { kind: 'cheaper-by', rival, eur, minutes: told }
  if (eur > 0) return { kind: 'ahead', rival, eur, ...(minutes > 0 && { minutes: told }) }
  return minutes > 0 ? { kind: 'ahead', rival, minutes: told } : undefined
}

/** The reason against one rival, for which its whole mode stands. */
function against(
  best: ReasonedRow,
  other: ReasonedRow,
  rows: readonly ReasonedRow[],
  isTie: boolean,
): Because | undefined {
  const rival: Rival = { id: other.id, mode: other.mode, isSameMode: other.mode === best.mode }
  const others = rival.isSameMode ? [other] : rows.filter(({ mode }) => mode === other.mode)
  const kg = moreOf(({ co2 }) => co2, [best, other, others], leastClaim.kg)
  const cleaner: Because | undefined = kg > 0 ? { kind: 'cleaner', rival, kg } : undefined
  if (isTie && cleaner && best.score > other.score) return cleaner
  if (isTie && !rival.isSameMode) return { kind: 'as-good', rival }
  if (isDaily(best) && !others.some(isDaily) && other.score - other.rareEur <= best.score)
    return { kind: 'daily', rival }
  const eases = other.fixedEur - other.rareEur > best.fixedEur - best.rareEur
  return byFigures([best, other, others], rival) ?? cleaner ?? (eases ? { kind: 'easier', rival } : undefined)
}

const isDaily = ({ rareEur }: ReasonedRow) => rareEur === 0

/**
 * The reason for the best option of a ranking.
 * @param rows those that were ranked
 * @returns undefined where no reason is worth a claim, or nothing is best
 */
export function whyBest(rows: readonly ReasonedRow[], ranking: Ranking): Because | undefined {
  const best = rows.find(({ id }) => id === ranking.best)
  if (!best) return undefined
  const other = rivalOf(best, rows, ranking)
  if (other) return against(best, other, rows, ranking.asGood.includes(other.id))
  return rows.length === 1 ? { kind: 'only' } : undefined
}
