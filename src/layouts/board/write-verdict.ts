// Verdict and badges under the plan.
import type { Mode } from '#catalogue/mode.ts'
import type { Claim, Leaders } from '#catalogue/planned-row.ts'
import type { TripPlan } from '#catalogue/trip-plan.ts'
import { verdictText } from '#i18n/board-text.ts'
import { formatCo2 } from '#i18n/format.ts'
import type { LiveWords } from '#i18n/live/en.ts'
import type { Rich } from '#lib/fill.ts'
import type { Language } from '#lib/languages.ts'
import type { BoardEntry } from '#stores/board-rows.ts'
import { element, writeText } from '../element.ts'
import { writeDuration, writePrice, writeRich } from './rich-nodes.ts'

type Words = LiveWords['board']

/** Name of a mode as it stands on the board. */
const nameOf = (mode: Mode, entries: readonly BoardEntry[]) =>
  entries
    .find(({ facts, element }) => facts.mode === mode && element.querySelector('h4'))
    ?.element.querySelector('h4')?.textContent ?? mode

/** The best option in a sentence; none fits: says so. */
export function writeSentence(
  best: BoardEntry | undefined,
  plan: TripPlan,
  words: Words,
  lang: Language,
): void {
  const into = document.querySelector('[data-verdict]')
  if (!into) return
  if (!best) {
    into.textContent = words.none
    return
  }
  const { facts, row } = best
  const leads = { mode: facts.mode, minutes: row.parts.total, low: row.all.low }
  writeRich(into, verdictText(leads, plan, words, lang), lang)
}

/** The fastest, the cheapest and the one with least CO₂e. */
export function writeLeaders(entries: readonly BoardEntry[], leaders: Leaders, lang: Language): void {
  for (const box of document.querySelectorAll<HTMLElement>('[data-leader]')) {
    const kind = box.dataset.leader as Claim
    const leader = entries[leaders[kind]]
    const [figure, name] = box.querySelector('dd')?.children ?? []
    if (!figure || !name) continue
    box.hidden = !leader
    if (!leader) continue
    const { facts, row } = leader
    if (kind === 'fastest') writeDuration(figure, row.parts.total, lang)
    else if (kind === 'greenest') writeText(figure, formatCo2(row.co2, lang))
    else if (figure instanceof HTMLDataElement) writePrice(figure, { low: row.all.low }, lang)
    writeText(name, nameOf(facts.mode, entries))
    name.className = `mode-${facts.mode}`
  }
}

/** The place of badges in a row, which only rows with one have. */
function badgesOf(row: HTMLElement): HTMLElement {
  const known = row.querySelector<HTMLElement>('.board-badges')
  if (known) return known
  const made = element('p', { class: 'board-badges' })
  row.prepend(made)
  return made
}

/** Moves the two badges to the rows that have earned them. */
export function moveBadges(best: BoardEntry | undefined, greenest: BoardEntry | undefined): void {
  for (const [name, entry] of [
    ['best', best],
    ['greenest', greenest],
  ] as const) {
    const badge = document.querySelector<HTMLElement>(`[data-badge="${name}"]`)
    if (!badge) continue
    badge.hidden = !entry
    if (!entry || entry.element.contains(badge)) continue
    const from = badge.parentElement
    badgesOf(entry.element)[name === 'best' ? 'prepend' : 'append'](badge)
    if (from && from.children.length === 0) from.remove()
  }
  for (const row of document.querySelectorAll<HTMLElement>('[data-row][data-best]'))
    if (row !== best?.element) delete row.dataset.best
  if (best) best.element.dataset.best ??= ''
}

/** The reason beside the badge of the best option. */
export function writeBecause(text: Rich, lang: Language): void {
  const into = document.querySelector('[data-badge="best"] > span')
  if (into) writeRich(into, text, lang)
}
