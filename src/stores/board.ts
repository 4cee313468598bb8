// Reorders the comparison board when $sort changes, with or without React (A4).
import { afterPaint } from '#lib/after-paint.ts'
import { $sort, readSortFromUrl, type SortMode, sortRows } from './sort.ts'

/** Reorders the rows of a board, animated where the browser supports it and motion is not reduced. */
function applySort(list: HTMLElement, mode: SortMode, animate = true): void {
  const rows = [...list.children] as HTMLElement[]
  // the page has its rows by rank
  for (const [index, { dataset }] of rows.entries()) dataset.rank ??= String(index)
  const sorted = sortRows(rows, mode, ({ dataset }) => dataset)
  if (sorted.every((row, index) => row === rows[index])) return
  const reorder = () => list.append(...sorted)
  if (!animate || !document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    reorder()
    return
  }
  rows.forEach((row, index) => {
    row.style.viewTransitionName = `row-${index}`
  })
  const { finished } = document.startViewTransition(reorder)
  finished.finally(() => {
    for (const row of rows) row.style.viewTransitionName = ''
  })
}

/** Rows of the board, and those it folds away, which nobody sees move. */
const lists = () => ({
  board: document.querySelector<HTMLOListElement>('ol[data-board]'),
  folded: document.querySelector<HTMLElement>('[data-more]'),
})

/** Sorts the board by the address, then by $sort; checks the radio button before React hydrates it. */
export function setupBoard(): void {
  const { board, folded } = lists()
  if (!board) return
  const mode = readSortFromUrl()
  const radio = document.querySelector<HTMLInputElement>(`input[name="sort"][value="${mode}"]`)
  if (radio && mode !== 'default') radio.checked = true
  const sort = (by: SortMode, animate?: boolean) => {
    if (folded) applySort(folded, by, false)
    applySort(board, by, animate)
  }
  sort(mode, false)
  $sort.set(mode)
  // The chosen radio button is painted first (A34).
  $sort.listen(() => afterPaint(() => sort($sort.get())))
}
