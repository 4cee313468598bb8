// Translates texts of airport transfers: proper names stay, other words come from data/airport-words.
import type { AirportWord } from '#catalogue/city-airports.ts'
import type { Names, Place } from '#catalogue/place.ts'
import { byOtherLanguage, type OtherLanguage } from '#lib/by-language.ts'

/** Conjunctions by language and English word. */
const joiners = byOtherLanguage(({ code }) => ({
  ' and ': new Intl.ListFormat(code, { type: 'conjunction' }),
  ' or ': new Intl.ListFormat(code, { type: 'disjunction' }),
}))
const separators = /(, | and | or )/
/** English words that no proper name contains: a text with one must be translated. */
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
        .map((word) => [word.en, translated(word.en, (lang) => word[lang])]),
    )
    this.#patterns = words
      .filter(({ en }) => en.includes('*'))
      .sort((a, b) => b.en.length - a.en.length) // "Bus to *" before "Bus *"
      .map((word) => ({ test: new RegExp(`^${word.en.replace('*', '(.+)')}$`), word }))
    this.#cities = [...cities].map(({ names }) => names)
  }

  /** Name of a line or an operator. Undefined when it has English words without a translation. */
  name(text: string): Names | undefined {
    return this.#parts(text, proper)
  }

  /** The last stop of a line; a city's English name at its start is translated. */
  end(text: string): Names | undefined {
    return this.#parts(text, (part) => this.#inCity(part) ?? proper(part))
  }

  /** The parts of a note, between semicolons. Undefined unless every one has a translation. */
  note(text: string): Names[] | undefined {
    const parts = text.split('; ').flatMap((part) => this.#word(part) ?? [])
    return parts.length === text.split('; ').length ? parts : undefined
  }

  #parts(text: string, otherwise: (part: string) => Names | undefined): Names | undefined {
    const whole = this.#exact.get(text)
    if (whole) return whole
    const parts = text.split(separators)
    const names = parts.map((part, index) => (index % 2 ? undefined : (this.#word(part) ?? otherwise(part))))
    if (names.some((name, index) => index % 2 === 0 && name === undefined)) return undefined
    return translated(text, (lang) =>
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
      if (name) return translated(text, (lang) => word[lang].replace('*', name))
    }
    return undefined
  }

  #inCity(text: string): Names | undefined {
    const city = this.#cities.find(({ en }) => text === en || text.startsWith(`${en} `))
    return city && translated(text, (lang) => city[lang] + text.slice(city.en.length))
  }
}

const proper = (text: string) => (english.test(text) ? undefined : translated(text, () => text))

const translated = (en: string, text: (lang: OtherLanguage) => string): Names => ({
  en,
  ...byOtherLanguage(({ code }) => text(code)),
})

/** Comma, "and" or "or" before a part; Spanish has "e" for "y" before i, and "u" for "o" before o. */
function between(separator: string, next: string, lang: OtherLanguage): string {
  const joiner = joiners[lang][separator as ' and ' | ' or ']
  return joiner?.formatToParts(['x', next]).find(({ type }) => type === 'literal')?.value ?? separator
}
