// Lines that must not compile: `npm run check` fails when the compiler accepts one of them.
// A dictionary is a literal of type Messages; one small group represents it here.

import type { Messages } from '#i18n/messages/en.ts'
import { type Language, languages } from '#lib/languages.ts'

type Levels = Messages['transport']['co2Level']

export const complete: Levels = { low: 'niedrig', medium: 'mittel', high: 'hoch' }

// @ts-expect-error a missing message
export const missing: Levels = { low: 'niedrig', medium: 'mittel' }

// @ts-expect-error a message English does not have
export const extra: Levels = { low: 'niedrig', medium: 'mittel', high: 'hoch', extreme: 'extrem' }

// @ts-expect-error a misspelt message
export const misspelt: Levels = { low: 'niedrig', medum: 'mittel', high: 'hoch' }

// @ts-expect-error a text where a sentence with parts is needed
export const withoutParts: Messages['search']['results'] = '3 Vorschläge'

// @ts-expect-error a sentence with a part that it does not receive
export const otherParts: Messages['search']['results'] = (count: number, city: string) => `${count} ${city}`

export function reading(messages: Messages) {
  // @ts-expect-error reading a message that does not exist
  return messages.transport.co2Level.extreme
}

type Group = keyof Messages

export const dictionary = (missingGroup: Omit<Messages, 'nav'>): Messages =>
  // @ts-expect-error a dictionary without a whole group
  missingGroup

export const misspeltGroup = (messages: Messages) =>
  // @ts-expect-error a group that does not exist
  messages['serach' satisfies Group]

// @ts-expect-error a language without its dictionary
export const dictionaries: Record<Language, Messages> = {} as Record<Exclude<Language, 'it'>, Messages>

// @ts-expect-error a language the site does not have
export const unknownLanguage: Language = 'pt'

export const known: Language = languages[0]
