// Pairs of towns that search engines may list: chosen as reach files are composed, read by functions and the sitemap.
import type { Slug } from './route.ts'

/** By slug, sorted: year or month of the newest fact that their services rest on. */
export type IndexedPairs = Readonly<Record<Slug, string>>

/** The files of their sitemap begin with it. */
export const pairSitemap = 'sitemap-pairs'
/** Their index. robots.txt names it where functions answer: elsewhere the pages have the status 404. */
export const pairSitemapIndex = `${pairSitemap}-index.xml`
