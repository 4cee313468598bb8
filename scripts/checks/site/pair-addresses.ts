// Addresses of pages of two towns and of all towns around one, which functions draw: no file holds one.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathTo } from '#i18n/paths.ts'
import { languages } from '#lib/languages.ts'
import type { Directory } from '#places/directory.ts'
import { routeSlug } from '#places/slug.ts'

/** Whether an address is one of two towns, or of the towns around one, which functions answer; pages of other places are not linked. */
export function pairAddresses(folder: string): (path: string) => boolean {
  const { cities, towns }: Directory = JSON.parse(readFileSync(join(folder, 'directory.json'), 'utf8'))
  const ids = [...cities.map(({ id }) => id), ...towns]
  const slugs = new Set(ids.flatMap((from) => ids.map((to) => routeSlug(from, to))))
  const explored = new Set(languages.flatMap((lang) => towns.map((town) => pathTo.explore(lang, town))))
  return (path) => slugs.has(path.replace(/^(\/\w\w)?\/route\//, '')) || explored.has(path)
}
