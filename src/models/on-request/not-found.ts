// Content of the not-found view (D13). Pure: functions and browsers run the same code.

import { notFoundSimilar } from '#catalogue/limits.ts'
import { site } from '#catalogue/site.ts'
import type { Messages } from '#i18n/messages/en.ts'
import { type EntryFamily, entryFamilies } from '#i18n/page-families.ts'
import { pathTo } from '#i18n/paths.ts'
import { fill } from '#lib/fill.ts'
import { fold } from '#lib/fold.ts'
import type { Language } from '#lib/languages.ts'
import { finalForm, readAddress } from '#places/address.ts'
import type { DirectoryCity } from '#places/directory.ts'
import type { DirectoryIndex } from '#places/directory-index.ts'
import { readSlug, type Split, splitsOf } from '#places/slug.ts'
import { type CatalogueRoute, kmOf, type RouteLink, routeLink } from './route-link.ts'

/** Shorter texts match too many names. */
const shortestPart = 3
/** Characters of an unknown name that are shown. */
const longestName = 60

/** Missed routes have a view of their own. */
type FamilyWithWords = Exclude<EntryFamily, 'route'>

interface FamilyWords {
  title: string
  description: string
  button: string
}

/** Words of the view as plain text, because they are sent to the browser. */
export interface NotFoundWords {
  title: string
  description: string
  goHome: string
  searchRoutes: string
  /** with {from} and {to} */
  noRoute: string
  similar: string
  popular: string
  /** towns around one; `around` with {town} */
  explore: { any: string; around: string }
  families: Record<FamilyWithWords, FamilyWords>
}

export interface NotFoundModel {
  heading: string
  text: string
  /** "There is no route from X to Y yet.", for an address with two names */
  noRoute?: string
  /** the route asked for, for an address with two names; counted as a missing route (D43) */
  missed?: { slug: string; from: string; to: string }
  similar: RouteLink[]
  popular: RouteLink[]
  buttons: { href: string; label: string }[]
  words: { similar: string; popular: string }
}

/** Words of the view in one language. */
export function toNotFoundWords({
  notFound,
  explore,
  search,
}: Pick<Messages, 'notFound' | 'explore' | 'search'>): NotFoundWords {
  const { title, description, goHome, searchRoutes, noRoute, similar, popular } = notFound
  const named = entryFamilies().filter((family) => family !== 'route')
  return {
    title,
    description,
    goHome,
    searchRoutes,
    noRoute: noRoute({ from: '{from}', to: '{to}' }),
    similar,
    popular,
    explore: { any: explore.indexHeading, around: search.everywhere },
    families: Object.fromEntries(
      named.map((family) => [family, notFound[family]]),
    ) as NotFoundWords['families'],
  }
}

/** The view for a missed address in any form; `words` are in the language that `readAddress` finds. */
export function notFoundModel(pathname: string, index: DirectoryIndex, words: NotFoundWords): NotFoundModel {
  const { lang, family, slug } = readAddress(finalForm(pathname))
  const special = family === 'page' || family === 'route' ? undefined : words.families[family]
  const asked = family === 'route' && slug ? readPair(slug, index) : undefined
  const missed = asked && namesOf(asked, index, lang)
  const home = pathTo.home(lang)
  return {
    heading: special?.title ?? words.title,
    text: special?.description ?? words.description,
    ...(missed && { missed, noRoute: fill(words.noRoute, missed) }),
    similar: asked ? similarRoutes(asked, index).map((route) => routeLink(route, index, lang)) : [],
    popular: popularRoutes(index).map((route) => routeLink(route, index, lang)),
    buttons: [
      { href: home, label: special?.button ?? words.goHome },
      { href: `${home}#search`, label: words.searchRoutes },
      aroundLink(asked, index, words, lang),
    ],
    words: { similar: words.similar, popular: words.popular },
  }
}

/** All towns around the first town of the address that has journeys, else the choice of one. */
function aroundLink(
  asked: Split | undefined,
  index: DirectoryIndex,
  { explore }: NotFoundWords,
  lang: Language,
) {
  const known = [asked?.origin?.id, asked?.destination?.id].find((id) => id && index.kindOf(id) !== 'place')
  return known
    ? { href: pathTo.explore(lang, known), label: fill(explore.around, { town: index.name(known, lang) }) }
    : { href: pathTo.explore(lang), label: explore.any }
}

/** The two names in a slug: the split with most known places; among several at a "to", else at the middle. */
function readPair(input: string, index: DirectoryIndex): Split | undefined {
  const slug = readSlug(input)?.slug ?? ''
  const known = ({ origin, destination }: Split) => Number(Boolean(origin)) + Number(Boolean(destination))
  const offCentre = ({ left, right }: Split) => Math.abs(left.length - right.length)
  return splitsOf(slug, index.lookup).sort(
    (a, b) => known(b) - known(a) || Number(b.isJoined) - Number(a.isJoined) || offCentre(a) - offCentre(b),
  )[0]
}

function namesOf(
  pair: Split,
  index: DirectoryIndex,
  lang: Language,
): { slug: string; from: string; to: string } {
  const name = (id: string | undefined, text: string) => (id ? index.name(id, lang) : capitalised(text))
  return {
    slug: `${pair.left}-${pair.right}`,
    from: name(pair.origin?.id, pair.left),
    to: name(pair.destination?.id, pair.right),
  }
}

function capitalised(text: string): string {
  const short = text.length > longestName ? `${text.slice(0, longestName)}…` : text
  return short.replace(
    /(^|-)(\p{L})/gu,
    (_, gap: string, letter: string) => (gap ? ' ' : '') + letter.toUpperCase(),
  )
}

/** Up to six routes whose city names partly match (D138): most matches first, then the shortest. */
function similarRoutes(asked: Split, index: DirectoryIndex): CatalogueRoute[] {
  const isOrigin = partMatcher(asked.left, asked.origin?.id, index)
  const isDestination = partMatcher(asked.right, asked.destination?.id, index)
  const score = ({ origin, destination }: CatalogueRoute) =>
    2 * Number(isOrigin(origin)) +
    2 * Number(isDestination(destination)) +
    Number(isOrigin(destination)) +
    Number(isDestination(origin))
  return index.catalogue.routes
    .map((route) => ({ route, score: score(route) }))
    .filter(({ score }) => score > 0)
    .map((entry) => ({ ...entry, km: kmOf(entry.route, index) }))
    .sort((a, b) => b.score - a.score || a.km - b.km)
    .slice(0, notFoundSimilar)
    .map(({ route }) => route)
}

/** Matches the known city, or any city with a name that contains the text or is part of it. */
function partMatcher(
  text: string,
  knownId: string | undefined,
  index: DirectoryIndex,
): (id: string) => boolean {
  const part = fold(text)
  const matching = new Map<string, boolean>()
  const isPart = (city: DirectoryCity) =>
    [city.id, ...Object.values(city.names)]
      .map(fold)
      .some((name) => name.includes(part) || part.includes(name))
  return (id) => {
    if (knownId) return id === knownId
    if (part.length < shortestPart) return false
    const known = matching.get(id) ?? isPart(index.city(id) as DirectoryCity)
    matching.set(id, known)
    return known
  }
}

function popularRoutes(index: DirectoryIndex): CatalogueRoute[] {
  return site.notFoundRoutes.flatMap(
    (slug) => index.catalogue.routes.find((route) => route.slug === slug) ?? [],
  )
}
