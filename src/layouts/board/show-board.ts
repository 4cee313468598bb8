// Shows the board under plan and order: figures, lines, verdict, badges, and which rows fit.

import { scaleOf } from '#catalogue/day-line.ts'
import { leadersOf } from '#catalogue/planned-row.ts'
import { reasonFor } from '#catalogue/reasoned-rows.ts'
import { planQuery, type TripPlan } from '#catalogue/trip-plan.ts'
import { reasonText } from '#i18n/because-text.ts'
import type { LiveWords } from '#i18n/live/en.ts'
import { afterPaint } from '#lib/after-paint.ts'
import { fill } from '#lib/fill.ts'
import type { Language } from '#lib/languages.ts'
import { languageOf } from '#lib/languages.ts'
import { $entries, type BoardEntry, type BoardRow, planRows, readRows } from '#stores/board-rows.ts'
import type { Choices } from '#stores/choices.ts'
import { type SortMode, sortRows } from '#stores/sort.ts'
import { element } from '../element.ts'
import { glide, orderRows, topsOf } from './order-rows.ts'
import { writeCompared } from './write-compared.ts'
import { writeHeads } from './write-heads.ts'
import { writeHours, writeLine } from './write-line.ts'
import { writeRow } from './write-row.ts'
import { moveBadges, writeBecause, writeLeaders, writeSentence } from './write-verdict.ts'

const boardList = () => document.querySelector<HTMLOListElement>('ol[data-board]')

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

/** Opens what the board folds away while the best row is in it; what a visitor has opened stays. */
function unfold(best: BoardEntry | undefined): void {
  const list = document.querySelector('[data-more]')
  const details = list?.closest('details')
  if (!list || !details) return
  const isThere = best?.element.parentElement === list
  if (isThere === 'unfolded' in details.dataset || (isThere && details.open)) return
  details.open = isThere
  if (isThere) details.dataset.unfolded = ''
  else delete details.dataset.unfolded
}

interface Board {
  lang: Language
  words: LiveWords
  /** as the page has them, the recommended first */
  rows: readonly BoardRow[]
}

/**
 * Puts the board, and what it folds away, in the order of a mode.
 * @param tops where rows stood, for those that glide from there
 * @returns the rows of the board
 */
function orderLists(
  entries: readonly BoardEntry[],
  mode: SortMode,
  tops: ReadonlyMap<Element, number> | undefined,
): BoardEntry[] {
  const board = boardList()
  const lists = Map.groupBy(sortRows(entries, mode), ({ element }) => element.parentElement)
  for (const [list, sorted] of lists) {
    if (!list) continue
    const rows = sorted.map(({ element }) => element)
    if (orderRows(list, rows) && list === board && tops) glide(list, tops)
  }
  return lists.get(board) ?? []
}

const fits = ({ row }: BoardEntry) => row.objection === undefined

/** Writes what a plan changes. @returns the rows, the best first and those that do not fit last */
function writePlan({ lang, words, rows }: Board, plan: TripPlan): BoardEntry[] {
  const all = planRows(rows, plan)
  const onBoard = all.filter(({ element }) => element.parentElement === boardList())
  const shown = onBoard.filter(fits)
  const scale = scaleOf((shown.length > 0 ? shown : onBoard).map(({ row }) => row.parts.total))
  for (const entry of all) {
    entry.element.hidden = !fits(entry)
    writeRow(entry, plan, words.board, lang)
    writeLine(entry, scale)
  }
  writeHours(scale, lang)
  writeHeads(plan, words.board)
  const reason = reasonFor(all)
  const inRank = reason.order.flatMap((index) => all[index] ?? [])
  const [best] = inRank
  const planned = (entries: readonly BoardEntry[]) => leadersOf(entries.map(({ row }) => row))
  writeSentence(best, plan, words.board, lang)
  writeLeaders(all, planned(all), lang)
  moveBadges(best, onBoard[planned(onBoard).greenest])
  unfold(best)
  writeBecause(reasonText(reason, words.because, lang), lang)
  return [...inRank, ...all.filter((entry) => !fits(entry))]
}

const isSamePlan = (a: TripPlan, b: TripPlan) => JSON.stringify(planQuery(a)) === JSON.stringify(planQuery(b))

/** Says the new order to those who do not see the rows move. */
function announce(sort: SortMode, words: LiveWords): void {
  const name = document.querySelector<HTMLOptionElement>(`[name="sort"] [value="${sort}"]`)?.text ?? ''
  const text = fill(words.sorted, { mode: name })
  document.querySelector('[data-hidden]')?.append(element('span', { class: 'sr-only', text }))
}

/**
 * Shows the board under choices: at once at first, later after the chosen field is painted (A34).
 * @param showAll takes back what hides rows
 */
export function boardWriter(words: LiveWords, showAll: () => void): (choices: Choices) => void {
  const board: Board = {
    lang: languageOf(document.documentElement.lang),
    words,
    rows: readRows(),
  }
  let before: Choices | undefined
  let ranked: readonly BoardEntry[] = []
  const follow = (choices: Choices) => {
    const list = boardList()
    const tops = list && before ? topsOf(list) : undefined
    if (!before || !isSamePlan(before.plan, choices.plan)) ranked = writePlan(board, choices.plan)
    writeHidden(ranked.length - ranked.filter(fits).length, words.board, showAll)
    const sorted = orderLists(ranked, choices.sort, tops)
    $entries.set(sorted)
    afterPaint(() => writeCompared(sorted, board.lang))
    if (choices.sort !== (before?.sort ?? 'default')) announce(choices.sort, words)
    before = choices
    document.documentElement.classList.remove('waits')
  }
  return (choices) => (before ? afterPaint(() => follow(choices)) : follow(choices))
}
