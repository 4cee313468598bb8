// Structured data that its page does not show. Computed while the page is read, so its text is not stored.

import { numbersIn } from '#compiler/content/numbers.ts'
import { formatDuration } from '#i18n/format.ts'
import { formatDate } from '#i18n/format-dates.ts'
import { isoToMinutes } from '#lib/iso-duration.ts'
import { defaultLanguage, isLanguage } from '#lib/languages.ts'

export type Json = Record<string, unknown>

interface Page {
  /** visible text of the main content */
  text: string
  lang: string
  /** coordinates in its links and data, as written */
  coordinates: readonly string[]
}

/** The items of a page, one level deep; another check reports invalid JSON. */
export function itemsOf(structuredData: readonly string[]): Json[] {
  return structuredData.flatMap((text) => {
    try {
      return [JSON.parse(text)].flat()
    } catch {
      return []
    }
  })
}

export interface Leaf {
  /** path of the leaf, e.g. "geo.latitude" */
  at: string
  key: string
  value: string | number
}

/** Every text and number of an item, without the words of the vocabulary (@type …). */
export function leavesOf(value: unknown, at = '', key = ''): Leaf[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ at, key, value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    name.startsWith('@')
      ? []
      : leavesOf(part, at ? `${at}.${name}` : name, Array.isArray(value) ? key : name),
  )
}

/** Keys whose values are addresses. */
export const addresses = new Set(['url', 'item', 'sameAs', 'image'])
/** Keys that are not compared: the order of a list shows its positions, and currencies are shown as signs. */
const unshown = new Set(['position', 'priceCurrency'])
const degrees = new Set(['latitude', 'longitude'])

/** Letters and digits only: figures and units are often in separate elements. */
const squashed = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** The content of a page, in the forms that structured data is compared with. */
class Shown {
  readonly #lang
  readonly #letters: string
  readonly #text: string
  #numbers: ReadonlySet<number> | undefined
  readonly #degrees: ReadonlySet<number>

  constructor({ text, lang, coordinates }: Page) {
    this.#lang = isLanguage(lang) ? lang : defaultLanguage
    this.#letters = squashed(text)
    this.#text = text
    this.#degrees = new Set(coordinates.map(Number))
  }

  /** True when the page shows the text, the date or the duration in its own format. */
  hasText(value: string): boolean {
    const minutes = isoToMinutes(value)
    const isDate = /^\d{4}-\d{2}-\d{2}$/.test(value)
    const asShown =
      minutes !== undefined
        ? formatDuration(minutes, this.#lang)
        : isDate
          ? formatDate(value, this.#lang)
          : value
    return this.#letters.includes(squashed(asShown))
  }

  hasNumber(value: number): boolean {
    this.#numbers ??= new Set([0, ...numbersIn(this.#text)]) // lazy: most pages have no numbers to compare
    return this.#numbers.has(value)
  }

  has({ key, value }: Leaf): boolean {
    if (degrees.has(key)) return this.#degrees.has(Number(value))
    return typeof value === 'number' ? this.hasNumber(value) : this.hasText(value)
  }
}

/** The name of a leaf in a message. */
export const leafName = (item: Json, { at, value }: Leaf) => `${item['@type']} ${at} “${value}”`

/** Names, figures and texts of structured data that the page does not show. */
export function unshownIn(structuredData: readonly string[], page: Page): string[] {
  const shown = new Shown(page)
  return itemsOf(structuredData).flatMap((item) =>
    leavesOf(item)
      .filter((leaf) => !unshown.has(leaf.key) && !addresses.has(leaf.key) && !shown.has(leaf))
      .map((leaf) => leafName(item, leaf)),
  )
}
