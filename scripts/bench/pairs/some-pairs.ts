// Addresses of pairs of towns, spread over all towns and languages, the same each time.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathTo } from '#i18n/paths.ts'
import { languages } from '#lib/languages.ts'
import type { Directory } from '#places/directory.ts'
import { routeSlug } from '#places/slug.ts'
import { serverFolder } from '#tools/root.ts'

/** Steps through the towns; both have no divisor in common with the number of towns. */
const steps = [97, 211] as const

/** Paths of pages that functions draw, each once, for at most as many pairs as there are towns in the square. */
export function somePairs(count: number): string[] {
  const { cities, towns }: Directory = JSON.parse(readFileSync(join(serverFolder, 'directory.json'), 'utf8'))
  const ids = [...towns, ...cities.map(({ id }) => id)]
  const townAt = (index: number) => ids[index % ids.length] as string
  const paths = new Set<string>()
  for (let index = 0; paths.size < count; index += 1) {
    const round = Math.floor(index / ids.length)
    const [from, to] = [townAt(index * steps[0]), townAt(index * steps[1] + round)]
    const isDrawn = from !== to && (towns.includes(from) || towns.includes(to))
    if (isDrawn) paths.add(pathTo.route(routeSlug(from, to), languages[index % languages.length] ?? 'en'))
  }
  return [...paths]
}
