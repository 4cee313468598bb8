// Pages of one kind must not repeat each other: a page that could stand for another is worth nothing beside it.
import { familyOf } from '#tools/families.ts'
import { sequenceLength } from '../prose/overlap.ts'
import { median, type Shared, sharedWording } from '../prose/shared.ts'
import { indexable, type Site, type SiteCheck } from './site.ts'

/**
 * Most a page may share with all others of its family and language together, labels, menus and lists of links included.
 * Measured on 21 November 2026 (median; worst): guides 2 %; 6 %, sights 10 %; 16 %, ferries 9 %; 15 %, pairs of
 * countries 12 %; 20 %. What they share are labels; a copied paragraph of sixty words adds six points to a
 * guide and ten to the others. Airport pages are
 * drawn from facts alone, in the same sentences: 50 %; 73 %, and airports near a city 39 %; 54 %.
 */
const most: Readonly<Record<string, number>> = {
  '/city/*': 0.12,
  '/landmark/*': 0.22,
  '/ferry/*': 0.22,
  '/travel-corridor/*': 0.26,
  '/airport/*': 0.85,
  '/airports-near/*': 0.7,
}

const kindOf = (path: string) => familyOf(path).split(' ')[1] ?? ''

// The check and its figures need the same long counting.
const measured = new WeakMap<Site, Map<string, Shared[]>>()

/** By family and language, such as "de /city/*". */
function sharedOn(site: Site): Map<string, Shared[]> {
  const known = measured.get(site)
  if (known) return known
  const pages = indexable(site).filter(({ path }) => kindOf(path) in most)
  const families = new Map(
    [...Map.groupBy(pages, ({ path }) => familyOf(path))].map(([family, members]) => [
      family,
      sharedWording(new Map(members.map(({ path, text }) => [path, text]))),
    ]),
  )
  measured.set(site, families)
  return families
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

export const sharedWordings: SiteCheck = {
  name: 'pages of a family say what no other of them says',
  remedy:
    'Write the page named, or the other, in words of its own; npm run verify -- site prints what each family shares.',
  faults: (site) =>
    [...sharedOn(site)].flatMap(([family, pages]) => {
      const limit = most[family.split(' ')[1] ?? ''] ?? 1
      return pages
        .filter(({ share }) => share > limit)
        .map(
          (page) =>
            `${page.of}: ${percent(page.share)} of its sequences of ${sequenceLength} words stand on other pages too, most on ${page.with}; at most ${percent(limit)}`,
        )
    }),
  measures: (site) =>
    Object.keys(most).flatMap((kind) => {
      const pages = [...sharedOn(site)].flatMap(([family, shared]) =>
        family.endsWith(` ${kind}`) ? shared : [],
      )
      if (pages.length === 0) return []
      const worst = pages.reduce((a, b) => (b.share > a.share ? b : a))
      return [
        `${kind}: median ${percent(median(pages.map(({ share }) => share)))}, worst ${percent(worst.share)} (${worst.of}), at most ${percent(most[kind] ?? 1)}`,
      ]
    }),
}
