// What a page shows of the rows of its board, as numbers, and whether a text says a figure.
import type { Mode } from '#catalogue/mode.ts'
import { plannedRow } from '#catalogue/planned-row.ts'
import { type RowFacts, unpackFacts } from '#catalogue/row-facts.ts'
import { usualPlan } from '#catalogue/trip-plan.ts'
import type { CellFigure } from '#models/on-request/board-model.ts'
import type { RoutePageModel } from '#models/route-page.ts'

export interface Row {
  mode: Mode
  door: number
  all: number
  fare: number
  co2: number
}

/** What the page shows of its rows: `onBoard` first, then those that are folded away. */
export function rowsOf({ board, folded }: RoutePageModel): { onBoard: Row[]; all: Row[] } {
  const read = (packed: string | undefined): Row => {
    const facts = unpackFacts(packed ?? '') as RowFacts
    const { parts, all, co2 } = plannedRow(facts, usualPlan)
    return { mode: facts.mode, door: parts.total, all: all.low, fare: facts.fare.low, co2 }
  }
  const onBoard = board.rows.map(({ facts }) => read(facts))
  return { onBoard, all: [...onBoard, ...(folded?.rows.map(({ row }) => read(row)) ?? [])] }
}

export type Shown = { figure: CellFigure } | undefined
export const minutesOf = (shown: Shown) => shown && 'minutes' in shown.figure && shown.figure.minutes
export const priceOf = (shown: Shown) => shown && 'price' in shown.figure && shown.figure.price.low
export const textOf = (shown: Shown) => shown && 'text' in shown.figure && shown.figure.text

export const least = (rows: readonly Row[], figure: (row: Row) => number) =>
  Math.min(...rows.map(figure).filter(Number.isFinite))
export const modesWith = (rows: readonly Row[], figure: (row: Row) => number, value: number) =>
  rows.filter((row) => figure(row) === value).map(({ mode }) => mode)

/** Whether a text has a figure that no digit continues: "€22", not in "€220" or "€22.50". */
export const holds = (text: string, figure: string) => {
  for (let at = text.indexOf(figure); at >= 0; at = text.indexOf(figure, at + 1)) {
    const [before, after] = [text.slice(0, at), text.slice(at + figure.length)]
    if (!/\d[.,]?$/.test(before) && !/^[.,]?\d/.test(after)) return true
  }
  return false
}
