// Names of all towns with journeys, for fields in which somebody types one: no two are the same.
import { places } from '#catalogue/load.ts'
import { type PlaceId, townsOf } from '#catalogue/place.ts'
import { countryName } from '#i18n/format.ts'
import type { Language } from '#lib/languages.ts'
import { memo } from '#lib/memo.ts'

/** By id; namesakes with their country: "Constanza, Alemania". */
export const townNames = memo((lang: Language): ReadonlyMap<PlaceId, string> => {
  const towns = townsOf(places())
  const counts = new Map<string, number>()
  for (const { names } of towns) counts.set(names[lang], (counts.get(names[lang]) ?? 0) + 1)
  return new Map(
    towns.map(({ id, names, country }) => {
      const name = names[lang]
      return [id, (counts.get(name) ?? 0) > 1 ? `${name}, ${countryName(country, lang)}` : name]
    }),
  )
})
