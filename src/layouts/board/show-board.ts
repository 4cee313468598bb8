// Shows the board under plan and order: figures, lines, verdict, badges, and which rows fit.
import { scaleOf } from '#catalogue/day-line.ts'
import { reasonFor } from '#catalogue/reasoned-rows.ts'
import { reasonText } from '#i18n/because-text.ts'
import type { LiveWords } from '#i18n/live/en.ts'
import { languageOf } from '#i18n/paths.ts'
import { afterPaint } from '#lib/after-paint.ts'
import { fill } from '#lib/fill.ts'
import type { Language } from '#lib/languages.ts'
import { $entries, type BoardEntry, leadersAmong, readEntries } from '#stores/board-rows.ts'
import { pageWords } from '#stores/page-words.ts'
import { $plan } from '#stores/plan.ts'
import { $sort, type SortMode, sortRows } from '#stores/sort.ts'
import { element } from '../element.ts'
import { writeCompared } from './write-compared.ts'
import { writeHours, writeLine } from './write-line.ts'
import { writeRow } from './write-row.ts'
import { moveBadges, writeBecause, writeLeaders, writeSentence } from './write-verdict.ts'

const boardList = () => document.querySelector<HTMLOListElement>('ol[data-board]')

/** Puts rows in an order, animated where the browser supports it and motion is not reduced. */
function reorder(list: HTMLElement, rows: readonly HTMLElement[], animate: boolean): void {
  if (rows.every((row, index) => row === list.children[index])) return
  const move = () => list.append(...rows)
  if (!animate || !document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    move()
    return
  }
  rows.forEach((row, index) => {
    row.style.viewTransitionName = `row-${index}`
  })
  const { finished } = document.startViewTransition(move)
  finished.finally(() => {
    for (const row of rows) row.style.viewTransitionName = ''
  })
}

/** How many rows a plan hides, with a button that brings them back. */
function writeHidden(count: number, words: LiveWords['board'], showAll: () => void): void {
  const note = document.querySelector('[data-hidden]')
  if (!note) return
  note.replaceChildren()
  if (count === 0) return
  const button = element('button', { class: 'button-quiet', text: words.showAll })
  button.type = 'button'
  button.addEventListener('click', showAll)
  note.append(fill(words.hidden[count === 1 ? 'one' : 'other'], { count }), ' ', button)
}

interface Board {
  lang: Language
  words: LiveWords
  /** rows as the page has them, the recommended first */
  rows: HTMLElement[]
  showAll: () => void
}

function show({ lang, words, rows, showAll }: Board, animate: boolean): void {
  const [plan, mode, list] = [$plan.get(), $sort.get(), boardList()]
  const all = readEntries(plan).sort((a, b) => rows.indexOf(a.element) - rows.indexOf(b.element))
  const fits = ({ row }: BoardEntry) => row.objection === undefined
  const onBoard = all.filter(({ element }) => element.parentElement === list)
  const shown = onBoard.filter(fits)
  const scale = scaleOf((shown.length > 0 ? shown : onBoard).map(({ row }) => row.parts.total))
  for (const entry of all) {
    entry.element.hidden = !fits(entry)
    writeRow(entry, plan, words.board, lang)
    writeLine(entry, scale)
  }
  writeHours(scale, lang)
  const reason = reasonFor(all)
  const inRank = reason.order.flatMap((index) => all[index] ?? [])
  const entries = [...inRank, ...all.filter((entry) => !fits(entry))]
  const best = inRank[0]
  const sorted = sortRows(
    entries.filter(({ element }) => element.parentElement === list),
    mode,
  )
  writeSentence(best, plan, words.board, lang)
  writeLeaders(all, lang)
  moveBadges(best, onBoard[leadersAmong(onBoard).greenest])
  writeBecause(reasonText(reason, words.because, lang), lang)
  writeHidden(all.length - all.filter(fits).length, words.board, showAll)
  if (list)
    reorder(
      list,
      sorted.map(({ element }) => element),
      animate,
    )
  const folded = entries.filter(({ element }) => element.parentElement !== list)
  const foldedList = folded[0]?.element.parentElement
  if (foldedList)
    reorder(
      foldedList,
      sortRows(folded, mode).map(({ element }) => element),
      false,
    )
  $entries.set(sorted)
  afterPaint(() => writeCompared(sorted, lang))
}

/** Shows the board now, and whenever plan or order change. @param showAll takes back what hides rows */
export async function showBoard(showAll: () => void): Promise<void> {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  const board: Board = {
    lang: languageOf(document.documentElement.lang),
    words: await pageWords(),
    rows,
    showAll,
  }
  let sort: SortMode = 'default'
  const follow = (animate: boolean) => {
    show(board, animate)
    document.documentElement.classList.remove('waits')
    if ($sort.get() === sort) return
    sort = $sort.get()
    const note = document.querySelector('[data-hidden]')
    const name = document.querySelector<HTMLOptionElement>(`[name="sort"] [value="${sort}"]`)?.text ?? ''
    note?.append(element('span', { class: 'sr-only', text: fill(board.words.sorted, { mode: name }) }))
  }
  follow(false)
  // the chosen field is painted first (A34)
  let isDue = false
  const later = () => {
    if (isDue) return
    isDue = true
    afterPaint(() => {
      isDue = false
      follow(true)
    })
  }
  $plan.listen(later)
  $sort.listen(later)
}
