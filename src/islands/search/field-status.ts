// The message of a field about its suggestions: in place of the list, or for screen readers beside it.

import { fill } from '#lib/fill.ts'
import type { Language } from '#lib/languages.ts'
import { knownSoFar } from './search-file.ts'
import type { StatusWords } from './search-words.ts'
import type { End } from './use-end.ts'

interface Status {
  text: string
  /** false: for screen readers only */
  visible: boolean
}

/** No message before the result is known; "searching" only for a slow search. */
export function fieldStatus(
  { chosen, suggestions }: Pick<End, 'chosen' | 'suggestions'>,
  words: StatusWords,
  lang: Language,
): Status | undefined {
  const { places, links, settled, slow, asked } = suggestions
  const count = places.length + links.length
  if (count > 0) return { text: countText(words.results, count, lang), visible: false }
  if (chosen || !asked) return undefined
  if (settled) return { text: (isOffline() && knownSoFar()?.more.offline) || words.noMatch, visible: true }
  return slow ? { text: words.searching, visible: true } : undefined
}

const isOffline = () => navigator.onLine === false

function countText(results: StatusWords['results'], count: number, lang: Language): string {
  const category = new Intl.PluralRules(lang).select(count)
  return fill(category === 'one' ? results.one : results.other, { count })
}
