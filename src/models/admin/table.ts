// Tables of the admin page: drawn with their heads at build, filled and sorted by the browser.

export interface Column {
  label: string
  /** figures stand right */
  numeric?: true
}

/** What a cell shows, and what it is sorted by. */
export interface Cell {
  text: string
  sort: string | number
  /** a second, smaller line */
  note?: string
  href?: string
  /** 0 to 1, drawn as a bar */
  share?: number
  /** machine-readable moment or day */
  datetime?: string
}

export interface AdminTable<Reply> {
  id: string
  caption: string
  /** stands there while nothing was counted */
  empty: string
  columns: readonly Column[]
  rows(reply: Reply): Cell[][]
}

export type Direction = 'ascending' | 'descending'

const words = new Intl.Collator('en', { numeric: true })

/** Rows by one column, equal ones in the order they had. */
export function sortRows(
  rows: readonly (readonly Cell[])[],
  column: number,
  direction: Direction,
): (readonly Cell[])[] {
  const sign = direction === 'ascending' ? 1 : -1
  return rows.toSorted((a, b) => sign * compare(a[column]?.sort ?? '', b[column]?.sort ?? ''))
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : words.compare(String(a), String(b))
}
