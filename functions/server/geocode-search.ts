// Place search for the search form: names in the asked language, the reply the specification wants (D52).

import { type FoundPlace, geocodeQuery, geocodeSearchQuerySchema } from '#contracts/geocode-search.ts'
import { countryName } from '#i18n/format.ts'
import type { Language } from '#lib/languages.ts'
import type { DirectoryIndex, IndexedPlace } from '#places/directory-index.ts'
import type { PlaceIndex } from '#places/place-index.ts'
import type { PlaceSearch } from '#places/place-search.ts'

/** Places for the query of a request, at most five, what is meant most likely first. */
export function findPlaces(
  query: URLSearchParams,
  search: PlaceSearch,
  places: PlaceIndex,
  index: DirectoryIndex,
): FoundPlace[] {
  const asked = geocodeSearchQuerySchema.parse(Object.fromEntries(query))
  return search(asked.query, geocodeQuery.maxResults).flatMap(({ place, how }) => {
    const found = index.place(places.at(place).id)
    return found
      ? [{ ...toFoundPlace(found, asked.lang), ...(how === 'exact' && { exact: true as const }) }]
      : []
  })
}

function toFoundPlace(place: IndexedPlace, lang: Language): FoundPlace {
  const { id, names, country, region, lat, lng, isCity } = place
  return {
    id,
    name: names[lang] ?? names.en,
    country: countryName(country, lang),
    ...(region && { region }),
    lat,
    lng,
    source: isCity ? 'database' : 'geocoded',
  }
}
