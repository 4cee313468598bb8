// The best of the rows that fit a plan, and why.
import type { ReasonedRow } from './because.ts'
import type { PlannedRow } from './planned-row.ts'
import type { RowFacts } from './row-facts.ts'

/** Rows for `rankRows` and `whyBest`, named by their index; those with an objection are left out. */
export function reasonedRows(rows: readonly { facts: RowFacts; row: PlannedRow }[]): ReasonedRow[] {
  return rows.flatMap(({ facts: { mode, fixedEur, rareEur }, row }, index) =>
    row.objection
      ? []
      : {
          ...{ id: String(index), mode, fixedEur, rareEur },
          ...{ score: row.score, co2: row.co2, minutes: row.parts.total, low: row.all.low },
        },
  )
}
