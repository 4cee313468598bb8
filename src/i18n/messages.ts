// All dictionaries by language. Pages and functions read them; islands receive only the words they use as props.
import type { Language } from '#lib/languages.ts'
import { de } from './messages/de.ts'
import { en, type Messages } from './messages/en.ts'
import { es } from './messages/es.ts'
import { fr } from './messages/fr.ts'
import { it } from './messages/it.ts'

const dictionaries: Record<Language, Messages> = { en, de, fr, es, it }

/** The dictionary of a language. */
export function messagesFor(lang: Language): Messages {
  return dictionaries[lang]
}
