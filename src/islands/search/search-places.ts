// Search of places and pages: what is loaded at once, then the server, then names like the typed one.
import { search as limits } from '#catalogue/limits.ts'
import type { FoundPlace } from '#contracts/geocode-search.ts'
import { fold } from '#lib/fold.ts'
import type { Language } from '#lib/languages.ts'
import type { SearchPlace } from '#places/search-city.ts'
import { findPlaces, knownReply } from './found-places.ts'
import { airportLink, fewLinks, type IndexedStop, matchPages, matchStops, toPlace } from './knowledge.ts'
import { type IndexedCity, matchCities } from './match.ts'
import { nearNames } from './near-names.ts'
import type { PageLink } from './page-link.ts'
import { knownSoFar, loadKnown } from './search-file.ts'
import { matchRoutes } from './two-towns.ts'

export interface Sources {
  index: readonly IndexedCity[]
  lang: Language
  /** written by packCities; without it only towns are searched */
  cities?: string
}
/** The result so far. */
export interface Found {
  /** cities, towns, and stops that choose their town */
  local: SearchPlace[]
  /** places listed below them; undefined before the reply */
  remote?: SearchPlace[]
  /** those of `remote` with exactly the typed name */
  named?: SearchPlace[]
  /** pages beneath the towns */
  links?: PageLink[]
  /** the names are only like the typed one */
  near?: boolean
}

/** Shorter texts match too many misspelt names. */
const typoMinChars = 3

/** Cities and towns that are loaded. */
export const loadedTowns = ({ index, cities }: Pick<Sources, 'index' | 'cities'>): readonly IndexedCity[] =>
  cities === undefined ? index : [...index, ...(knownSoFar()?.towns ?? [])]

/**
 * Yields places of the catalogue, then all; names like the typed one only when no source matches the text.
 * @param picked the chosen place: no call is made, cached replies and the place itself are used
 */
export async function* searchPlaces(
  sources: Sources,
  text: string,
  signal: AbortSignal,
  picked?: SearchPlace,
): AsyncGenerator<Found> {
  const { lang, cities } = sources
  const reply = picked ? (knownReply(text, lang) ?? []) : findPlaces(text, lang, signal)
  const loading = cities === undefined ? undefined : loadKnown(cities)
  const first = localOf(sources, text, picked)
  yield first
  const found = await reply
  if (signal.aborted) return
  const all = (): Found => {
    const now = knownSoFar() ? localOf(sources, text, picked) : first
    const remote = beyond(now.local, found, loadedTowns(sources))
    if (picked && ![...now.local, ...remote].some(({ id }) => id === picked.id)) remote.unshift(picked)
    const exact = new Set(found.flatMap(({ id, exact }) => (exact ? id : [])))
    return { ...now, remote, named: remote.filter(({ id }) => exact.has(id)) }
  }
  const isEmpty = ({ local, remote = [], links = [] }: Found) =>
    local.length + remote.length + links.length === 0
  const wasKnown = knownSoFar() !== undefined
  if (wasKnown || !isEmpty(all())) yield await orNear(all(), sources, text)
  if (wasKnown || (!loading && !isEmpty(all()))) return
  await loading
  if (!signal.aborted) yield await orNear(all(), sources, text)
}

/** What the loaded files know. With a picked place the list is for choosing another town of its name. */
function localOf(sources: Sources, text: string, picked: SearchPlace | undefined): Found {
  const { index, lang, cities } = sources
  const known = cities === undefined ? undefined : knownSoFar()
  const [ofCities, ofTowns] = [matchCities(index, text), matchCities(known?.towns ?? [], text)]
  const byName = [...ofCities.byName, ...ofTowns.byName]
  const byCountry = [...ofCities.byCountry, ...ofTowns.byCountry]
  if (!known || picked) return { local: [...byName, ...byCountry].slice(0, limits.maxLocal) }
  const stops = matchStops(known, text, known.more.stops)
  const code = stops.filter(({ code }) => code && fold(code) === fold(text))
  const listed = new Set([...byName, ...byCountry].slice(0, limits.maxLocal).map(({ id }) => id))
  const others = stops.filter((stop) => !code.includes(stop) && !listed.has(stop.place.id))
  const shown = [...code, ...others]
  // an airport whose code was typed precedes towns, and finds a place in the list
  const before = ofCities.byName.slice(0, Math.max(0, limits.maxLocal - code.length))
  const toTown = (stop: IndexedStop) => toPlace(stop, lang)
  const after = [...ofTowns.byName, ...others.map(toTown), ...byCountry]
  return {
    local: [...before, ...code.map(toTown), ...after].slice(0, limits.maxLocal),
    links: fewLinks([
      ...matchRoutes(loadedTowns(sources), text, lang),
      ...matchPages(known, text, lang),
      ...shown.filter(({ kind }) => kind === 'airport').map((stop) => airportLink(stop, lang)),
    ]),
  }
}

/**
 * Names like the typed one in place of an empty result. Where the server has only other spellings or guesses, pages of
 * a similar name are added.
 */
async function orNear(found: Found, { index, lang }: Sources, text: string): Promise<Found> {
  const typed = fold(text)
  const { local, remote = [], named = [], links = [] } = found
  const isSure = remote.some(({ name }) => fold(name).includes(typed)) || named.length > 0
  if (local.length + links.length > 0 || isSure || typed.length < typoMinChars) return found
  const near = await nearNames(index, knownSoFar(), text, lang)
  if (remote.length > 0) return { ...found, links: near.links }
  return near.local.length + near.links.length > 0 ? { ...found, ...near, near: true } : found
}

const nameIn = ({ name, country }: SearchPlace) => `${fold(name)}\t${fold(country)}`

/**
 * Places of the server that are not listed yet, by id and by name with country.
 * Cities and towns that are loaded are replaced by their entries.
 */
function beyond(
  local: readonly SearchPlace[],
  found: readonly FoundPlace[],
  index: readonly IndexedCity[],
): SearchPlace[] {
  const towns = local.filter(({ via }) => !via)
  const ids = new Set(towns.map(({ id }) => id))
  const names = new Set(towns.map(nameIn))
  return found
    .map(({ id, name, country, region, kind }) => {
      const city = index.find((entry) => entry.city.id === id)?.city
      return city ?? { id, name, country, ...(kind !== 'city' && { kind }), ...(region && { region }) }
    })
    .filter((place) => !ids.has(place.id) && !names.has(nameIn(place)) && ids.add(place.id))
    .slice(0, limits.maxRemote)
}
