// Checks that the five languages of an entry mention the same cities, stations and lines (A25).
//
// A name in one language must be in the same item of English, and the other way round, in any language
// or as a derived word ("irlandaises"). Names in the title of the page can be left out.

import { fold } from '#lib/fold.ts'
import { defaultLanguage, type Language, languages } from '#lib/languages.ts'
import type { Network } from '../../read/network.ts'
import type { Finding } from '../../verify/finding.ts'
import type { Content } from '../check.ts'
import { fieldsOf } from '../parity.ts'
import { isHinted, namesIn, wordsOf } from './mentions.ts'
import { type NameTable, nameTable } from './table.ts'
import { cityAndCountry, type Topic, topicsOf } from './topic.ts'

export type NameFinding = Required<Finding>

export interface Passage {
  lang: Language
  words: string
}

/** Ids of names that one text mentions and the other does not, in any form. */
export function unmentioned(
  text: Passage,
  other: Passage,
  { mentions, accepted, byId }: NameTable,
): string[] {
  const here = namesIn(text.words, text.lang, mentions[text.lang])
  if (here.size === 0) return []
  const there = namesIn(other.words, other.lang, accepted, 'derived')
  const words = new Set(wordsOf(other.words).map(fold))
  return [...here].filter((id) => !there.has(id) && !isHinted(words, byId.get(id)?.hints ?? []))
}

/** Texts by item: question and answer belong together, as do name, details and route of a way. */
function itemsOf(text: unknown): Map<string, string> {
  const items = new Map<string, string>()
  for (const [path, words] of fieldsOf(text)) {
    const item = /^\w+\.\d+/.exec(path)?.[0] ?? path
    items.set(item, [items.get(item) ?? [], words].flat().join(' '))
  }
  return items
}

/** Findings of one entry. */
function nameFindings(
  { where, text, at, names, city }: Topic,
  table: NameTable,
  network: Network,
): NameFinding[] {
  const english = itemsOf(text[defaultLanguage])
  return languages.slice(1).flatMap((lang) =>
    [...itemsOf(text[lang])].flatMap(([item, words]) => {
      // the page shows a reason to visit below the name of its city
      const shown = [...names, ...cityAndCountry(network, item.replace('whyVisit.', ''))]
      const unsaid = namesIn(shown.join(' . '), defaultLanguage, table.mentions.en)
      const counts = (id: string) => !unsaid.has(id) && [undefined, city].includes(table.byId.get(id)?.city)
      const here = { lang, words }
      const there = { lang: defaultLanguage, words: english.get(item) ?? '' }
      const finding = (id: string, what: string, remedy: string): NameFinding => ({
        key: `${where}/${lang} ${item} ${id}`,
        where: at(lang, item),
        what: `"${item}" ${what}`,
        remedy,
      })
      return [
        ...unmentioned(there, here, table)
          .filter(counts)
          .map((id) =>
            finding(id, `lacks ${id}, which en.json names.`, 'Name it, or take it out of en.json.'),
          ),
        ...unmentioned(here, there, table)
          .filter(counts)
          .map((id) =>
            finding(id, `names ${id}, which en.json does not.`, 'Take it out, or name it in en.json.'),
          ),
      ]
    }),
  )
}

/**
 * Findings of these entries, of all without ids.
 * @param countries codes of the countries with facts
 */
export function nameFindingsOf(
  content: Content,
  network: Network,
  countries: Iterable<string>,
  ids: readonly string[] = [],
): NameFinding[] {
  const table = nameTable(network, content, countries)
  return topicsOf(content, network)
    .filter(({ where }) => ids.length === 0 || ids.some((id) => where.endsWith(`/${id}`)))
    .flatMap((topic) => nameFindings(topic, table, network))
}
