// What a filter leaves of the towns around one, in words: on the page, in its title, beside sliders.
import type { filterSteps } from '#catalogue/explore.ts'
import { modes } from '#catalogue/mode.ts'
import type { WayFilter } from '#catalogue/way-choice.ts'
import { fill } from '#lib/fill.ts'
import type { Language } from '#lib/languages.ts'
import { formatCo2, formatDuration, formatList, formatMoney, formatNumber } from './format.ts'
import type { LiveWords } from './live/en.ts'

type Words = LiveWords['explore']

const formats: Record<keyof typeof filterSteps, (value: number, lang: Language) => string> = {
  hours: (hours, lang) => formatDuration(hours * 60, lang),
  euro: (euro, lang) => formatMoney(euro, 'EUR', lang),
  co2: formatCo2,
}
/** A limit with its unit: "4h", "€40", "20 kg". */
export const stepText = (name: keyof typeof filterSteps, value: number, lang: Language) =>
  formats[name](value, lang)

function changesText(changes: number, { limits }: Words): string {
  const { zero, one, other } = limits.changes
  return [zero, one][changes] ?? fill(other, { count: changes })
}

/** The limits of a filter, in the order of its fields: "within 4h", "up to €40", "without flying". */
export function limitTexts(
  { plan, co2, changes, modes: some, night }: WayFilter,
  words: Words,
  lang: Language,
): string[] {
  const { hours, euro, flying, travellers } = plan
  const { limits } = words
  const names = some.map((mode) => words.modes[mode])
  return [
    hours !== undefined && fill(limits.hours, { time: stepText('hours', hours, lang) }),
    euro !== undefined && fill(limits.euro, { price: stepText('euro', euro, lang) }),
    co2 !== undefined && fill(limits.co2, { kg: stepText('co2', co2, lang) }),
    changes !== undefined && changesText(changes, words),
    !flying && limits.land,
    some.length < modes.length && fill(limits.modes, { modes: formatList(names, lang) }),
    night && limits.night,
    travellers > 1 && fill(limits.people, { count: travellers }),
  ].filter((text) => text !== false)
}

/** "32 towns within 4h, up to €40; 21 without flying" @param counts of what the filter leaves, and of that without flying */
export function countText(
  { towns, land }: { towns: number; land: number },
  filter: WayFilter,
  words: Words,
  lang: Language,
): string {
  if (towns === 0) return words.none
  const count = fill(towns === 1 ? words.towns.one : words.towns.other, { count: formatNumber(towns, lang) })
  const sentence = [count, limitTexts(filter, words, lang).join(', ')].filter(Boolean).join(' ')
  return filter.plan.flying ? sentence + fill(words.land, { count: formatNumber(land, lang) }) : sentence
}
