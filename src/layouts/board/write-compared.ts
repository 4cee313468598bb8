// Bars and table of the board under the plan: views of the same rows.
import { type Claim, claims, type PlannedRow } from '#catalogue/planned-row.ts'
import { formatCo2, formatDuration } from '#i18n/format.ts'
import type { Language } from '#lib/languages.ts'
import type { BoardEntry } from '#stores/board-rows.ts'
import { element, writeAttribute, writeText } from '../element.ts'
import { orderRows } from './order-rows.ts'
import { writeDuration, writePrice } from './rich-nodes.ts'

/** What a chart draws, in the order of the charts, and the claim of its badge. */
const measures: readonly [(row: PlannedRow) => number, Claim][] = [
  [({ parts }) => parts.total, 'fastest'],
  [({ all }) => all.low, 'cheapest'],
  [({ co2 }) => co2, 'greenest'],
]

/** The row of an option in a list, with its entry. */
const rowsIn = (list: Element, entries: readonly BoardEntry[]) =>
  entries.flatMap((entry) => {
    const row = list.querySelector<HTMLElement>(`[data-of="${entry.id}"]`)
    return row ? [{ row, entry }] : []
  })

/** Gives a bar the badge of the least, or takes it away. */
function writeBadge(name: Element, badge: string | undefined): void {
  const known = name.querySelector('b')
  if (badge === undefined) known?.remove()
  else if (!known) name.append(element('b', { text: badge }))
}

function writeBars(list: HTMLElement, measure: number, entries: readonly BoardEntry[], lang: Language): void {
  const [of, claim] = measures[measure] as (typeof measures)[number]
  const fitting = entries.flatMap(({ row }) => (row.objection ? [] : row))
  const most = Math.max(...fitting.map(of), 1)
  const least = Math.min(...fitting.map(claims[claim]).filter(Number.isFinite))
  const bars = rowsIn(list, entries)
  for (const { row: bar, entry } of bars) {
    const value = of(entry.row)
    bar.hidden = entry.row.objection !== undefined
    const [name, figure] = bar.children
    if (name) writeBadge(name, claims[claim](entry.row) === least ? list.dataset.badge : undefined)
    if (figure instanceof HTMLDataElement) writePrice(figure, { low: value }, lang)
    else if (figure) writeText(figure, measure === 0 ? formatDuration(value, lang) : formatCo2(value, lang))
    const rect = bar.querySelector('rect')
    if (rect) writeAttribute(rect, 'width', `${Math.max(1, Math.round((value / most) * 100))}%`)
  }
  orderRows(
    list,
    bars.map(({ row }) => row),
  )
}

/** @param entries of the board, in the order shown */
export function writeCompared(entries: readonly BoardEntry[], lang: Language): void {
  document.querySelectorAll<HTMLElement>('.charts-static .bars').forEach((list, measure) => {
    writeBars(list, measure, entries, lang)
  })
  const body = document.querySelector('.comparison tbody')
  if (!body) return
  const lines = rowsIn(body, entries)
  for (const { row: line, entry } of lines) {
    line.hidden = entry.row.objection !== undefined
    const [, door, all, co2] = line.children
    const [time, price] = [door?.querySelector('.figure'), all?.querySelector('data')]
    if (time) writeDuration(time, entry.row.parts.total, lang)
    if (price) writePrice(price, { low: entry.row.all.low }, lang)
    if (co2) writeText(co2, formatCo2(entry.row.co2, lang))
  }
  orderRows(
    body,
    lines.map(({ row }) => row),
  )
}
