// Addresses of pairs of towns, spread over all towns and languages, the same each time.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathTo } from '#i18n/paths.ts'
import { type Language, languages } from '#lib/languages.ts'
import type { Directory } from '#places/directory.ts'
import { routeSlug } from '#places/slug.ts'
import { serverFolder } from '#tools/root.ts'

/** Steps through the towns; both have no divisor in common with the number of towns. */
const steps = [97, 211] as const

/** Two towns without a built page of their route, and a language. */
export interface SomePair {
  from: string
  to: string
  lang: Language
}

/** Each pair once, for at most as many pairs as there are towns in the square. */
export function someEnds(count: number): SomePair[] {
  const { cities, towns }: Directory = JSON.parse(readFileSync(join(serverFolder, 'directory.json'), 'utf8'))
  const ids = [...towns, ...cities.map(({ id }) => id)]
  const townAt = (index: number) => ids[index % ids.length] as string
  const pairs = new Map<string, SomePair>()
  for (let index = 0; pairs.size < count; index += 1) {
    const round = Math.floor(index / ids.length)
    const [from, to] = [townAt(index * steps[0]), townAt(index * steps[1] + round)]
    const isDrawn = from !== to && (towns.includes(from) || towns.includes(to))
    if (isDrawn) pairs.set(`${from} ${to}`, { from, to, lang: languages[index % languages.length] ?? 'en' })
  }
  return [...pairs.values()]
}

/** Paths of pages that functions draw. */
export const somePairs = (count: number): string[] =>
  someEnds(count).map(({ from, to, lang }) => pathTo.route(routeSlug(from, to), lang))
