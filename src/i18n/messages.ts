// All dictionaries by language, for pages and functions. Islands receive words as props.
import type { Language } from '#lib/languages.ts'
import { noteRead } from '#lib/reads.ts'
import { de } from './messages/de.ts'
import { en, type Messages } from './messages/en.ts'
import { es } from './messages/es.ts'
import { fr } from './messages/fr.ts'
import { it } from './messages/it.ts'

/** What a page reads that uses the words of a language, sentences included. */
export const wordsOf = (lang: Language) => `words ${lang}`

const dictionaries: Record<Language, Messages> = { en, de, fr, es, it }

export function messagesFor(lang: Language): Messages {
  noteRead(wordsOf(lang))
  return dictionaries[lang]
}
