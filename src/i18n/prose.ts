// Sentences of route pages by language, for models at build only (A24).
import type { Language } from '#lib/languages.ts'
import { de } from './prose/de.ts'
import { en, type Prose } from './prose/en.ts'
import { es } from './prose/es.ts'
import { fr } from './prose/fr.ts'
import { it } from './prose/it.ts'

const proses: Record<Language, Prose> = { en, de, fr, es, it }

export const proseFor = (lang: Language): Prose => proses[lang]
