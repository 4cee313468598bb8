// Links to the pages about a way between two places that is no route: a crossing, two countries, an airport.
import { countryName } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages/en.ts'
import { pathTo } from '#i18n/paths.ts'
import type { Language } from '#lib/languages.ts'
import type { DirectoryIndex, IndexedPlace } from '#places/directory-index.ts'
import { pagesBeside, type ShortNames } from '#places/pages-beside.ts'

export interface PageLink {
  href: string
  /** the heading of the page */
  title: string
}

export function pageLinks(
  origin: IndexedPlace,
  destination: IndexedPlace,
  index: DirectoryIndex,
  lang: Language,
  { content }: Messages,
): PageLink[] {
  const { ferries, corridors, airports } = pagesBeside(index.pages, origin, destination)
  const nameOf = (names: ShortNames) => names[lang] ?? names.en
  return [
    ...ferries.map(({ id, ends: [from, to] }) => ({
      href: pathTo.ferry(id, lang),
      title: content.ferry.heading(nameOf(from.names), nameOf(to.names)),
    })),
    ...airports.map(({ code, city, names }) => ({
      href: pathTo.airport(code, city, lang),
      title: content.airport.heading(nameOf(names), index.name(city, lang)),
    })),
    ...corridors.map((pair) => ({
      href: pathTo.corridor(pair.slug, lang),
      title: content.corridor.heading(countryName(pair.origin, lang), countryName(pair.destination, lang)),
    })),
  ]
}
