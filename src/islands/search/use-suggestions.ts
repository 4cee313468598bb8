// Suggestions for a text: asked for once typing pauses, late answers to older texts dropped.
import { useEffect, useMemo, useState } from 'react'
import { search as limits } from '#catalogue/limits.ts'
import type { SearchCity } from '#catalogue/search-city.ts'
import { type IndexedCity, matchCities } from './match.ts'
import { searchPlaces } from './search-places.ts'

export interface Suggestions {
  /** the text these belong to */
  query: string
  cities: SearchCity[]
}

const none: Suggestions = { query: '', cities: [] }

/**
 * Suggestions lag behind `text` by the debounce of section 9; none below two letters. Until the next ones are there,
 * those that still fit the text stay, so that a list never offers what is no longer asked for.
 */
export function useSuggestions(index: readonly IndexedCity[], text: string): Suggestions {
  const [suggestions, setSuggestions] = useState(none)
  useEffect(() => {
    const query = text.trim()
    if (query.length < limits.minCharsLocal) {
      setSuggestions(none)
      return
    }
    let current = true
    const timer = setTimeout(async () => {
      const cities = await searchPlaces(index, query)
      if (current) setSuggestions({ query, cities })
    }, limits.debounceMs)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [index, text])
  return useMemo(() => {
    if (suggestions.query === text.trim()) return suggestions
    const fitting = new Set(matchCities(index, text))
    return { query: '', cities: suggestions.cities.filter((city) => fitting.has(city)) }
  }, [index, suggestions, text])
}
