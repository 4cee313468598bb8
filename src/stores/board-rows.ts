// The rows of a route's board under the plan, in the order shown; views draw them.
import { atom } from 'nanostores'
import { type Leaders, leadersOf, type PlannedRow, plannedRow } from '#catalogue/planned-row.ts'
import { type RowFacts, unpackFacts } from '#catalogue/row-facts.ts'
import type { TripPlan } from '#catalogue/trip-plan.ts'

export interface BoardEntry {
  /** its row: on the board, or below it */
  element: HTMLElement
  facts: RowFacts
  row: PlannedRow
}

export const $entries = atom<readonly BoardEntry[]>([])

const withFacts = () => [...document.querySelectorAll<HTMLElement>('[data-row]')]

/** Rows of the board and those it folds away, as they stand in the page. */
export function readEntries(plan: TripPlan): BoardEntry[] {
  return withFacts().flatMap((element) => {
    const facts = unpackFacts(element.dataset.row ?? '')
    return facts ? [{ element, facts, row: plannedRow(facts, plan) }] : []
  })
}

export const leadersAmong = (entries: readonly BoardEntry[]): Leaders =>
  leadersOf(entries.map(({ row }) => row))
