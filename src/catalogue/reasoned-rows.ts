// The order of the rows that fit a plan: the best, those as good, and why.
import { type Because, type ReasonedRow, type Rival, whyBest } from './because.ts'
import type { PlannedRow } from './planned-row.ts'
import type { RowFacts } from './row-facts.ts'
import { rankRows } from './score.ts'

interface Weighed {
  facts: RowFacts
  row: PlannedRow
}

export interface Reason {
  /** indexes of the rows that fit, the best first */
  order: number[]
  because: Because | undefined
  /** the ties */
  asGood: Rival[]
}

/** Rows are named by their index. */
const toReasoned = ({ facts: { mode, fixedEur, rareEur }, row }: Weighed, index: number): ReasonedRow => ({
  ...{ id: String(index), mode, fixedEur, rareEur },
  ...{ score: row.score, co2: row.co2, minutes: row.parts.total, low: row.all.low },
})

/** Ranks the rows without an objection. */
export function reasonFor(rows: readonly Weighed[]): Reason {
  const reasoned = rows.flatMap((weighed, index) => (weighed.row.objection ? [] : toReasoned(weighed, index)))
  const ranking = rankRows(reasoned)
  const best = reasoned.find(({ id }) => id === ranking.best)
  return {
    order: ranking.order.map(Number),
    because: whyBest(reasoned, ranking),
    asGood: reasoned.flatMap(({ id, mode }) =>
      ranking.asGood.includes(id) ? { id, mode, isSameMode: mode === best?.mode } : [],
    ),
  }
}
