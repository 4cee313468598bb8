// The order of a route's options. The choice is part of the query (D51).
import { claims, type PlannedRow } from '#catalogue/planned-row.ts'

export const sortModes = ['default', 'duration', 'price', 'eco'] as const
export type SortMode = (typeof sortModes)[number]

/** The mode of `?sort=`; by default, and for unknown values, `default`. */
export function readSort(query: string): SortMode {
  const asked = new URLSearchParams(query).get('sort')
  return sortModes.find((mode) => mode === asked) ?? 'default'
}

/** What a mode compares; a price that does not hold everything asked for comes after those that do. */
const figureOf: Record<Exclude<SortMode, 'default'>, (row: PlannedRow) => number> = {
  duration: claims.fastest,
  price: ({ all, asks }) => all.low + (asks.length > 0 ? 1e6 : 0),
  eco: claims.greenest,
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
