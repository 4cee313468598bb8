// Towns as the file of the search has them; stops, sights, crossings and pairs of countries that match a text. All of its words
// must match, the last one as it is being typed; a word of the town alone does not count, so "Paris" lists no stations.
import { search as limits } from '#catalogue/limits.ts'
import { pathTo } from '#i18n/paths.ts'
import { fold } from '#lib/fold.ts'
import type { Language } from '#lib/languages.ts'
import { type SearchPlace, unpackCities } from '#places/search-city.ts'
import {
  type Knowledge,
  type KnownPage,
  type KnownStop,
  pageKinds,
  type StopKind,
  unpackPages,
  unpackStops,
} from '#places/search-knowledge.ts'
import { unpackTowns } from '#places/search-towns.ts'
import { type IndexedCity, indexCities } from './match.ts'
import type { PageLink } from './page-link.ts'
import { isMeant, wordsOf } from './words.ts'

export interface IndexedStop extends KnownStop {
  place: SearchPlace
  /** "Paris – Charles de Gaulle (CDG)" */
  label: string
  /** its own words, then those of the town, folded */
  own: string[]
  townWords: string[]
}
export interface IndexedPage extends KnownPage {
  own: string[]
  placeWords: string[]
  /** each full name, folded */
  full: string[]
}
export interface IndexedKnowledge {
  /** every town with journeys, the largest first */
  towns: IndexedCity[]
  stops: IndexedStop[]
  pages: IndexedPage[]
}

const labelOf = ({ name, code }: KnownStop, town: string) =>
  `${[town, name].filter(Boolean).join(' – ')}${code && ` (${code})`}`

/** @param cities the catalogue's, written by packCities */
export function indexKnowledge({ towns, stops, pages }: Knowledge, cities: string): IndexedKnowledge {
  const others = unpackTowns(towns)
  const places = new Map([...unpackCities(cities), ...others].map((city) => [city.id, city]))
  return {
    towns: indexCities(others.filter(({ kind }) => kind === 'town').sort((a, b) => b.size - a.size)),
    stops: unpackStops(stops, [...places.keys()]).flatMap((stop) => {
      const city = places.get(stop.town)
      if (!city) return []
      const { names, ...place } = city
      const townWords = [place.name, ...names].flatMap(wordsOf)
      const label = labelOf(stop, place.name)
      return [{ ...stop, place, label, own: wordsOf(`${stop.name} ${stop.code}`), townWords }]
    }),
    pages: unpackPages(pages).map((page) => ({
      ...page,
      own: [page.label, ...page.names].flatMap(wordsOf),
      placeWords: wordsOf(page.place),
      full: [page.label, ...page.names].map((name) => wordsOf(name).join(' ')),
    })),
  }
}

/** The town of a stop, and the page of an airport of that town. */
function townOf(stop: IndexedStop, lang: Language): SearchPlace {
  const { place, label, pageOf } = stop
  return pageOf === place.id ? { ...place, airport: { label, href: airportLink(stop, lang).href } } : place
}

/** The suggestion that a stop is: its town, with the words of the stop. */
export const toPlace = (stop: IndexedStop, lang: Language): SearchPlace => ({
  ...townOf(stop, lang),
  via: { label: stop.label, kind: stop.kind },
})

/** Stops whose words match, an airport's code first, then those that begin with the text. */
export function matchStops(
  { stops }: IndexedKnowledge,
  text: string,
  kindNames: Readonly<Record<StopKind, string>>,
): IndexedStop[] {
  const typed = wordsOf(text)
  if (fold(text).length < limits.minCharsRemote) return []
  const whole = typed.join(' ')
  const rank = (stop: IndexedStop) => {
    if (stop.code && fold(stop.code) === whole) return 0
    return stop.own.join(' ').startsWith(whole) ? 1 : 2
  }
  return stops
    .filter(({ own, townWords, kind, code }) => {
      if (code && fold(code) === whole) return true
      const kindWords = wordsOf(kindNames[kind])
      if (!isMeant(typed, [...own, ...townWords, ...kindWords])) return false
      const isOfTown = (word: string) => townWords.some((other) => other.startsWith(word))
      const isOfKind = (word: string) => kindWords.some((other) => other.startsWith(word))
      return (
        typed.some((word) => own.some((other) => other.startsWith(word)) && !isOfTown(word)) ||
        (typed.some(isOfTown) && typed.some((word) => isOfKind(word) && !isOfTown(word)))
      )
    })
    .sort((a, b) => rank(a) - rank(b))
}

/** The town of the airport with this code, or of the only stop with this name. */
export function exactStop(
  known: IndexedKnowledge | undefined,
  text: string,
  lang: Language,
): SearchPlace | undefined {
  const typed = wordsOf(text).join(' ')
  if (!known || !typed) return undefined
  const found = known.stops.filter(
    ({ code, name }) => fold(code) === typed || wordsOf(name).join(' ') === typed,
  )
  const [first] = found
  return first && found.every(({ town }) => town === first.town) ? townOf(first, lang) : undefined
}

/** Pages of sights, crossings and pairs of countries whose words match, by kind, the likeliest of each first. */
export function matchPages({ pages }: IndexedKnowledge, text: string, lang: Language): PageLink[] {
  const typed = wordsOf(text)
  if (fold(text).length < limits.minCharsRemote) return []
  const whole = typed.join(' ')
  const begins = (page: IndexedPage) => page.full.some((name) => name.startsWith(whole))
  return pages
    .filter(
      ({ own, placeWords }) =>
        isMeant(typed, [...own, ...placeWords]) && typed.some((word) => isMeant([word], own)),
    )
    .sort((a, b) => Number(begins(b)) - Number(begins(a)))
    .map((page) => ({ ...pageLink(page, lang), isExact: isWhole(page, typed) }))
}

/** The text is one of the names, or names both ends of a pair. */
function isWhole({ kind, full, own }: IndexedPage, typed: string[]): boolean {
  if (full.includes(typed.join(' '))) return true
  return kind !== 'sight' && typed.length > 1 && typed.every((word) => own.includes(word))
}

export function pageLink({ kind, id, label, place }: KnownPage, lang: Language): PageLink {
  const path = { ferry: pathTo.ferry, sight: pathTo.landmark, country: pathTo.corridor }[kind]
  return { kind, label, detail: place, href: path(id, lang) }
}

/** The page of the ways between an airport and its city. */
export function airportLink({ code, pageOf, label }: IndexedStop, lang: Language): PageLink {
  return { kind: 'airport', label, detail: '', href: pathTo.airport(code, pageOf, lang) }
}

const mostOfAKind = 3
const most = 6

/** At most six links, three of a kind where several kinds match, in the order of the kinds. */
export function fewLinks(links: readonly PageLink[]): PageLink[] {
  const groups = pageKinds
    .map((kind) => links.filter((link) => link.kind === kind))
    .filter(({ length }) => length)
  const limit = groups.length > 1 ? mostOfAKind : most
  return groups.flatMap((group) => group.slice(0, limit)).slice(0, most)
}
