// The comparison board follows $sort, with or without React.
import { afterPaint } from '#lib/after-paint.ts'
import { $sort, readSortFromUrl, type SortMode, sortRows } from './sort.ts'

/** Reorders the rows of a board; rows move to their new rank where the browser can and motion is welcome. */
export function applySort(list: HTMLOListElement, mode: SortMode, animate = true): void {
  const rows = [...list.children] as HTMLElement[]
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

/** Sorts the board as the address asks and keeps it sorted; the radio buttons follow before React knows them. */
export function setupBoard(): void {
  const list = document.querySelector<HTMLOListElement>('ol[data-board]')
  if (!list) return
  const mode = readSortFromUrl()
  const radio = document.querySelector<HTMLInputElement>(`input[name="sort"][value="${mode}"]`)
  if (radio && mode !== 'default') radio.checked = true
  applySort(list, mode, false)
  $sort.set(mode)
  // the chosen mode is marked first, then rows move
  $sort.listen(() => afterPaint(() => applySort(list, $sort.get())))
}
