// Sentences of route pages by language, for models at build only (A24).
import type { Language } from '#lib/languages.ts'
import { noteRead } from '#lib/reads.ts'
import { wordsOf } from './messages.ts'
import { de } from './prose/de.ts'
import { en, type Prose } from './prose/en.ts'
import { es } from './prose/es.ts'
import { fr } from './prose/fr.ts'
import { it } from './prose/it.ts'

const proses: Record<Language, Prose> = { en, de, fr, es, it }

export function proseFor(lang: Language): Prose {
  noteRead(wordsOf(lang))
  return proses[lang]
}
