// The one place suggestions come from: the catalogue at once, then the server, and misspelt names last.
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
/** What is known so far. */
export interface Found {
  /** cities of the catalogue */
  local: SearchPlace[]
  /** places listed below them; undefined while they are on their way */
  remote?: SearchPlace[]
  /** those of `remote` that have exactly the name typed */
  named?: SearchPlace[]
}

/** Shorter texts are too little to guess a misspelt name from. */
const typoMinChars = 3

/**
 * Places that may be meant: first those of the catalogue, then all. Misspelt names only when no source knows the text
 * as written. For a `picked` place nothing is asked: what is known serves, and the place itself.
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
 * What the server found, without the places listed already: the same id, or the same name in the same country.
 * A namesake in another country is another place and stays. Cities of the catalogue are its own entries.
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

/** A failed download counts as none. */
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
