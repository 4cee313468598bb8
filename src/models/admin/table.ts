// Tables of the admin page: the build draws their heads, the browser fills and sorts them.

interface Column {
  label: string
  /** aligned right */
  numeric?: true
}

/** Content and sort key of a cell. */
export interface Cell {
  text: string
  sort: string | number
  /** a second, smaller line */
  note?: string
  href?: string
  /** 0 to 1, shown as a bar */
  share?: number
  /** machine-readable time or day */
  datetime?: string
  /** a button after the text; `label` begins with its visible `text`, `value` says what it is for */
  button?: { text: string; label: string; value: string }
}

export interface AdminTable<Reply> {
  id: string
  caption: string
  /** text of a table without rows */
  empty: string
  columns: readonly Column[]
  rows(reply: Reply): Cell[][]
}

export type Direction = 'ascending' | 'descending'

const words = new Intl.Collator('en', { numeric: true })

/** Rows sorted by one column; equal rows keep their order. */
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
