// All dictionaries by language. Pages and functions read them; islands receive only the words they use as props.
import type { Language } from './languages.ts'
import { de } from './messages/de.ts'
import { en, type Messages } from './messages/en.ts'
import { fr } from './messages/fr.ts'

const dictionaries: Record<Language, Messages> = { en, de, fr, es: en, it: en }

/** The dictionary of a language. */
export function messagesFor(lang: Language): Messages {
  return dictionaries[lang]
}
