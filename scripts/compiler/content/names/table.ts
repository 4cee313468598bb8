// All names that texts are checked for, with the indexes that find them.

import { fold } from '#lib/fold.ts'
import type { Language } from '#lib/languages.ts'
import type { Network } from '../../read/network.ts'
import type { Content } from '../check.ts'
import { alsoWords } from './derived-words.ts'
import { countryNames, factNames, inEach, type KnownName, placeNames } from './known.ts'
import { type FormIndex, formsOf, indexForms } from './mentions.ts'
import { operatorNames, stopNames } from './vehicles.ts'

export interface NameTable {
  /** names by language */
  mentions: Record<Language, FormIndex>
  /** every form of the names, in any language */
  accepted: FormIndex
  byId: ReadonlyMap<string, KnownName>
}

/** Joins rows of several tables that share an English name: they are the same thing. */
function joined(names: readonly KnownName[]): KnownName[] {
  const groups = Map.groupBy(names, ({ id, mentions, city = '' }) => `${fold(mentions.en[0] ?? id)} ${city}`)
  return [...groups.values()].map((same) => ({
    ...(same[0] as KnownName),
    mentions: inEach((lang) => same.flatMap(({ mentions }) => mentions[lang])),
    also: same.flatMap(({ also }) => also),
    hints: same.flatMap(({ hints }) => hints),
  }))
}

function indexNames(names: readonly KnownName[]): NameTable {
  const proves = (lang: Language) => (name: string) => !alsoWords[lang]?.includes(name)
  return {
    mentions: inEach((lang) =>
      indexForms(
        names.flatMap(({ id, mentions, exact }) => formsOf(id, mentions[lang].filter(proves(lang)), exact)),
      ),
    ),
    accepted: indexForms(
      names.flatMap(({ id, mentions, also, exact }) => [
        ...formsOf(id, Object.values(mentions).flat(), exact),
        ...formsOf(id, also, false),
      ]),
    ),
    byId: new Map(names.map((name) => [name.id, name])),
  }
}

/** Every name of the tables. */
export function nameTable(network: Network, content: Content, countries: Iterable<string>): NameTable {
  const ofPairs = [...content.countryPairs.values()].flatMap(({ facts }) => [facts.origin, facts.destination])
  return indexNames(
    joined([
      ...placeNames(network),
      ...countryNames(new Set([...countries, ...ofPairs])),
      ...factNames(content),
      ...operatorNames(network),
      ...stopNames(network),
    ]),
  )
}

/** Folded words of all names, which identify no language; lower-case ones such as "of" are left out. */
export const wordsOfNames = ({ byId }: NameTable): Set<string> =>
  new Set(
    [...byId.values()]
      .flatMap(({ mentions }) => Object.values(mentions).flat())
      .flatMap((name) => name.match(/\p{Lu}[\p{L}\p{M}]+/gu) ?? [])
      .map(fold),
  )
