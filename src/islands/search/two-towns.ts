// Two towns in one field: "paris london", "von Wien nach Prag".
import { pathTo } from '#i18n/paths.ts'
import type { Language } from '#lib/languages.ts'
import { routeSlug } from '#places/slug.ts'
import type { IndexedCity } from './match.ts'
import type { PageLink } from './page-link.ts'
import { wordsOf } from './words.ts'

const mostRoutes = 3
const minChars = 2

/** Links to routes between cities and towns: the first by its whole name, the second by its beginning. */
export function matchRoutes(index: readonly IndexedCity[], text: string, lang: Language): PageLink[] {
  const typed = wordsOf(text)
  const links = typed.slice(1).flatMap((_, at) => {
    const [start, end] = [typed.slice(0, at + 1).join(' '), typed.slice(at + 1).join(' ')]
    if (end.length < minChars) return []
    const origin = index.find((entry) => spelled(entry).includes(start))
    if (!origin) return []
    return index
      .filter((entry) => entry !== origin && spelled(entry).some((name) => name.startsWith(end)))
      .map(
        (destination): PageLink => ({
          kind: 'route',
          href: pathTo.route(routeSlug(origin.city.id, destination.city.id), lang),
          label: `${origin.city.name} – ${destination.city.name}`,
          detail: '',
          isExact: spelled(destination).includes(end),
        }),
      )
  })
  return links.slice(0, mostRoutes)
}

const spelled = ({ name, names }: IndexedCity) => [name, ...names].map((text) => wordsOf(text).join(' '))
