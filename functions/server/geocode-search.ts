// Place search for the search form, with names in the requested language (D52).

import { type FoundPlace, type GeocodeSearchQuery, geocodeQuery } from '#contracts/geocode-search.ts'
import { countryName } from '#i18n/format.ts'
import type { Language } from '#lib/languages.ts'
import type { DirectoryIndex, IndexedPlace } from '#places/directory-index.ts'
import type { PlaceIndex } from '#places/place-index.ts'
import type { PlaceSearch } from '#places/place-search.ts'

/** At most five places: cities, towns, then other places, the most likely of each kind first. */
export function findPlaces(
  { query, lang }: GeocodeSearchQuery,
  search: PlaceSearch,
  places: PlaceIndex,
  index: DirectoryIndex,
): FoundPlace[] {
  return search(query, geocodeQuery.maxResults).flatMap(({ place, how }) => {
    const found = index.place(places.at(place).id)
    return found ? [{ ...toFoundPlace(found, lang), ...(how === 'exact' && { exact: true as const }) }] : []
  })
}

function toFoundPlace(place: IndexedPlace, lang: Language): FoundPlace {
  const { id, names, country, region, lat, lng, kind } = place
  return {
    id,
    name: names[lang] ?? names.en,
    country: countryName(country, lang),
    ...(region && { region }),
    lat,
    lng,
    source: kind === 'city' ? 'database' : 'geocoded',
    kind,
  }
}
