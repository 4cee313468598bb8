// .build/server/opportunities.json: editors' judgements with the figures of the catalogue filled in.
import type { CompetitiveFile } from '#catalogue/opportunity.ts'
import type { Slug } from '#catalogue/route.ts'
import type { Judgements } from '../read/opportunities.ts'
import { Problems, WrongData } from '../read/problems.ts'
import { plain } from './content-hash.ts'

const english = new Intl.NumberFormat('en-GB')

/** Texts anywhere inside a value, replaced. */
function withTexts(value: unknown, replace: (text: string) => string): unknown {
  if (typeof value === 'string') return replace(value)
  if (Array.isArray(value)) return value.map((item) => withTexts(item, replace))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withTexts(item, replace)]))
}

/**
 * Fills in {figures} and checks the routes named.
 * @throws WrongData for a figure or a route the catalogue does not have, and for an id used twice
 */
export function competitiveFile(
  { opportunities, insights }: Judgements,
  figures: ReadonlyMap<string, number>,
  routes: ReadonlySet<Slug>,
): CompetitiveFile {
  const problems = new Problems()
  const ids = new Set<string>()
  for (const { where, id, routes: named } of opportunities) {
    if (ids.has(id)) problems.add(where, `"id" is "${id}", which another row has already.`, 'Choose another.')
    ids.add(id)
    for (const slug of named.filter((route) => !routes.has(route)))
      problems.add(where, `"routes" names "${slug}", which is no route.`, 'Name routes of the catalogue.')
  }
  const filled = <T extends { where: string }>(row: T) =>
    withTexts(plain(row), (text) =>
      text.replace(/\{(\w+)\}/g, (whole, name: string) => {
        const figure = figures.get(name)
        if (figure === undefined)
          problems.add(row.where, `names "${whole}".`, `Known: ${[...figures.keys()].join(', ')}.`)
        return english.format(figure ?? 0)
      }),
    )
  const file = { opportunities: opportunities.map(filled), insights: insights.map(filled) } as CompetitiveFile
  if (problems.list.length > 0) throw new WrongData(problems.list)
  return file
}
