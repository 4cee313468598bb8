// The figures of a row under the plan.
import { carbonLevel } from '#catalogue/co2.ts'
import { plannedRow } from '#catalogue/planned-row.ts'
import type { TripPlan } from '#catalogue/trip-plan.ts'
import { fareText, rideText } from '#i18n/board-text.ts'
import { formatCo2, formatDuration } from '#i18n/format.ts'
import type { LiveWords } from '#i18n/live/en.ts'
import { fill, fillRich, type Rich } from '#lib/fill.ts'
import type { Language } from '#lib/languages.ts'
import type { BoardEntry } from '#stores/board-rows.ts'
import { writeText } from '../element.ts'
import { writeDuration, writePrice, writeRich } from './rich-nodes.ts'

type Words = LiveWords['board']

/** Below the price: for each, or the fare; what it would be all in; what must be asked. */
function priceNote({ facts, row }: BoardEntry, plan: TripPlan, words: Words): Rich {
  const note = plan.doorToDoor
    ? plan.travellers > 1
      ? fillRich(words.each, { price: { low: row.each.low } })
      : fareText(facts.mode, facts.fare, words)
    : fillRich(words.allIn, { price: { low: plannedRow(facts, { ...plan, doorToDoor: true }).all.low } })
  return [
    ...note,
    ...row.asks.map((what) => ` · ${words.asks[what]}`),
    ...(row.cars > 1 ? [` · ${fill(words.cars, { count: row.cars })}`] : []),
  ]
}

/** Below the time: of the ride, or door to door. */
function timeNote({ facts, row }: BoardEntry, plan: TripPlan, words: Words, lang: Language): string {
  if (plan.doorToDoor) return rideText(facts.mode, row.parts.journey, words, lang)
  const { total } = plannedRow(facts, { ...plan, doorToDoor: true }).parts
  return fill(words.door, { time: formatDuration(total, lang) })
}

/** Rewrites a row of the board; one that is folded away has a time and a price only. */
export function writeRow(entry: BoardEntry, plan: TripPlan, words: Words, lang: Language): void {
  const { element, row } = entry
  const at = (selector: string) => element.querySelector<HTMLElement>(selector)
  const price = at('.board-all data.board-figure') ?? at('data')
  if (price instanceof HTMLDataElement) writePrice(price, { low: row.all.low }, lang)
  const time = at('.board-door .board-figure') ?? at('.figure')
  if (time) writeDuration(time, row.parts.total, lang)
  const [timeBelow, priceBelow] = [at('.board-door .board-note > span'), at('.board-all .board-note > span')]
  if (timeBelow) writeText(timeBelow, timeNote(entry, plan, words, lang))
  if (priceBelow) writeRich(priceBelow, priceNote(entry, plan, words), lang)
  const [kilograms, level] = [at('.board-co2 .board-figure'), at('.board-co2 .board-note')]
  if (!kilograms || !level) return
  const name = carbonLevel(row.co2)
  writeText(kilograms, formatCo2(row.co2, lang))
  level.className = `board-note dot co2-${name}`
  writeText(level, words.levels[name])
}
