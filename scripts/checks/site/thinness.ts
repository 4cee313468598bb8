import { pageFamilyOf } from '#places/address.ts'
import { familyFacts } from '#tools/family-facts.ts'
import { patternOf } from '#tools/path-patterns.ts'
import type { PageFacts } from './page.ts'
import { indexable, type SiteCheck } from './site.ts'

/** Number of words that a tenth of the pages do not reach. */
function tenthPercentile(pages: readonly PageFacts[]): number {
  const words = pages.map((page) => page.words).sort((a, b) => a - b)
  return words[Math.floor(words.length / 10)] ?? 0
}

/** Pages with too few words are useless to visitors and a risk in search engines. */
export const thinness: SiteCheck = {
  name: 'pages say enough to be worth a visit',
  remedy: 'Give the pages named more of their own facts, or keep them out of the index.',
  faults(site) {
    const families = Map.groupBy(indexable(site), (page) => patternOf(page.path))
    return [...families].flatMap(([family, pages]) => {
      const declared = pageFamilyOf(family.slice(family.indexOf(' ') + 1))
      const least = declared && familyFacts[declared].listed?.leastWords
      if (least === undefined)
        return [`${family}: an unknown family of pages. Declare it in src/i18n/page-families.ts.`]
      const words = tenthPercentile(pages)
      const thinnest = pages.reduce((a, b) => (b.words < a.words ? b : a))
      return words < least
        ? [
            `${family}: a tenth of its pages have at most ${words} words, ${least} are wanted; the thinnest is ${thinnest.path} with ${thinnest.words}`,
          ]
        : []
    })
  },
  measures(site) {
    const languages = Map.groupBy(indexable(site), (page) => patternOf(page.path))
    const kinds = Map.groupBy(languages, ([family]) => family.slice(family.indexOf(' ') + 1))
    const least = [...kinds].map(
      ([kind, families]) => `${kind} ${Math.min(...families.map(([, pages]) => tenthPercentile(pages)))}`,
    )
    return [`words at the tenth percentile of the shortest language: ${least.join(', ')}`]
  },
}
