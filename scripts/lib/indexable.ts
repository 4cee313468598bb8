// Which pages search engines may list: all but the error pages and families that are not listed, such as the dashboard.
import { splitLanguage } from '#i18n/paths.ts'
import { familyFacts, pageFamilyOf } from './family-facts.ts'

/** True when the page at this path belongs in the sitemap; a page of no family does, so that checks name it. */
export function isIndexable(path: string): boolean {
  const family = pageFamilyOf(path)
  if (family) return familyFacts[family].listed !== undefined
  return !/^\/404(\/|$)/.test(splitLanguage(`https://site.example${path}`).path)
}
