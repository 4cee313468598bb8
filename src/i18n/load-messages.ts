// The dictionary of one language, for browsers of a host without functions (A15).
import type { Language } from '#lib/languages.ts'
import type { Messages } from './messages/en.ts'

const dictionaries: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import('./messages/en.ts')).en,
  de: async () => (await import('./messages/de.ts')).de,
  fr: async () => (await import('./messages/fr.ts')).fr,
  es: async () => (await import('./messages/es.ts')).es,
  it: async () => (await import('./messages/it.ts')).it,
}

export function loadMessages(lang: Language): Promise<Messages> {
  return dictionaries[lang]()
}
