// Finds the names a text mentions, declined forms included.

import { fold } from '#lib/fold.ts'
import type { Language } from '#lib/languages.ts'

/** A way to write a name. */
export interface Form {
  /** id of what is named */
  of: string
  /** folded unless exact */
  words: readonly string[]
  exact: boolean
  /** written with a capital somewhere, as nearly all names are */
  capital: boolean
}

/** Forms by their first word. */
export type FormIndex = ReadonlyMap<string, readonly Form[]>

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []
const hasCapital = (text: string) => /\p{Lu}/u.test(text)

export function formsOf(id: string, names: readonly string[], exact: boolean): Form[] {
  return [...new Set(names)].map((name) => ({
    of: id,
    words: exact ? wordsOf(name) : wordsOf(name).map(fold),
    exact,
    capital: hasCapital(name),
  }))
}

export const indexForms = (forms: readonly Form[]): FormIndex =>
  Map.groupBy(forms, ({ words }) => words[0] ?? '')

const germanEndings = { declined: ['s'], derived: ['s', 'er', 'ern', 'ers'] } as const

/** What a word can be a form of: in German "Londons" is of London, and "Hamburger Hafen" of Hamburg. */
function stemsOf(word: string, lang: Language, endings: keyof typeof germanEndings): string[] {
  if (lang !== 'de') return [word]
  const shorter = germanEndings[endings].flatMap((end) =>
    word.length > end.length + 2 && word.endsWith(end) ? [word.slice(0, -end.length)] : [],
  )
  return [word, ...shorter]
}

/**
 * Ids of all names the text mentions.
 * @param endings whether words derived from a name count as the name
 */
export function namesIn(
  text: string,
  lang: Language,
  index: FormIndex,
  endings: keyof typeof germanEndings = 'declined',
): Set<string> {
  const words = wordsOf(text)
  const exact = words.map((word) => stemsOf(word, lang, endings))
  const folded = words.map((word) => stemsOf(fold(word), lang, endings))
  const matches = (form: Form, at: number): boolean => {
    const here = form.exact ? exact : folded
    const capital = !form.capital || words.slice(at, at + form.words.length).some(hasCapital)
    return capital && form.words.every((word, offset) => here[at + offset]?.includes(word))
  }
  const found = new Set<string>()
  for (const at of words.keys())
    for (const stem of new Set([...(exact[at] ?? []), ...(folded[at] ?? [])]))
      for (const form of index.get(stem) ?? []) if (matches(form, at)) found.add(form.of)
  return found
}

/** True when one of the folded words is a hint. */
export const isHinted = (words: ReadonlySet<string>, hints: readonly string[]): boolean =>
  hints.some((hint) =>
    hint.endsWith('*') ? [...words].some((word) => word.startsWith(hint.slice(0, -1))) : words.has(hint),
  )
