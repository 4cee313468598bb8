// Bars and table of the board under the plan: views of the same rows.
import type { PlannedRow } from '#catalogue/planned-row.ts'
import { formatCo2, formatDuration } from '#i18n/format.ts'
import type { Language } from '#lib/languages.ts'
import type { BoardEntry } from '#stores/board-rows.ts'
import { element } from '../element.ts'
import { writeDuration, writePrice } from './rich-nodes.ts'

/** Measures in the order of the charts. */
const measures: readonly ((row: PlannedRow) => number)[] = [
  ({ parts }) => parts.total,
  ({ all }) => all.low,
  ({ co2 }) => co2,
]

/** The name of a row's details, which its bars and its line in the table carry. */
const idOf = ({ element }: BoardEntry) =>
  element.querySelector('[commandfor]')?.getAttribute('commandfor') ?? ''

function writeBars(list: HTMLElement, measure: number, entries: readonly BoardEntry[], lang: Language): void {
  const of = measures[measure] as (row: PlannedRow) => number
  const values = entries.filter(({ row }) => !row.objection).map(({ row }) => of(row))
  const [most, least] = [Math.max(...values, 1), Math.min(...values)]
  for (const entry of entries) {
    const bar = list.querySelector<HTMLElement>(`[data-of="${idOf(entry)}"]`)
    if (!bar) continue
    const value = of(entry.row)
    bar.hidden = entry.row.objection !== undefined
    list.append(bar)
    const [name, figure] = bar.children
    name?.querySelector('b')?.remove()
    if (value === least) name?.append(element('b', { text: list.dataset.badge ?? '' }))
    if (figure instanceof HTMLDataElement) writePrice(figure, { low: value }, lang)
    else if (figure) figure.textContent = measure === 0 ? formatDuration(value, lang) : formatCo2(value, lang)
    bar.querySelector('rect')?.setAttribute('width', `${Math.max(1, Math.round((value / most) * 100))}%`)
  }
}

/** @param entries of the board, in the order shown */
export function writeCompared(entries: readonly BoardEntry[], lang: Language): void {
  document.querySelectorAll<HTMLElement>('.charts-static .bars').forEach((list, measure) => {
    writeBars(list, measure, entries, lang)
  })
  const body = document.querySelector('.comparison tbody')
  for (const entry of entries) {
    const line = body?.querySelector<HTMLElement>(`[data-of="${idOf(entry)}"]`)
    if (!line) continue
    line.hidden = entry.row.objection !== undefined
    body?.append(line)
    const [, door, all, co2] = line.children
    const [time, price] = [door?.querySelector('.figure'), all?.querySelector('data')]
    if (time) writeDuration(time, entry.row.parts.total, lang)
    if (price) writePrice(price, { low: entry.row.all.low }, lang)
    if (co2) co2.textContent = formatCo2(entry.row.co2, lang)
  }
}
