// Links about night trains on other pages: where one wakes up after a night from a city, and the pages of all towns.
import { stop } from '#catalogue/load.ts'
import { nightDeparturesFrom, nightTowns } from '#catalogue/load-night.ts'
import type { PlaceId } from '#catalogue/place.ts'
import { formatTime } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages/en.ts'
import { pathTo } from '#i18n/paths.ts'
import type { Language } from '#lib/languages.ts'
import { routeSlug } from '#places/slug.ts'
import { placeName } from '../names.ts'
import type { Link } from './labels.ts'

/** Towns that night trains reach from a city, by name, with the hours of the first train of an evening. */
export function nightLinks(city: PlaceId, lang: Language): (Link & { note: string })[] {
  const links = new Map<PlaceId, Link & { note: string }>()
  for (const { departs, calls } of nightDeparturesFrom(city))
    for (const { to, arrives } of calls) {
      const town = stop(to).place
      if (links.has(town)) continue
      links.set(town, {
        href: pathTo.route(routeSlug(city, town), lang),
        label: placeName(town, lang),
        note: `${formatTime(departs, lang)}–${formatTime(arrives, lang)}`,
      })
    }
  return [...links.values()].sort((a, b) => a.label.localeCompare(b.label, lang))
}

/** Links to the pages of all towns with a board, by name, and to all boards. */
export const boardLinks = (lang: Language, t: Messages) => ({
  title: t.night.towns,
  links: nightTowns()
    .map((town) => ({ href: pathTo.nightTrains(lang, town), label: placeName(town, lang) }))
    .sort((a, b) => a.label.localeCompare(b.label, lang)),
  all: { href: pathTo.nightTrains(lang), label: t.night.title },
})
