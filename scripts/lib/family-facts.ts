// Facts about families of pages for the build and the checks.
import { site } from '#catalogue/site.ts'
import type { PageFamily } from '#i18n/page-families.ts'

/** A file of .build/catalogue with one page per entry. */
export type CompiledFile =
  | 'hashes'
  | 'airports'
  | `content/${'guides' | 'landmarks' | 'ferryRoutes' | 'countryPairs'}`

interface FamilyFacts {
  /** set for pages in the sitemap; absent for pages that search engines must not list */
  listed?: ListedFacts
  /** source of the sitemap's date: the entry of a page, the newest of all pages, or a fixed day */
  dated: { entryIn: CompiledFile } | { day: string } | 'newest' | 'unknown'
}

interface ListedFacts {
  /** fewest words allowed at the tenth percentile of the pages of a language */
  leastWords: number
  /**
   * Largest share of its wording that a page may have in common with its family and language, labels, menus and lists
   * of links included; absent where it is not measured.
   */
  mostShared?: number
}

/**
 * Shares as measured on 21 November 2026 (median; worst): guides 2 %; 6 %, sights 10 %; 16 %, ferries 9 %; 15 %,
 * pairs of countries 12 %; 20 %. These are shared labels; a copied paragraph of sixty words adds six points to a guide
 * and ten to the others. Airport pages show facts only, in the same sentences: 50 %; 73 %, and airports near a city
 * 39 %; 54 %.
 */
export const familyFacts: Record<PageFamily, FamilyFacts> = {
  home: { listed: { leastWords: 150 }, dated: 'newest' },
  route: { listed: { leastWords: 300 }, dated: { entryIn: 'hashes' } },
  city: { listed: { leastWords: 300, mostShared: 0.12 }, dated: { entryIn: 'content/guides' } },
  airport: { listed: { leastWords: 150, mostShared: 0.85 }, dated: { entryIn: 'airports' } },
  airportsNear: { listed: { leastWords: 80, mostShared: 0.7 }, dated: 'newest' },
  corridor: { listed: { leastWords: 200, mostShared: 0.26 }, dated: { entryIn: 'content/countryPairs' } },
  landmark: { listed: { leastWords: 200, mostShared: 0.22 }, dated: { entryIn: 'content/landmarks' } },
  ferry: { listed: { leastWords: 200, mostShared: 0.22 }, dated: { entryIn: 'content/ferryRoutes' } },
  travel: { listed: { leastWords: 200 }, dated: 'newest' },
  explore: { listed: { leastWords: 200 }, dated: 'newest' },
  nightTrains: { listed: { leastWords: 150 }, dated: 'newest' },
  tour: { listed: { leastWords: 150 }, dated: 'newest' },
  meet: { listed: { leastWords: 200 }, dated: 'newest' },
  method: { listed: { leastWords: 200 }, dated: 'unknown' },
  // words of titles are not counted: they are those of their publishers
  sources: { listed: { leastWords: 100 }, dated: 'unknown' },
  privacy: { listed: { leastWords: 200 }, dated: { day: site.legalUpdated } },
  terms: { listed: { leastWords: 200 }, dated: { day: site.legalUpdated } },
  about: { listed: { leastWords: 150 }, dated: 'unknown' },
  admin: { dated: 'unknown' },
}
