// Is a text written in the language of its file? A copied paragraph is found before a reader finds it.
import { franc } from 'franc'
import { type Language, languages } from '#i18n/languages.ts'
import { fieldsOf } from './parity.ts'

/** ISO 639-3, as franc names them. */
const codes: Record<Language, string> = { en: 'eng', de: 'deu', fr: 'fra', es: 'spa', it: 'ita' }
/** Shorter texts are too short for statistics: their small words decide alone. */
const statistical = 80
/** Fewer small words of another language may be the name of a street. */
const leastStrange = 3
/** Words hardly a sentence of the language does without, and no other of the five has. */
const smallWords: Record<Language, ReadonlySet<string>> = {
  en: wordSet('the and of with from which is are for by to'),
  de: wordSet('der das und mit von ist sind für den dem ein eine nach vom zum zur bis auf im am'),
  fr: wordSet('les des est sont avec pour dans aux du une et au sur qui pas ou'),
  es: wordSet('los las el y hasta más por está son hay pero muy desde'),
  it: wordSet('gli di che per sono della nel alla dal è dei delle fino nella degli'),
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? []
const count = (words: readonly string[], lang: Language) =>
  words.filter((word) => smallWords[lang].has(word)).length

/** The other language a text seems to be written in; undefined when it reads as it should. */
export function strangeLanguage(text: string, lang: Language): Language | undefined {
  const words = wordsOf(text)
  const own = count(words, lang)
  const isLong = text.length >= statistical
  const guess = isLong
    ? languages.find((other) => codes[other] === franc(text, { only: Object.values(codes) }))
    : languages.toSorted((a, b) => count(words, b) - count(words, a))[0]
  if (!guess || guess === lang) return undefined
  // names of streets and stations sound like their country: the small words must agree
  const strange = count(words, guess)
  return strange >= leastStrange && strange > (isLong ? own : 2 * own) ? guess : undefined
}

/** Ways on foot may be nothing but names. */
const listOfStreets = /^ways\.\d+\.route$/

/** "path: looks like fr" for every field of a text in the wrong language. */
export function languageFaults(text: unknown, lang: Language): string[] {
  return [...fieldsOf(text)].flatMap(([path, words]) => {
    if (listOfStreets.test(path)) return []
    const strange = strangeLanguage(words, lang)
    return strange ? [`"${path}" looks like ${strange}: ${words.slice(0, 60)}…`] : []
  })
}
