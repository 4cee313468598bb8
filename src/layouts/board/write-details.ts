// The figures of an option in its details: those of its row under the plan, and the way from door to door in parts.

import { isDriven } from '#catalogue/mode.ts'
import { type PlannedRow, plannedRow } from '#catalogue/planned-row.ts'
import { type RowFacts, unpackFacts } from '#catalogue/row-facts.ts'
import { readPlan } from '#catalogue/trip-plan.ts'
import { formatCo2, formatDuration, formatMinutes } from '#i18n/format.ts'
import type { LiveWords } from '#i18n/live/en.ts'
import { fill } from '#lib/fill.ts'
import type { Language } from '#lib/languages.ts'
import { languageOf } from '#lib/languages.ts'
import { pageWords } from '#stores/page-words.ts'
import { element } from '../element.ts'
import { markLegs } from './leg-marks.ts'
import { writePrice } from './rich-nodes.ts'

const parts = ['access', 'dwell', 'journey', 'egress'] as const

/** "15 min to get there · 32 min of waiting and checks · 2h 26m of travel · 12 min into town" */
function partsText(facts: RowFacts, row: PlannedRow, words: LiveWords['board'], lang: Language): string {
  return parts
    .filter((part) => row.parts[part] > 0)
    .map((part) =>
      fill(words.parts[part === 'dwell' && isDriven(facts.mode) ? 'breaks' : part], {
        time: formatMinutes(row.parts[part], lang),
      }),
    )
    .join(' · ')
}

/** Writes the figures below the title of a dialog, whose row is the one with the button that opens it, and marks its legs. */
export async function writeDetails(dialog: HTMLDialogElement): Promise<void> {
  const row = document
    .querySelector(`[commandfor="${CSS.escape(dialog.id)}"]`)
    ?.closest<HTMLElement>('[data-row]')
  const facts = unpackFacts(row?.dataset.row ?? '')
  if (!facts) return
  const lang = languageOf(document.documentElement.lang)
  const { board: words, map } = await pageWords()
  markLegs(dialog, map)
  const plan = readPlan(location.search)
  const planned = plannedRow(facts, plan)
  const price = element('data', {})
  writePrice(price, { low: planned.all.low }, lang)
  const figures = element('p', { class: 'details-figures' })
  figures.append(element('span', { text: formatDuration(planned.parts.total, lang) }), price)
  if (Number.isFinite(planned.co2))
    figures.append(element('span', { text: `${formatCo2(planned.co2, lang)} CO₂e` }))
  const way = element('p', {
    class: 'details-way',
    text: partsText(facts, plannedRow(facts, { ...plan, doorToDoor: true }), words, lang),
  })
  for (const old of dialog.querySelectorAll('.details-figures, .details-way')) old.remove()
  dialog.querySelector('header')?.after(figures, way)
}
