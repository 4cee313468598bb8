// Resolution of an address: show the page, redirect to its final form, or not found (D10 to D17).

import { segments } from '#i18n/page-families.ts'
import { pathTo } from '#i18n/paths.ts'
import { slugify } from '#lib/fold.ts'
import type { Language } from '#lib/languages.ts'
import { finalForm, readAddress } from './address.ts'
import { airportInAddress } from './airport-address.ts'
import type { DirectoryIndex } from './directory-index.ts'
import { resolveRoute } from './slug.ts'

export type PageAnswer =
  | { kind: 'page' }
  /** two known places without a route of the catalogue: the page is drawn on request */
  | { kind: 'generated'; slug: string; origin: string; destination: string; lang: Language }
  /** a town without a built page of all towns around it: drawn on request */
  | { kind: 'explore'; town: string; lang: Language }
  /** a path of this site: of known ids for a route; else the caller checks that the page exists */
  | { kind: 'redirect'; to: string; sure: boolean }
  | { kind: 'not-found' }

/** What stands for a town in an address of pages by town; undefined for other addresses. */
const townIn = (path: string, segment: string): string | undefined =>
  new RegExp(`^(?:/[a-z]{2})?/${segment}/([^/]+)$`).exec(path)?.[1]

/** Families of pages by town. */
const townFamilies = ['explore', 'nightTrains'] as const

/** A page by town: its id is the final form, any name of it leads there. Night trains can be boarded in some towns only. */
function townPage(
  family: (typeof townFamilies)[number],
  name: string,
  { lang, pathname, index }: { lang: Language; pathname: string; index: DirectoryIndex },
): PageAnswer {
  const found = index.lookup(slugify(decodeURIComponent(name)))
  if (!found || index.kindOf(found.id) === 'place') return { kind: 'not-found' }
  const isExplore = family === 'explore'
  const to = pathTo[family](lang, found.id)
  if (to !== pathname) return { kind: 'redirect', to, sure: isExplore }
  return isExplore && index.kindOf(found.id) !== 'city'
    ? { kind: 'explore', town: found.id, lang }
    : { kind: 'page' }
}

/** Resolves the path of an address, without query and fragment. Pure; never throws. */
export function resolvePage(pathname: string, index: DirectoryIndex): PageAnswer {
  const path = finalForm(pathname)
  const { family, lang, slug } = readAddress(path)
  for (const townFamily of townFamilies) {
    const town = townIn(path, segments[townFamily])
    if (town) return townPage(townFamily, town, { lang, pathname, index })
  }
  if (family !== 'route')
    return path === pathname ? { kind: 'page' } : { kind: 'redirect', to: path, sure: false }
  if (!slug) return { kind: 'not-found' }
  const resolution = resolveRoute(slug, index.lookup, index.catalogue)
  if (resolution.kind === 'not-found') {
    const airport = airportInAddress(slug, index)
    return airport
      ? { kind: 'redirect', to: pathTo.airport(airport.code, airport.city, lang), sure: true }
      : { kind: 'not-found' }
  }
  const to = pathTo.route(resolution.slug, lang)
  if (to !== pathname) return { kind: 'redirect', to, sure: true }
  if (resolution.kind !== 'generated') return { kind: 'page' }
  const { origin, destination } = resolution
  return { kind: 'generated', slug: resolution.slug, origin: origin.id, destination: destination.id, lang }
}
