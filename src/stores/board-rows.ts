// The rows of a route's board, and what they say under a plan.
import { atom } from 'nanostores'
import { type PlannedRow, plannedRow } from '#catalogue/planned-row.ts'
import { type RowFacts, unpackFacts } from '#catalogue/row-facts.ts'
import type { TripPlan } from '#catalogue/trip-plan.ts'

/** A row of the board, or of those it folds away. */
export interface BoardRow {
  element: HTMLElement
  /** of its details, its bars and its line in the table; a folded row has none */
  id: string | undefined
  facts: RowFacts
}

export interface BoardEntry extends BoardRow {
  row: PlannedRow
}

/** Rows of the board in the order shown; the charts draw them. */
export const $entries = atom<readonly BoardEntry[]>([])

/** The rows as they stand in the page. */
export const readRows = (): BoardRow[] =>
  [...document.querySelectorAll<HTMLElement>('[data-row]')].flatMap((element) => {
    const facts = unpackFacts(element.dataset.row ?? '')
    const id = element.querySelector('[commandfor]')?.getAttribute('commandfor') ?? undefined
    return facts ? [{ element, id, facts }] : []
  })

export const planRows = (rows: readonly BoardRow[], plan: TripPlan): BoardEntry[] =>
  rows.map((row) => ({ ...row, row: plannedRow(row.facts, plan) }))
