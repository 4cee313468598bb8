// Pages that search engines may list: all but the error pages and unlisted families, such as the dashboard.
import { splitLanguage } from '#i18n/paths.ts'
import { pageFamilyOf } from '#places/address.ts'
import { familyFacts } from './family-facts.ts'

/** True when the page belongs in the sitemap. A page without a family does, so the checks find it. */
export function isIndexable(path: string): boolean {
  const family = pageFamilyOf(path)
  if (family) return familyFacts[family].listed !== undefined
  return !/^\/404(\/|$)/.test(splitLanguage(`https://site.example${path}`).path)
}
