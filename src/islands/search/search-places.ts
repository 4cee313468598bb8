// The one place suggestions come from. Sources beyond the catalogue join here.
import { search as limits } from '#catalogue/limits.ts'
import type { SearchCity } from '#catalogue/search-city.ts'
import { fold } from '#lib/fold.ts'
import { type IndexedCity, matchCities } from './match.ts'

/** Shorter texts are too little to guess a misspelt name from. */
const typoMinChars = 3

/** Cities that may be meant; misspelt names only when nothing matches as written. A failed download counts as none. */
export async function searchPlaces(index: readonly IndexedCity[], text: string): Promise<SearchCity[]> {
  const found = matchCities(index, text)
  if (found.length > 0 || fold(text).length < typoMinChars) return found
  try {
    return await misspelt(index, text)
  } catch (error) {
    console.error(error)
    return []
  }
}

async function misspelt(index: readonly IndexedCity[], text: string): Promise<SearchCity[]> {
  const { default: Fuse } = await import('fuse.js/min-basic')
  const fuse = new Fuse(index, { keys: ['name', 'names'], threshold: 0.4, distance: 20 })
  return fuse.search(fold(text), { limit: limits.maxLocal }).map(({ item }) => item.city)
}
