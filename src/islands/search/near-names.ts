// Names like a typed one, for texts that nothing matches.
import { search as limits } from '#catalogue/limits.ts'
import { fold } from '#lib/fold.ts'
import type { Language } from '#lib/languages.ts'
import type { SearchPlace } from '#places/search-city.ts'
import { type IndexedKnowledge, pageLink, toPlace } from './knowledge.ts'
import type { IndexedCity } from './match.ts'
import type { PageLink } from './page-link.ts'

const mostPages = 3

/** Towns, stops and pages with a similar name; empty when Fuse.js cannot be loaded. */
export async function nearNames(
  cities: readonly IndexedCity[],
  known: IndexedKnowledge | undefined,
  text: string,
  lang: Language,
): Promise<{ local: SearchPlace[]; links: PageLink[] }> {
  try {
    const { default: Fuse } = await import('fuse.js/min-basic')
    const like = <T>(list: readonly T[], keys: string[], limit: number, threshold = 0.4): T[] =>
      new Fuse(list, { keys, threshold, distance: 20 }).search(fold(text), { limit }).map(({ item }) => item)
    const places = [...cities, ...(known?.towns ?? [])]
    const towns = like(places, ['name', 'names'], limits.maxLocal).map(({ city }) => city)
    const stops =
      towns.length > 0
        ? []
        : like(known?.stops ?? [], ['name'], limits.maxLocal).map((stop) => toPlace(stop, lang))
    const pages = like(known?.pages ?? [], ['full'], mostPages, 0.3).map((page) => pageLink(page, lang))
    return { local: [...towns, ...stops], links: pages }
  } catch (error) {
    console.error(error)
    return { local: [], links: [] }
  }
}
