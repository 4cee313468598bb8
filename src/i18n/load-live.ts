// What is only known at run time is said in words that no page carries: islands and page scripts download those of one language.
import type { Language } from '#lib/languages.ts'
import type { LiveWords } from './live/en.ts'

const loaders: Record<Language, () => Promise<LiveWords>> = {
  en: async () => (await import('./live/en.ts')).en,
  de: async () => (await import('./live/de.ts')).de,
  fr: async () => (await import('./live/fr.ts')).fr,
  es: async () => (await import('./live/es.ts')).es,
  it: async () => (await import('./live/it.ts')).it,
}

/** Downloads the words of run time. */
export function loadLiveWords(lang: Language): Promise<LiveWords> {
  return loaders[lang]()
}
