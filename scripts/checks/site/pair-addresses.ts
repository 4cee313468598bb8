// Addresses of pages of two towns, which functions draw: no file holds one.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Directory } from '#places/directory.ts'
import { routeSlug } from '#places/slug.ts'

/** Whether an address is one of two towns, which functions answer; pages of other places are not linked. */
export function pairAddresses(folder: string): (path: string) => boolean {
  const { cities, towns }: Directory = JSON.parse(readFileSync(join(folder, 'directory.json'), 'utf8'))
  const ids = [...cities.map(({ id }) => id), ...towns]
  const slugs = new Set(ids.flatMap((from) => ids.map((to) => routeSlug(from, to))))
  return (path) => slugs.has(path.replace(/^(\/\w\w)?\/route\//, ''))
}
