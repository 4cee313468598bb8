// Cities of the catalogue that match a text, without case and accents, in every language (D71).
import { search as limits } from '#catalogue/limits.ts'
import { fold } from '#lib/fold.ts'
import type { SearchCity, SearchPlace } from '#places/search-city.ts'
import { isMeant, wordsOf } from './words.ts'

/** A city with its texts folded in advance, so that a keystroke only compares. */
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

/** Match: start of 0 the name, 1 another name; part of 2 the name, 3 another one; 4 country; else undefined. */
function rankOf({ name, names, country }: IndexedCity, typed: string): number | undefined {
  if (name.startsWith(typed)) return 0
  if (names.some((other) => other.startsWith(typed))) return 1
  if (name.includes(typed)) return 2
  if (names.some((other) => other.includes(typed))) return 3
  return country.includes(typed) ? 4 : undefined
}

/** True when the text begins a name of the place; places of the gazetteer have only one here. */
export function beginsName(index: readonly IndexedCity[], place: SearchPlace, text: string): boolean {
  const typed = fold(text)
  const entry = index.find(({ city }) => city.id === place.id)
  return [...(entry ? [entry.name, ...entry.names] : [fold(place.name)])].some((name) =>
    name.startsWith(typed),
  )
}

/** At most five cities, best rank first, ties in the given order; empty below two letters (D70). */
export function matchCities(index: readonly IndexedCity[], text: string): SearchCity[] {
  const typed = fold(text)
  if (typed.length < limits.minCharsLocal) return []
  return index
    .map((entry) => ({ city: entry.city, rank: rankOf(entry, typed) }))
    .filter((match): match is { city: SearchCity; rank: number } => match.rank !== undefined)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limits.maxLocal)
    .map(({ city }) => city)
}

/** The places that still match a changed text, in their order; places of the gazetteer by name. */
export function stillFitting(
  index: readonly IndexedCity[],
  places: readonly SearchPlace[],
  text: string,
): SearchPlace[] {
  const typed = fold(text)
  if (typed.length < limits.minCharsLocal) return []
  return places.filter((place) => {
    if (place.via) return isMeant(wordsOf(text), wordsOf(place.via.label))
    const entry = index.find(({ city }) => city === place)
    return entry ? rankOf(entry, typed) !== undefined : fold(place.name).includes(typed)
  })
}

/**
 * The place that a text names exactly; undefined when there are several.
 * A city of the catalogue precedes other places of its name, as in addresses: "Paris" is in France.
 * @param named places of the gazetteer with exactly this name
 */
export function exactPlace(
  index: readonly IndexedCity[],
  text: string,
  named: readonly SearchPlace[] = [],
): SearchPlace | undefined {
  const typed = fold(text)
  if (!typed) return undefined
  const cities = index.filter(({ name, names }) => name === typed || names.includes(typed))
  if (cities.length > 0) return cities.length === 1 ? cities[0]?.city : undefined
  return named.length === 1 ? named[0] : undefined
}
