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
    .replace(/ (?=%|g\/km)|(?<=\d) (?=(km|l|Uhr)(?![\p{L}’]))/gu, '\u00a0')
}

/** French times of day: "19 h", "12 h 30", "0 h 05", from "19h", "12h30", "19:00" and "00:05". */
export function frenchTimes(text: string): string {
  return text.replace(
    /(?<![\d:.,])0?(\d{1,2})(?:(?: ?h ?|[ \u00a0]h[ \u00a0])([0-5]\d)|:([0-5]\d)|h)(?![\d\p{L}:])/gu,
    (_, hours: string, afterH: string | undefined, afterColon: string | undefined) => {
      const minutes = afterH ?? afterColon ?? '00'
      return `${hours}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`
    },
  )
}

/**
 * Spaces of the Imprimerie nationale: narrow before ; ? ! % and between thousands, wide before : and
 * units, in « »; times of day in one form.
 */
export function frenchSpaces(text: string): string {
  return frenchTimes(text)
    .replace(/ (?=[;?!%])|(?<=\d)[ \u00a0](?=\d{3}(?!\d))/g, '\u202f')
    .replace(/ (?=[:»]|g\/km)|(?<=\d) (?=(km|l)(?![\p{L}’]))/gu, '\u00a0')
    .replaceAll('« ', '«\u00a0')
}

/** Metres are written out: beside "8m" for minutes a lone "m" is read as minutes. */
export function englishMetres(text: string): string {
  return text.replace(/(?<=\d)[ \u00a0]m(?![\p{L}\d’²³/])/gu, '\u00a0metres')
}

/** No line break inside a figure, or between it and its unit or currency. */
function figureSpaces(text: string): string {
  return text.replace(/(?<=\d) (?=\d{3}(?!\d)|[€£%]|(km|m|min|h|kr|Kč|zł|Ft|CHF)(?![\p{L}’])|°C)/gu, '\u00a0')
}

const languageSpaces: Partial<Record<Language, (text: string) => string>> = {
  de: germanSpaces,
  en: englishMetres,
  fr: frenchSpaces,
}

/** Content of data/ with the spaces of its language. */
export function typesetProse<T>(prose: T, lang: Language): T {
  const spaces = languageSpaces[lang] ?? ((text: string) => text)
  return typeset(prose, (text) => figureSpaces(spaces(text)))
}
