// What a field says about its suggestions: in place of a list, or beside it for those who do not see it.

import { fill } from '#lib/fill.ts'
import type { Language } from '#lib/languages.ts'
import type { End } from './use-end.ts'

export interface StatusWords {
  noMatch: string
  searching: string
  /** "{count} suggestion" by plural category of the language */
  results: { one: string; other: string }
}
interface Status {
  text: string
  /** for everybody, else for screen readers only */
  visible: boolean
}

/** Nothing is said before it is known, and of a search only when it takes long. */
export function fieldStatus(
  { chosen, suggestions }: Pick<End, 'chosen' | 'suggestions'>,
  words: StatusWords,
  lang: Language,
): Status | undefined {
  const { places, settled, slow, asked } = suggestions
  if (places.length > 0) return { text: countText(words.results, places.length, lang), visible: false }
  if (chosen || !asked) return undefined
  if (settled) return { text: words.noMatch, visible: true }
  return slow ? { text: words.searching, visible: true } : undefined
}

function countText(results: StatusWords['results'], count: number, lang: Language): string {
  const category = new Intl.PluralRules(lang).select(count)
  return fill(category === 'one' ? results.one : results.other, { count })
}
