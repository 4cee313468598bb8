// Checks that structured data says the same as the visible page.
import { structuredDataItems } from '#catalogue/limits.ts'
import { patternOf } from '#tools/path-patterns.ts'
import { ownAddress } from './internal-links.ts'
import type { PageFacts } from './page.ts'
import { addresses, itemsOf, type Json, leafName, leavesOf } from './shown.ts'
import type { Site, SiteCheck } from './site.ts'

export const structuredData: SiteCheck = {
  name: 'structured data is JSON and says what it describes',
  remedy: 'Write it with JSON.stringify and escape "<"; every item has @context and @type.',
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

const leadsNowhere = (site: Site, page: PageFacts, href: string) => {
  const own = ownAddress(href, page.path, site.origin)
  return own ? !site.paths.has(own.path) : !page.links.includes(href)
}

/** Addresses in structured data that are neither pages of this site nor links of the page. */
const strayAddresses = (site: Site, page: PageFacts): string[] =>
  itemsOf(page.structuredData).flatMap((item) =>
    leavesOf(item)
      .filter(({ key, value }) => addresses.has(key) && leadsNowhere(site, page, String(value)))
      .map((leaf) => leafName(item, leaf)),
  )

export const structuredDataShown: SiteCheck = {
  name: 'what structured data states is visible on the page',
  remedy:
    'Give both the same value of the model: a name, figure or description only for machines is not allowed.',
  faults: (site) =>
    site.pages.flatMap((page) => [
      ...page.unshown.map((what) => `${page.path}: ${what} is not on the page`),
      ...strayAddresses(site, page).map(
        (what) => `${page.path}: ${what} is no page of ours and no link here`,
      ),
    ]),
}

const isModeList = (page: PageFacts) => / \/travel\//.test(patternOf(page.path))

/** Addresses of the rows of a mode list, in their order. */
const rowsOf = (site: Site, page: PageFacts) =>
  page.links.flatMap((href) => {
    const path = ownAddress(href, page.path, site.origin)?.path ?? ''
    return /^(\/\w\w)?\/route\//.test(path) ? [path] : []
  })

function listFault(site: Site, page: PageFacts): string | undefined {
  const list = itemsOf(page.structuredData).find((item) => item['@type'] === 'ItemList')
  if (!list) return 'has no ItemList'
  const items = (list.itemListElement as Json[]).map(({ url }) => URL.parse(String(url))?.pathname)
  const rows = rowsOf(site, page).slice(0, structuredDataItems)
  const wrong = rows.findIndex((row, index) => items[index] !== row)
  if (wrong >= 0) return `item ${wrong + 1} of its ItemList is ${items[wrong]}, its row ${rows[wrong]}`
  return items.length > rows.length ? `its ItemList has ${items.length} items, not ${rows.length}` : undefined
}

export const listsEqualRows: SiteCheck = {
  name: 'the ItemList of a mode list is its first ten rows',
  remedy: 'Make both from the same rows: src/models/mode-page.ts.',
  faults: (site) =>
    site.pages.filter(isModeList).flatMap((page) => {
      const fault = listFault(site, page)
      return fault ? [`${page.path}: ${fault}`] : []
    }),
}
