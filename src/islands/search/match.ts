// Cities and towns that match a text, without case and accents, in every language (D71).
import { search as limits } from '#catalogue/limits.ts'
import { fold } from '#lib/fold.ts'
import type { SearchCity, SearchPlace } from '#places/search-city.ts'
import { isMeant, wordsOf } from './words.ts'

/** A city or town with its texts folded in advance, so that a keystroke only compares. */
export interface IndexedCity {
  city: SearchCity
  name: string
  names: string[]
  country: string
}

export function indexCities(cities: readonly SearchCity[]): IndexedCity[] {
  return cities.map((city) => ({
    city,
    name: fold(city.name),
    names: city.names.map(fold),
    country: fold(city.country),
  }))
}

const countryRank = 4

/** Match: start of 0 the name, 1 another name; part of 2 the name, 3 another one; 4 country; else undefined. */
function rankOf({ name, names, country }: IndexedCity, typed: string): number | undefined {
  if (name.startsWith(typed)) return 0
  if (names.some((other) => other.startsWith(typed))) return 1
  if (name.includes(typed)) return 2
  if (names.some((other) => other.includes(typed))) return 3
  return country.includes(typed) ? countryRank : undefined
}

/** True when the text begins a name of the place; places that are not in the index have only one here. */
export function beginsName(index: readonly IndexedCity[], place: SearchPlace, text: string): boolean {
  const typed = fold(text)
  const entry = index.find(({ city }) => city.id === place.id)
  return [...(entry ? [entry.name, ...entry.names] : [fold(place.name)])].some((name) =>
    name.startsWith(typed),
  )
}

export interface Matches {
  /** those with a matching name, best rank first, ties in the given order */
  byName: SearchCity[]
  /** those of a matching country */
  byCountry: SearchCity[]
}

/** At most five of each; empty below two letters (D70). */
export function matchCities(index: readonly IndexedCity[], text: string): Matches {
  const typed = fold(text)
  const ranked =
    typed.length < limits.minCharsLocal
      ? []
      : index.map((entry) => ({ city: entry.city, rank: rankOf(entry, typed) ?? Number.POSITIVE_INFINITY }))
  const few = (from: number, to: number) =>
    ranked
      .filter(({ rank }) => from <= rank && rank <= to)
      .sort((a, b) => a.rank - b.rank)
      .slice(0, limits.maxLocal)
      .map(({ city }) => city)
  return { byName: few(0, countryRank - 1), byCountry: few(countryRank, countryRank) }
}

/** True when the text is part of a name of a place of the index. */
export function hasName(index: readonly IndexedCity[], { id }: SearchPlace, text: string): boolean {
  const entry = index.find(({ city }) => city.id === id)
  return entry !== undefined && (rankOf(entry, fold(text)) ?? countryRank) < countryRank
}

/** The places that still match a changed text, in their order; places that are not in the index by name. */
export function stillFitting(
  index: readonly IndexedCity[],
  places: readonly SearchPlace[],
  text: string,
): SearchPlace[] {
  const typed = fold(text)
  if (typed.length < limits.minCharsLocal) return []
  return places.filter((place) => {
    if (place.via) return isMeant(wordsOf(text), wordsOf(place.via.label))
    const entry = index.find(({ city }) => city.id === place.id)
    return entry ? rankOf(entry, typed) !== undefined : fold(place.name).includes(typed)
  })
}

/**
 * The place that a text names exactly; undefined when there are several.
 * A city of the catalogue precedes other places of its name, as in addresses: "Paris" is in France. Then come towns of
 * the name that is shown: "Cambridge" is in England, but "Ragusa" in Sicily, though Dubrovnik was once called so.
 * @param named places beyond the index with exactly this name
 */
export function exactPlace(
  index: readonly IndexedCity[],
  text: string,
  named: readonly SearchPlace[] = [],
  towns: readonly IndexedCity[] = [],
): SearchPlace | undefined {
  const typed = fold(text)
  if (!typed) return undefined
  const cities = index.filter(({ name, names }) => name === typed || names.includes(typed))
  const ofTowns = [
    ...towns.filter(({ name }) => name === typed).map(({ city }) => city),
    ...named.filter(({ kind, name }) => kind === 'town' && fold(name) === typed),
  ]
  const ids = (places: readonly SearchPlace[]) => new Map(places.map((place) => [place.id, place]))
  const [found] = [cities.map(({ city }) => city), ofTowns, named].map(ids).filter(({ size }) => size > 0)
  return found?.size === 1 ? [...found.values()][0] : undefined
}
