// Places typed into the search form without JavaScript.
import { countryName } from '#i18n/format.ts'
import { fold, slugify } from '#lib/fold.ts'
import { languages } from '#lib/languages.ts'
import type { GazetteerPlace } from './gazetteer.ts'
import type { PlaceIndex } from './place-index.ts'
import type { KnownPlace, PlaceLookup } from './place-lookup.ts'
import type { PlaceSearch } from './place-search.ts'

/** Most places of one name that are compared with the country. */
const namesakes = 50

/** "Köln", "koln", "Cologne, Germany", "Paris, Texas", "Reykjavk"; undefined when ambiguous. */
export function findTyped(
  text: string,
  lookup: PlaceLookup,
  places: PlaceIndex,
  search: PlaceSearch,
): KnownPlace | undefined {
  const [name = '', ...rest] = text.split(',')
  return (
    lookup(slugify(text)) ??
    inCountry(name, rest.join(','), lookup, places, search) ??
    lookup(slugify(name)) ??
    misspelt(text, lookup, places, search)
  )
}

/** The place of that name in the country or region after the comma. */
function inCountry(
  name: string,
  where: string,
  lookup: PlaceLookup,
  places: PlaceIndex,
  search: PlaceSearch,
): KnownPlace | undefined {
  if (!where.trim()) return undefined
  const found = search(name, namesakes)
    .filter(({ how }) => how === 'exact')
    .map(({ place }) => places.at(place))
    .find((place) => liesIn(place, where))
  return found && lookup(found.id)
}

function liesIn({ country, region }: GazetteerPlace, where: string): boolean {
  const named = [country, region ?? '', ...languages.map((lang) => countryName(country, lang))]
  return where.split(',').some((part) => named.map(fold).includes(fold(part)))
}

/** The only place a misspelt name can mean; a city before all others, a town before places without journeys. */
function misspelt(
  text: string,
  lookup: PlaceLookup,
  places: PlaceIndex,
  search: PlaceSearch,
): KnownPlace | undefined {
  const [first, second] = search(text, 2)
  if (first?.how !== 'typo') return undefined
  const isSure = first.kind === 'city' || first.kind !== second?.kind
  return isSure ? lookup(places.at(first.place).id) : undefined
}
