// How the options of a route are ordered. The choice lives in the URL query (D51).
import { atom } from 'nanostores'
import { afterPaint } from '#lib/after-paint.ts'
import { writeQuery } from '#lib/query.ts'

export const sortModes = ['default', 'duration', 'price', 'eco'] as const
export type SortMode = (typeof sortModes)[number]

export const $sort = atom<SortMode>('default')

/** The mode of `?sort=`; anything unknown is the default. */
export function readSortFromUrl(query = location.search): SortMode {
  const asked = new URLSearchParams(query).get('sort')
  return sortModes.find((mode) => mode === asked) ?? 'default'
}

/** Chooses a mode and notes it in the address; the default leaves no trace there. */
export function chooseSort(mode: SortMode): void {
  $sort.set(mode)
  afterPaint(() => writeQuery({ sort: mode === 'default' ? null : mode }))
}

/** What a row of the board says about itself, as text in data attributes. */
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

/** Rows in the order of a mode; rows with equal figures stay in the order recommended. */
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
