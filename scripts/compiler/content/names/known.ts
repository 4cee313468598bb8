// Names of the tables of data/ in all languages: places, countries, sights, ports, towns.
import type { Names } from '#catalogue/place.ts'
import { countryName } from '#i18n/format.ts'
import { fold } from '#lib/fold.ts'
import { type Language, languages } from '#lib/languages.ts'
import type { Network } from '../../read/network.ts'
import type { Content } from '../check.ts'
import { derivedWords, shortNames } from './derived-words.ts'
import { wordsOf } from './mentions.ts'

export interface KnownName {
  /** "place munich", "stop paris-nord", "airport CDG" */
  id: string
  /** its names by language; a text with one of them mentions it */
  mentions: Record<Language, readonly string[]>
  /** further names, accepted in any language */
  also: readonly string[]
  /** folded words that count as a mention, in any language; a star stands for any ending */
  hints: readonly string[]
  /** matches only with the same capitals: SWISS is an airline, Swiss is not */
  exact: boolean
  /** city of a sight or station; in texts about other cities the same words mean something else */
  city?: string | undefined
}

/** One value for each language. */
export const inEach = <T>(of: (lang: Language) => T) =>
  Object.fromEntries(languages.map((lang) => [lang, of(lang)])) as Record<Language, T>

/** The words of names with at least four letters, without their endings. */
export const hintsOf = (names: readonly string[]): string[] =>
  names
    .flatMap(wordsOf)
    .map(fold)
    .filter((word) => word.length >= 4)
    .map((word) => `${word.slice(0, Math.max(4, word.length - 2))}*`)

export function placeNames({ places }: Network): KnownName[] {
  return [...places.values()].map(({ id, names, aliases }) => ({
    id: `place ${id}`,
    mentions: inEach((lang) => [names[lang]]),
    also: [...aliases, ...(shortNames[id] ?? [])],
    hints: derivedWords.get(`place ${id}`) ?? [],
    exact: false,
  }))
}

export function countryNames(codes: Iterable<string>): KnownName[] {
  return [...codes].map((code) => ({
    id: `country ${code}`,
    mentions: inEach((lang) => [countryName(code, lang)]),
    also: shortNames[code] ?? [],
    hints: derivedWords.get(`country ${code}`) ?? [],
    exact: false,
  }))
}

/** A name of which one word counts as a mention: "the Uffizi". */
const named = (id: string, names: Names, city?: string): KnownName => ({
  ...{ id, mentions: inEach((lang) => [names[lang]]), also: [], hints: hintsOf(Object.values(names)) },
  ...{ exact: false, city },
})

/** Names that the facts of the entries give in five languages. */
export function factNames({ landmarks, ferryRoutes, countryPairs }: Content): KnownName[] {
  const sights = [...landmarks].flatMap(([id, { facts }]) => [
    // an id that ends in its city marks a name that other cities have too
    named(`landmark ${id}`, facts.names, id.endsWith(`-${facts.city}`) ? facts.city : undefined),
    ...facts.nearby.flatMap((near) =>
      typeof near === 'string' ? [] : named(`sight ${near.en}`, near, facts.city),
    ),
  ])
  const ports = [...ferryRoutes.values()]
    .flatMap(({ facts }) => [facts.origin.names, facts.destination.names])
    .map((names) => named(`port ${names.en}`, names))
  const towns = [...countryPairs.values()]
    .flatMap(({ facts }) => facts.cityPairs.flatMap(({ from, to }) => [from, to]))
    .flatMap((town) => (typeof town === 'string' ? [] : named(`town ${town.en}`, town)))
  return [...sights, ...ports, ...towns]
}
