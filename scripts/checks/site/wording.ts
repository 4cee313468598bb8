// Checks that pages of one family do not repeat each other.

import { pageFamilyOf } from '#places/address.ts'
import { familyFacts } from '#tools/family-facts.ts'
import { patternOf } from '#tools/path-patterns.ts'
import { sequenceLength } from '../prose/overlap.ts'
import { median, type Shared, sharedWording } from '../prose/shared.ts'
import { indexable, type Site, type SiteCheck } from './site.ts'

/** Largest share a page may have in common with its family; undefined where it is not measured. */
function mostShared(path: string): number | undefined {
  const family = pageFamilyOf(path)
  return family && familyFacts[family].listed?.mostShared
}

const kindOf = (path: string) => patternOf(path).split(' ')[1] ?? ''

// cached: the check and its figures need the same slow count
const measured = new WeakMap<Site, Map<string, Shared[]>>()

/** Shares by family and language, such as "de /city/*". */
function sharedOn(site: Site): Map<string, Shared[]> {
  const known = measured.get(site)
  if (known) return known
  const pages = indexable(site).filter(({ path }) => mostShared(path) !== undefined)
  const families = new Map(
    [...Map.groupBy(pages, ({ path }) => patternOf(path))].map(([family, members]) => [
      family,
      sharedWording(new Map(members.map(({ path, text }) => [path, text]))),
    ]),
  )
  measured.set(site, families)
  return families
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

const overLimit = ({ of, share, with: other }: Shared, limit: number) =>
  `${of}: ${percent(share)} of its sequences of ${sequenceLength} words stand on other pages too, most on ${other}; at most ${percent(limit)}`

export const sharedWordings: SiteCheck = {
  name: 'pages of a family say what no other of them says',
  remedy:
    'Write the page named, or the other, in words of its own; npm run verify -- site prints what each family shares.',
  faults: (site) =>
    [...sharedOn(site).values()].flat().flatMap((page) => {
      const limit = mostShared(page.of) ?? 1
      return page.share > limit ? [overLimit(page, limit)] : []
    }),
  measures: (site) =>
    [...Map.groupBy([...sharedOn(site).values()].flat(), ({ of }) => kindOf(of))].map(([kind, pages]) => {
      const worst = pages.reduce((a, b) => (b.share > a.share ? b : a))
      const limit = mostShared(worst.of) ?? 1
      return `${kind}: median ${percent(median(pages.map(({ share }) => share)))}, worst ${percent(worst.share)} (${worst.of}), at most ${percent(limit)}`
    }),
}
