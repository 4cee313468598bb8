// Whether a text is written in the language of its file: finds paragraphs copied from another language.
import { francAll } from 'franc'
import { fold } from '#lib/fold.ts'
import { type Language, languages } from '#lib/languages.ts'
import { fieldsOf } from './parity.ts'

/** ISO 639-3, as franc names them. */
const codes: Record<Language, string> = { en: 'eng', de: 'deu', fr: 'fra', es: 'spa', it: 'ita' }
/** Characters; for shorter texts only the small words decide, since franc is unreliable. */
const statistical = 80
/** franc gives its first guess 1; below this score a language is excluded. */
const certain = 0.9
/** Fewer small words of another language can be part of a street name. */
const leastStrange = 3
/** Frequent words of one language that the other four do not have. */
const smallWords: Record<Language, ReadonlySet<string>> = {
  en: wordSet(
    'the and of with from which is are for by to you your it its they that this have has where what how when there does can need takes near between under after before only not at or',
  ),
  de: wordSet(
    'der das und mit von ist sind für den dem ein eine einen nach vom zum zur bis auf im am wie wo wann kann man nicht oder aus bei ab vor sich liegt gibt kostet muss wird welche mehr auch noch über unter uhr',
  ),
  fr: wordSet(
    'les des est sont avec pour dans aux du une et au sur qui pas ou où par faut combien quel quelle depuis vers sans ce cette vous votre',
  ),
  es: wordSet(
    'los las el y hasta más por para está son hay pero muy desde cómo dónde qué cuánto lleva hace sin también cada',
  ),
  it: wordSet(
    'gli di che per sono della nel alla alle dal dalla sulla è dei delle fino nella degli più dopo anche dove quanto bisogna senza ogni',
  ),
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? []
const count = (words: readonly string[], lang: Language) =>
  words.filter((word) => smallWords[lang].has(word)).length

/**
 * A text without its proper names, which look like the language of their country. Capitals inside a
 * sentence mark them, except in German; there, as at the start of a sentence, the tables mark them.
 */
export function withoutNames(text: string, lang: Language, names: ReadonlySet<string>): string {
  return text.replace(/\p{Lu}[\p{L}\p{M}]*/gu, (word, at: number) => {
    const isInside = lang !== 'de' && /[\p{L}\p{N},;)’'-]\s?$/u.test(text.slice(Math.max(0, at - 2), at))
    return isInside || names.has(fold(word)) ? '' : word
  })
}

/**
 * The other language a text seems to be written in; undefined when it is in its own.
 * @param names folded words of proper names, which are ignored
 */
export function strangeLanguage(
  original: string,
  lang: Language,
  names: ReadonlySet<string> = new Set(),
): Language | undefined {
  const text = withoutNames(original, lang, names)
  const words = wordsOf(text)
  const own = count(words, lang)
  if (text.length < statistical) {
    const guess = languages.toSorted((a, b) => count(words, b) - count(words, a))[0] as Language
    const strange = count(words, guess)
    return guess !== lang && strange >= leastStrange && strange > 2 * own ? guess : undefined
  }
  const scores = new Map(francAll(text, { only: Object.values(codes) }))
  const guess = languages.find((other) => scores.get(codes[other]) === 1)
  if (!guess || guess === lang) return undefined
  // names in no table are left: the small words must agree, or the statistics be certain
  const isCertain = own === 0 && (scores.get(codes[lang]) ?? 0) < certain
  return count(words, guess) > own || isCertain ? guess : undefined
}

/** Fields of ways on foot, which can consist of street names only. */
const listOfStreets = /^ways\.\d+\.route$/

export interface StrangeField {
  path: string
  /** what is wrong with it */
  what: string
}

/** Every field of a text in the wrong language. */
export function languageFaults(text: unknown, lang: Language, names?: ReadonlySet<string>): StrangeField[] {
  return [...fieldsOf(text)].flatMap(([path, words]) => {
    if (listOfStreets.test(path)) return []
    const strange = strangeLanguage(words, lang, names)
    return strange ? [{ path, what: `"${path}" looks like ${strange}: ${words.slice(0, 60)}…` }] : []
  })
}
