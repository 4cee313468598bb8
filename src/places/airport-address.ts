// The page of an airport for an address of a route inside its city: "gatwick-london", "cdg-paris".
import { slugify } from '#lib/fold.ts'
import type { DirectoryIndex } from './directory-index.ts'
import { readSlug, splitsOf } from './slug.ts'

/** The airport and its city; undefined where the address names another pair. */
export function airportInAddress(
  input: string,
  { lookup, pages }: DirectoryIndex,
): { code: string; city: string } | undefined {
  const read = readSlug(input)
  for (const { left, right, origin, destination } of read ? splitsOf(read.slug, lookup) : []) {
    if (!origin || origin.id !== destination?.id) continue
    const found = pages.airports.find(({ code, city, names }) => {
      const name = slugify(names.en)
      const isNamed = (word: string) =>
        word === code.toLowerCase() || word === name || name.endsWith(`-${word}`)
      return city === origin.id && (isNamed(left) || isNamed(right))
    })
    if (found) return found
  }
  return undefined
}
