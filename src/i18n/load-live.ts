// Words of run time, which islands and page scripts download in one language (A32).
import type { Language } from '#lib/languages.ts'
import type { LiveWords } from './live/en.ts'

const loaders: Record<Language, () => Promise<LiveWords>> = {
  en: async () => (await import('./live/en.ts')).en,
  de: async () => (await import('./live/de.ts')).de,
  fr: async () => (await import('./live/fr.ts')).fr,
  es: async () => (await import('./live/es.ts')).es,
  it: async () => (await import('./live/it.ts')).it,
}

export function loadLiveWords(lang: Language): Promise<LiveWords> {
  return loaders[lang]()
}
