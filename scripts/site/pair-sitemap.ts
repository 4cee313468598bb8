// The sitemap of pairs of towns that search engines may list: files of its own, since only functions draw these pages.
import { type IndexedPairs, pairSitemap } from '#catalogue/indexed-pairs.ts'
import { pathTo, splitLanguage } from '#i18n/paths.ts'
import { defaultLanguage, languages } from '#lib/languages.ts'
import { sitemapFiles } from './sitemap.ts'

/** Its files for all languages and their index, by file name; none where no pair may be listed. */
export async function pairSitemapFiles(pairs: IndexedPairs, site: string): Promise<Map<string, string>> {
  const dates = Object.entries(pairs)
  if (dates.length === 0) return new Map()
  const dateOf = new Map(dates.map(([slug, asOf]) => [pathTo.route(slug, defaultLanguage), asOf]))
  const addresses = languages.flatMap((lang) => dates.map(([slug]) => pathTo.route(slug, lang)))
  return sitemapFiles(addresses, site, (url) => dateOf.get(splitLanguage(url).path), pairSitemap)
}
