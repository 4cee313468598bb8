// Which cities a typed text may mean. Letters without case and accents; names of every language count.
import { search as limits } from '#catalogue/limits.ts'
import { fold } from '#lib/fold.ts'
import type { SearchCity, SearchPlace } from '#places/search-city.ts'

/** A city with its texts folded once, so that each keystroke only compares. */
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

/** 0 the name begins so, 1 the name contains it, 2 a name elsewhere, 3 the country; undefined when nothing matches. */
function rankOf({ name, names, country }: IndexedCity, typed: string): number | undefined {
  if (name.startsWith(typed)) return 0
  if (name.includes(typed)) return 1
  if (names.some((other) => other.includes(typed))) return 2
  return country.includes(typed) ? 3 : undefined
}

/** Best cities first, at most five; of equal rank in the order given. None below two letters. */
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

/** Those places a longer or shorter text may still mean, in their order; of places beyond the catalogue by their name. */
export function stillFitting(
  index: readonly IndexedCity[],
  places: readonly SearchPlace[],
  text: string,
): SearchPlace[] {
  const typed = fold(text)
  if (typed.length < limits.minCharsLocal) return []
  return places.filter((place) => {
    const entry = index.find(({ city }) => city === place)
    return entry ? rankOf(entry, typed) !== undefined : fold(place.name).includes(typed)
  })
}

/**
 * The one place a text names exactly. A city of the catalogue goes before its namesakes elsewhere, as it does in
 * addresses and in the form without JavaScript: "Paris" is the one in France, though Texas has another.
 * Else the only one of `named`, places beyond it that have exactly this name. Undefined when there are several.
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
