// Every check over the built site, in the order of the report.
import { canonical, documentLanguage, hreflang, reachable, robots, sitemap } from './addresses.ts'
import { headingOrder, leftovers, oneHeading, titles, uniqueIds, voice } from './content.ts'
import { internalLinks, ownAssets } from './internal-links.ts'
import { fewInlineScripts, headersFile, hosting, noInlineHandlers, noStyleAttributes } from './policy.ts'
import type { SiteCheck } from './site.ts'
import { listsEqualRows, structuredData, structuredDataShown } from './structured-data.ts'
import { thinness } from './thinness.ts'
import { validity } from './validity.ts'
import { sharedWordings } from './wording.ts'

export const siteChecks: readonly SiteCheck[] = [
  internalLinks,
  ownAssets,
  canonical,
  hreflang,
  documentLanguage,
  robots,
  sitemap,
  reachable,
  oneHeading,
  headingOrder,
  uniqueIds,
  titles,
  leftovers,
  voice,
  structuredData,
  structuredDataShown,
  listsEqualRows,
  thinness,
  sharedWordings,
  noStyleAttributes,
  noInlineHandlers,
  fewInlineScripts,
  headersFile,
  hosting,
  validity,
]
