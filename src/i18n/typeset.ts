// Typographic spaces of each language, in place of the plain spaces of dictionaries and prose.
import type { Language } from '#lib/languages.ts'

/** Applies a rule to every text of a dictionary and to every result of its functions. */
export function typeset<T>(words: T, rule: (text: string) => string): T {
  if (typeof words === 'string') return rule(words) as T
  if (typeof words === 'function') return ((...parts: unknown[]) => typeset(words(...parts), rule)) as T
  if (Array.isArray(words)) return words.map((word) => typeset(word, rule)) as T
  if (typeof words !== 'object' || words === null) return words
  return Object.fromEntries(Object.entries(words).map(([key, word]) => [key, typeset(word, rule)])) as T
}

/** No line break inside "z. B.", before "…", "%" and "g/km" or between a number and its unit or "Uhr". */
export function germanSpaces(text: string): string {
  return text
    .replaceAll('z. B.', 'z.\u00a0B.')
    .replaceAll(' …', '\u00a0…')
    .replace(/ (?=%|g\/km)|(?<=\d) (?=(km|l|Uhr)\b)/g, '\u00a0')
}

/** No-break spaces (Imprimerie nationale): narrow before ; ? ! %, wide before : and units, in « ». */
export function frenchSpaces(text: string): string {
  return text
    .replace(/ (?=[;?!%])/g, '\u202f')
    .replace(/ (?=[:»]|g\/km)|(?<=\d) (?=(km|l)\b)/g, '\u00a0')
    .replaceAll('« ', '«\u00a0')
}

/** No line break inside a figure, or between it and its unit or currency. */
function figureSpaces(text: string): string {
  return text.replace(/(?<=\d) (?=\d{3}(?!\d)|[€£%]|(km|m|min|h|kr|Kč|zł|Ft|CHF)\b|°C)/g, '\u00a0')
}

const languageSpaces: Partial<Record<Language, (text: string) => string>> = {
  de: germanSpaces,
  fr: frenchSpaces,
}

/** Content of data/ with the spaces of its language. */
export function typesetProse<T>(prose: T, lang: Language): T {
  const spaces = languageSpaces[lang] ?? ((text: string) => text)
  return typeset(prose, (text) => figureSpaces(spaces(text)))
}
