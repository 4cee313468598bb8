// Rows in another order: few are moved, since each moved one is laid out anew, and those in view glide to their places.
import { longestRise } from '#lib/longest-rise.ts'

/** Puts the children of a list in an order. @returns whether any had to move */
export function orderRows(list: Element, rows: readonly Element[]): boolean {
  const places = new Map([...list.children].map((row, place) => [row, place]))
  const placeOf = (row: Element) => places.get(row) ?? -1
  const staying = new Set(longestRise(rows.map(placeOf)))
  if (staying.size === rows.length) return false
  let next: Element | null = null
  for (const row of rows.toReversed()) {
    if (!staying.has(placeOf(row))) list.insertBefore(row, next)
    next = row
  }
  return true
}

/** Where the rows of a list stand, px; a hidden one stands nowhere. */
export const topsOf = (list: Element): ReadonlyMap<Element, number> =>
  new Map(
    [...list.children].flatMap((row) =>
      row instanceof HTMLElement && !row.hidden ? [[row, row.offsetTop]] : [],
    ),
  )

/** How long a row takes to its new place, ms. */
const moveMs = 250

/** Lets rows in view glide from where they stood, unless motion is reduced. A view transition would picture the whole page. */
export function glide(list: HTMLElement, before: ReadonlyMap<Element, number>): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const screenTop = list.offsetTop - list.getBoundingClientRect().top
  const isInView = (top: number, { offsetHeight }: HTMLElement) =>
    top < screenTop + innerHeight && top + offsetHeight > screenTop
  // all places are read before the first row moves: a movement between them would lay out the page again
  const moves = [...topsOf(list)].flatMap(([row, top]) => {
    const from = before.get(row)
    if (!(row instanceof HTMLElement) || from === undefined || from === top) return []
    return isInView(from, row) || isInView(top, row) ? [[row, from - top] as const] : []
  })
  for (const [row, up] of moves)
    row.animate({ transform: [`translateY(${up}px)`, 'none'] }, { duration: moveMs, easing: 'ease-out' })
}
