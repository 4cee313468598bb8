// Bars and table of the board under the plan: views of the same rows.
import { type Claim, claims, type PlannedRow } from '#catalogue/planned-row.ts'
import { formatCo2, formatDuration } from '#i18n/format.ts'
import type { Language } from '#lib/languages.ts'
import type { BoardEntry } from '#stores/board-rows.ts'
import { element } from '../element.ts'
import { writeDuration, writePrice } from './rich-nodes.ts'

/** What a chart draws, in the order of the charts, and the claim of its badge. */
const measures: readonly [(row: PlannedRow) => number, Claim][] = [
  [({ parts }) => parts.total, 'fastest'],
  [({ all }) => all.low, 'cheapest'],
  [({ co2 }) => co2, 'greenest'],
]

function writeBars(list: HTMLElement, measure: number, entries: readonly BoardEntry[], lang: Language): void {
  const [of, claim] = measures[measure] as (typeof measures)[number]
  const fitting = entries.flatMap(({ row }) => (row.objection ? [] : row))
  const most = Math.max(...fitting.map(of), 1)
  const least = Math.min(...fitting.map(claims[claim]).filter(Number.isFinite))
  for (const entry of entries) {
    const bar = list.querySelector<HTMLElement>(`[data-of="${entry.id}"]`)
    if (!bar) continue
    const value = of(entry.row)
    bar.hidden = entry.row.objection !== undefined
    list.append(bar)
    const [name, figure] = bar.children
    name?.querySelector('b')?.remove()
    if (claims[claim](entry.row) === least) name?.append(element('b', { text: list.dataset.badge ?? '' }))
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
    const line = body?.querySelector<HTMLElement>(`[data-of="${entry.id}"]`)
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
