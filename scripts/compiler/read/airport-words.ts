// Texts of airport transfers in five languages: proper names stay, common words come from data/airport-words.
import type { AirportWord } from '#catalogue/city-airports.ts'
import type { Names, Place } from '#catalogue/place.ts'
import { type Language, languages } from '#lib/languages.ts'

type Others = Exclude<Language, 'en'>
const others = languages.filter((lang): lang is Others => lang !== 'en')

const and: Readonly<Record<Others, string>> = { de: ' und ', fr: ' et ', es: ' y ', it: ' e ' }
const or: Readonly<Record<Others, string>> = { de: ' oder ', fr: ' ou ', es: ' o ', it: ' o ' }
const separators = /(, | and | or )/
/** English that can be no name: a text with it must be translated. */
const english = /\b(bus|train|trains|to|the|from|at|line|station|first|centre|inside|fare)\b/

interface Pattern {
  test: RegExp
  word: AirportWord
}

export class AirportWords {
  readonly #exact: ReadonlyMap<string, AirportWord>
  readonly #patterns: readonly Pattern[]
  readonly #cities: readonly Names[]

  constructor(words: readonly AirportWord[], cities: Iterable<Pick<Place, 'names'>>) {
    this.#exact = new Map(
      words
        .filter(({ en }) => !en.includes('*'))
        .map((word) => [word.en, byLanguage(word.en, (lang) => word[lang])]),
    )
    this.#patterns = words
      .filter(({ en }) => en.includes('*'))
      .sort((a, b) => b.en.length - a.en.length) // "Bus to *" before "Bus *"
      .map((word) => ({ test: new RegExp(`^${word.en.replace('*', '(.+)')}$`), word }))
    this.#cities = [...cities].map(({ names }) => names)
  }

  /** Name of a line or an operator. Undefined when it has English words nobody has translated. */
  name(text: string): Names | undefined {
    return this.#parts(text, proper)
  }

  /** Where a line ends; a city's English name that leads it is put into the language. */
  end(text: string): Names | undefined {
    return this.#parts(text, (part) => this.#inCity(part) ?? proper(part))
  }

  /** A note: every part between semicolons must have been translated. */
  note(text: string): Names | undefined {
    const parts = text.split('; ').map((part) => this.#word(part))
    if (parts.includes(undefined)) return undefined
    return byLanguage(text, (lang) => parts.map((part) => part?.[lang]).join('; '))
  }

  #parts(text: string, otherwise: (part: string) => Names | undefined): Names | undefined {
    const whole = this.#exact.get(text)
    if (whole) return whole
    const parts = text.split(separators)
    const names = parts.map((part, index) => (index % 2 ? undefined : (this.#word(part) ?? otherwise(part))))
    if (names.some((name, index) => index % 2 === 0 && name === undefined)) return undefined
    return byLanguage(text, (lang) =>
      parts
        .map((part, index) => names[index]?.[lang] ?? between(part, parts[index + 1] ?? '', lang))
        .join(''),
    )
  }

  #word(text: string): Names | undefined {
    const exact = this.#exact.get(text)
    if (exact) return exact
    for (const { test, word } of this.#patterns) {
      const name = text.match(test)?.[1]
      if (name) return byLanguage(text, (lang) => word[lang].replace('*', name))
    }
    return undefined
  }

  #inCity(text: string): Names | undefined {
    const city = this.#cities.find(({ en }) => text === en || text.startsWith(`${en} `))
    return city && byLanguage(text, (lang) => city[lang] + text.slice(city.en.length))
  }
}

const proper = (text: string) => (english.test(text) ? undefined : byLanguage(text, () => text))

function byLanguage(en: string, text: (lang: Others) => string): Names {
  return { en, ...Object.fromEntries(others.map((lang) => [lang, text(lang)])) } as Names
}

/** Comma, "and" or "or"; Spanish changes the vowel before its own sound. */
function between(separator: string, next: string, lang: Others): string {
  if (separator === ', ') return separator
  if (lang === 'es' && separator === ' and ' && /^h?i(?![aeo])/i.test(next)) return ' e '
  if (lang === 'es' && separator === ' or ' && /^h?o/i.test(next)) return ' u '
  return separator === ' and ' ? and[lang] : or[lang]
}
