// What a page tells machines must be what it tells people.
import { structuredDataItems } from '#catalogue/limits.ts'
import { formatDate, formatDuration } from '#i18n/format.ts'
import { defaultLanguage, isLanguage } from '#i18n/languages.ts'
import { isoToMinutes } from '#lib/iso-duration.ts'
import { numbersIn } from '../lib/content/numbers.ts'
import { familyOf } from '../lib/families.ts'
import { ownAddress } from './internal-links.ts'
import type { PageFacts } from './page.ts'
import type { Site, SiteCheck } from './site.ts'

type Json = Record<string, unknown>

/** The items of a page, one level; what is no JSON is another check's fault. */
function itemsOf({ structuredData }: PageFacts): Json[] {
  return structuredData.flatMap((text) => {
    try {
      return [JSON.parse(text)].flat()
    } catch {
      return []
    }
  })
}

export const structuredData: SiteCheck = {
  name: 'structured data is JSON and says what it describes',
  fix: 'Write it with JSON.stringify and escape "<"; every item has @context and @type.',
  faults: (site) =>
    site.pages.flatMap((page) =>
      page.structuredData.flatMap((text) => {
        const fault = formFault(text)
        return fault ? [`${page.path}: ${fault}`] : []
      }),
    ),
}

function formFault(text: string): string | undefined {
  try {
    return [JSON.parse(text)]
      .flat()
      .every((item: Json) => item['@context'] && (item['@type'] || item['@graph']))
      ? undefined
      : 'without @context or @type'
  } catch (error) {
    return (error as Error).message
  }
}

interface Leaf {
  /** "geo.latitude" */
  at: string
  key: string
  value: string | number
}

/** Every text and number of an item; words of the vocabulary (@type …) are none. */
function leavesOf(value: unknown, at = '', key = ''): Leaf[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ at, key, value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    name.startsWith('@')
      ? []
      : leavesOf(part, at ? `${at}.${name}` : name, Array.isArray(value) ? key : name),
  )
}

const addresses = new Set(['url', 'item', 'sameAs', 'image'])
/** The order of a list shows its positions; codes of currencies are shown as signs. */
const unshown = new Set(['position', 'priceCurrency'])
const degrees = new Set(['latitude', 'longitude'])

/** Letters and digits alone: figures and their units often stand in elements of their own. */
const squashed = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** What a page shows, in the forms its structured data is compared with. */
class Shown {
  readonly #lang
  readonly #letters: string
  readonly #numbers: ReadonlySet<number>
  readonly #degrees: ReadonlySet<number>

  constructor({ text, lang, coordinates }: PageFacts) {
    this.#lang = isLanguage(lang) ? lang : defaultLanguage
    this.#letters = squashed(text)
    this.#numbers = new Set([0, ...numbersIn(text)])
    this.#degrees = new Set(coordinates.map(Number))
  }

  /** True when a visitor can read the text, the date or the duration as the page writes it. */
  hasText(value: string): boolean {
    const minutes = isoToMinutes(value)
    const isDate = /^\d{4}-\d{2}-\d{2}$/.test(value)
    const written =
      minutes !== undefined
        ? formatDuration(minutes, this.#lang)
        : isDate
          ? formatDate(value, this.#lang)
          : value
    return this.#letters.includes(squashed(written))
  }

  has({ key, value }: Leaf): boolean {
    if (degrees.has(key)) return this.#degrees.has(Number(value))
    return typeof value === 'number' ? this.#numbers.has(value) : this.hasText(value)
  }
}

const leadsNowhere = (site: Site, page: PageFacts, href: string) => {
  const own = ownAddress(href, page.path, site.origin)
  return own ? !site.paths.has(own.path) : !page.links.includes(href)
}

function unshownFaults(site: Site, page: PageFacts): string[] {
  const shown = new Shown(page)
  return itemsOf(page).flatMap((item) =>
    leavesOf(item).flatMap((leaf) => {
      const where = `${page.path}: ${item['@type']} ${leaf.at} “${leaf.value}”`
      if (unshown.has(leaf.key)) return []
      if (addresses.has(leaf.key))
        return leadsNowhere(site, page, String(leaf.value))
          ? [`${where} is no page of ours and no link here`]
          : []
      return shown.has(leaf) ? [] : [`${where} is not on the page`]
    }),
  )
}

export const structuredDataShown: SiteCheck = {
  name: 'what structured data states is visible on the page',
  fix: 'Give both the same value of the model: a name, figure or description only for machines is not allowed.',
  faults: (site) =>
    site.pages.filter((page) => page.structuredData.length > 0).flatMap((page) => unshownFaults(site, page)),
}

const isModeList = (page: PageFacts) => / \/travel\//.test(familyOf(page.path))

/** Addresses of the rows of a mode list, in their order. */
const rowsOf = (site: Site, page: PageFacts) =>
  page.links.flatMap((href) => {
    const path = ownAddress(href, page.path, site.origin)?.path ?? ''
    return /^(\/\w\w)?\/route\//.test(path) ? [path] : []
  })

function listFault(site: Site, page: PageFacts): string | undefined {
  const list = itemsOf(page).find((item) => item['@type'] === 'ItemList')
  if (!list) return 'has no ItemList'
  const items = (list.itemListElement as Json[]).map(({ url }) => URL.parse(String(url))?.pathname)
  const rows = rowsOf(site, page).slice(0, structuredDataItems)
  const wrong = rows.findIndex((row, index) => items[index] !== row)
  if (wrong >= 0) return `item ${wrong + 1} of its ItemList is ${items[wrong]}, its row ${rows[wrong]}`
  return items.length > rows.length ? `its ItemList has ${items.length} items, not ${rows.length}` : undefined
}

export const listsEqualRows: SiteCheck = {
  name: 'the ItemList of a mode list is its first ten rows',
  fix: 'Make both from the same rows: src/models/mode-page.ts.',
  faults: (site) =>
    site.pages.filter(isModeList).flatMap((page) => {
      const fault = listFault(site, page)
      return fault ? [`${page.path}: ${fault}`] : []
    }),
}
