// Forms that texts of a language never have, wherever its words come from: a dictionary, a model, data.
import { isLanguage, type Language } from '#lib/languages.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import type { VoiceRule } from './rule.ts'

export const voiceRules: Record<Language, readonly VoiceRule[]> = { en, de, fr, es, it }

/** The first place of each rule that a text breaks, with the words around it. @param text of a page, a line a block */
export function voiceFaults(text: string, lang: string): string[] {
  if (!isLanguage(lang)) return []
  return voiceRules[lang].flatMap(({ pattern, why }) => {
    const found = pattern.exec(text)
    if (!found) return []
    const around = text.slice(Math.max(0, found.index - 25), found.index + found[0].length + 25)
    return [`“${around.replaceAll(/\s+/g, ' ').trim()}”: ${why}`]
  })
}
