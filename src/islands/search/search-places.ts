// Search of places: the catalogue at once, then the server, then misspelt names.
import { search as limits } from '#catalogue/limits.ts'
import type { FoundPlace } from '#contracts/geocode-search.ts'
import { fold } from '#lib/fold.ts'
import type { Language } from '#lib/languages.ts'
import type { SearchPlace } from '#places/search-city.ts'
import { findPlaces, knownReply } from './found-places.ts'
import { type IndexedCity, matchCities } from './match.ts'

export interface Sources {
  index: readonly IndexedCity[]
  lang: Language
}
/** The result so far. */
export interface Found {
  /** cities of the catalogue */
  local: SearchPlace[]
  /** places listed below them; undefined before the reply */
  remote?: SearchPlace[]
  /** those of `remote` with exactly the typed name */
  named?: SearchPlace[]
}

/** Shorter texts match too many misspelt names. */
const typoMinChars = 3

/**
 * Yields places of the catalogue, then all; misspelt names only when no source matches the text.
 * @param picked the chosen place: no call is made, cached replies and the place itself are used
 */
export async function* searchPlaces(
  sources: Sources,
  text: string,
  signal: AbortSignal,
  picked?: SearchPlace,
): AsyncGenerator<Found> {
  const { index, lang } = sources
  const local = matchCities(index, text)
  const reply = picked ? (knownReply(text, lang) ?? []) : findPlaces(text, lang, signal)
  yield { local }
  const found = await reply
  if (signal.aborted) return
  const remote = beyond(local, found, index)
  if (picked && ![...local, ...remote].some(({ id }) => id === picked.id)) remote.unshift(picked)
  const nothing = local.length === 0 && remote.length === 0
  const exact = new Set(found.flatMap(({ id, exact }) => (exact ? id : [])))
  yield {
    local: nothing ? await misspelt(index, text) : local,
    remote,
    named: remote.filter(({ id }) => exact.has(id)),
  }
}

const nameIn = ({ name, country }: SearchPlace) => `${fold(name)}\t${fold(country)}`

/**
 * Places of the server that are not listed yet, by id and by name with country.
 * Cities of the catalogue are replaced by its entries.
 */
function beyond(
  local: readonly SearchPlace[],
  found: readonly FoundPlace[],
  index: readonly IndexedCity[],
): SearchPlace[] {
  const ids = new Set(local.map(({ id }) => id))
  const names = new Set(local.map(nameIn))
  return found
    .map(({ id, name, country, region }) => {
      const city = index.find((entry) => entry.city.id === id)?.city
      return city ?? { id, name, country, ...(region && { region }) }
    })
    .filter((place) => !ids.has(place.id) && !names.has(nameIn(place)) && ids.add(place.id))
    .slice(0, limits.maxRemote)
}

/** Cities with a similar name; empty when Fuse.js cannot be loaded. */
async function misspelt(index: readonly IndexedCity[], text: string): Promise<SearchPlace[]> {
  if (fold(text).length < typoMinChars) return []
  try {
    const { default: Fuse } = await import('fuse.js/min-basic')
    const fuse = new Fuse(index, { keys: ['name', 'names'], threshold: 0.4, distance: 20 })
    return fuse.search(fold(text), { limit: limits.maxLocal }).map(({ item }) => item.city)
  } catch (error) {
    console.error(error)
    return []
  }
}
