// The order of a route's options. The choice is part of the query (D51).
import { atom } from 'nanostores'
import type { PlannedRow } from '#catalogue/planned-row.ts'
import { afterPaint } from '#lib/after-paint.ts'
import { writeQuery } from '#lib/query.ts'

export const sortModes = ['default', 'duration', 'price', 'eco'] as const
export type SortMode = (typeof sortModes)[number]

export const $sort = atom<SortMode>('default')

/** The mode of `?sort=`; by default, and for unknown values, `default`. */
export function readSort(query: string): SortMode {
  const asked = new URLSearchParams(query).get('sort')
  return sortModes.find((mode) => mode === asked) ?? 'default'
}

/** Sets the mode and writes it into the address, from which `default` is left out. */
export function chooseSort(mode: SortMode): void {
  $sort.set(mode)
  afterPaint(() => writeQuery({ sort: mode === 'default' ? null : mode }))
}

/** What a mode compares; a price that does not hold everything asked for comes after those that do. */
const figureOf: Record<Exclude<SortMode, 'default'>, (row: PlannedRow) => number> = {
  duration: ({ parts }) => parts.total,
  price: ({ all, asks }) => all.low + (asks.length > 0 ? 1e6 : 0),
  eco: ({ co2 }) => co2,
}

/** Rows in the order of a mode; rows with equal figures keep theirs, what is not finite comes last (D21). */
export function sortRows<Row extends { row: PlannedRow }>(rows: readonly Row[], mode: SortMode): Row[] {
  if (mode === 'default') return [...rows]
  const figure = ({ row }: Row) => {
    const value = figureOf[mode](row)
    return Number.isFinite(value) ? value : Number.POSITIVE_INFINITY
  }
  return [...rows].sort((a, b) => (figure(a) === figure(b) ? 0 : figure(a) - figure(b)))
}
