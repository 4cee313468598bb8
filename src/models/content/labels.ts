// Labels of content entries in links.
import type { CountryPairFacts } from '#catalogue/content/country-pair.ts'
import type { FerryRouteFacts } from '#catalogue/content/ferry-route.ts'
import { airportsOf, countryPairFacts, ferryFacts, landmarkFacts } from '#catalogue/load.ts'
import type { PlaceId } from '#catalogue/place.ts'
import { countryName, formatDistance } from '#i18n/format.ts'
import { pathTo } from '#i18n/paths.ts'
import type { Language } from '#lib/languages.ts'

export interface Link {
  href: string
  label: string
}

/** "Dover – Calais" */
export const ferryLabel = ({ origin, destination }: FerryRouteFacts, lang: Language) =>
  `${origin.names[lang]} – ${destination.names[lang]}`

/** "United States – Italy" */
export const corridorLabel = ({ origin, destination }: CountryPairFacts, lang: Language) =>
  `${countryName(origin, lang)} – ${countryName(destination, lang)}`

const byLabel = (lang: Language) => (a: Link, b: Link) => a.label.localeCompare(b.label, lang)

/** Links to the matching ferry routes, by name. */
export function ferryLinks(lang: Language, fits: (facts: FerryRouteFacts) => boolean = () => true): Link[] {
  return ferryFacts()
    .filter(([, facts]) => fits(facts))
    .map(([id, facts]) => ({ href: pathTo.ferry(id, lang), label: ferryLabel(facts, lang) }))
    .sort(byLabel(lang))
}

/** Links to the matching country pairs, by name. */
export function corridorLinks(
  lang: Language,
  fits: (facts: CountryPairFacts) => boolean = () => true,
): Link[] {
  return countryPairFacts()
    .filter(([, facts]) => fits(facts))
    .map(([slug, facts]) => ({ href: pathTo.corridor(slug, lang), label: corridorLabel(facts, lang) }))
    .sort(byLabel(lang))
}

/** Links to the landmarks of a city, by name. */
export function landmarkLinks(id: PlaceId, lang: Language): Link[] {
  return landmarkFacts()
    .filter(([, facts]) => facts.city === id)
    .map(([landmark, facts]) => ({ href: pathTo.landmark(landmark, lang), label: facts.names[lang] }))
    .sort(byLabel(lang))
}

/** Links to the ways from a city's airports, nearest first. */
export function airportLinks(id: PlaceId, lang: Language): (Link & { code: string; km: string })[] {
  return airportsOf(id).map(({ airport, km }) => ({
    href: pathTo.airport(airport.code, id, lang),
    label: airport.names[lang],
    code: airport.code,
    km: formatDistance(km, lang),
  }))
}
