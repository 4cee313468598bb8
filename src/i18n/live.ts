// Words of run time by language, for what a build draws and browsers write anew (A32).
import type { Language } from '#lib/languages.ts'
import { noteRead } from '#lib/reads.ts'
import { de } from './live/de.ts'
import { en, type LiveWords } from './live/en.ts'
import { es } from './live/es.ts'
import { fr } from './live/fr.ts'
import { it } from './live/it.ts'
import { wordsOf } from './messages.ts'

const dictionaries: Record<Language, LiveWords> = { en, de, fr, es, it }

export function liveWordsFor(lang: Language): LiveWords {
  noteRead(wordsOf(lang))
  return dictionaries[lang]
}
