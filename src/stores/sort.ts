// The order of a route's options. The choice is part of the query (D51).
import { atom } from 'nanostores'
import { afterPaint } from '#lib/after-paint.ts'
import { writeQuery } from '#lib/query.ts'

export const sortModes = ['default', 'duration', 'price', 'eco'] as const
export type SortMode = (typeof sortModes)[number]

export const $sort = atom<SortMode>('default')

/** The mode of `?sort=`; by default, and for unknown values, `default`. */
export function readSortFromUrl(query = location.search): SortMode {
  const asked = new URLSearchParams(query).get('sort')
  return sortModes.find((mode) => mode === asked) ?? 'default'
}

/** Sets the mode and writes it into the address, from which `default` is left out. */
export function chooseSort(mode: SortMode): void {
  $sort.set(mode)
  afterPaint(() => writeQuery({ sort: mode === 'default' ? null : mode }))
}

/** Figures of a row of the board, as text of data attributes. */
export interface RowFigures {
  rank?: string | undefined
  minutes?: string | undefined
  low?: string | undefined
  co2?: string | undefined
}

const figureOf: Record<SortMode, keyof RowFigures> = {
  default: 'rank',
  duration: 'minutes',
  price: 'low',
  eco: 'co2',
}

/** A missing or non-finite figure sorts last (D21). */
function numberOf(text: string | undefined): number {
  const number = Number(text?.trim() || Number.NaN)
  return Number.isFinite(number) ? number : Number.POSITIVE_INFINITY
}

/** Rows in the order of a mode; rows with equal figures are ordered by rank. */
export function sortRows<Row>(
  rows: readonly Row[],
  mode: SortMode,
  figures: (row: Row) => RowFigures,
): Row[] {
  const keyed = rows.map((row) => {
    const all = figures(row)
    return { row, figure: numberOf(all[figureOf[mode]]), rank: numberOf(all.rank) }
  })
  const compare = (a: number, b: number) => (a === b ? 0 : a - b)
  return keyed.sort((a, b) => compare(a.figure, b.figure) || compare(a.rank, b.rank)).map(({ row }) => row)
}
