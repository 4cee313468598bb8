// Checks of the texts in data/, before any page is drawn: language, figures and names.
import type { TransferRow } from '#catalogue/city-airports.ts'
import { type Content, readAllContent } from '#compiler/content/check.ts'
import type { LocatedEntry } from '#compiler/content/entry.ts'
import { languageFaults } from '#compiler/content/language.ts'
import { type NameFinding, nameFindingsOf } from '#compiler/content/names/parity.ts'
import { nameTable, wordsOfNames } from '#compiler/content/names/table.ts'
import type { Gap } from '#compiler/read/gaps.ts'
import type { Network } from '#compiler/read/network.ts'
import { type Problem, Problems, problemText } from '#compiler/read/problems.ts'
import { readFacts } from '#compiler/read/read-facts.ts'
import { readNetwork } from '#compiler/read/read-network.ts'
import type { Located } from '#compiler/read/table.ts'
import { unreadFiles } from '#compiler/read/unread-files.ts'
import { readAccepted, unaccepted } from '#compiler/verify/accepted.ts'
import { findingText } from '#compiler/verify/finding.ts'
import { messagesFor } from '#i18n/messages.ts'
import { languages } from '#lib/languages.ts'
import type { Check } from '#tools/check.ts'
import { landmarkVehicles } from './landmark-vehicles.ts'

const translate = 'Translate it.'

export interface DataTexts {
  content: Content
  network: Network
  /** codes of countries with facts */
  countries: readonly string[]
  transfers: readonly Located<TransferRow>[]
  /** what editors know to be missing */
  gaps: readonly Located<Gap>[]
  accepted: ReturnType<typeof readAccepted>
  problems: readonly Problem[]
}

/** All texts below `root`. @throws WrongData when the network cannot be read */
export function readDataTexts(root: string): DataTexts {
  const problems = new Problems()
  problems.list.push(...unreadFiles(root).problems)
  const network = readNetwork(root)
  const content = readAllContent(root, network, problems)
  const { countries: facts, transfers, gaps } = readFacts(root, network)
  const countries = [...facts.keys()]
  const accepted = readAccepted(root)
  return { content, network, countries, transfers, gaps, accepted, problems: problems.list }
}

/** Names that differ between languages, without those listed in data/accepted. */
export const differingNames = (
  { content, network, countries, accepted }: DataTexts,
  ids: readonly string[] = [],
): NameFinding[] => unaccepted('names', nameFindingsOf(content, network, countries, ids), accepted)

/** What `npm run data -- content` reports: of these entries, of all without ids. */
export function textProblems(texts: DataTexts, ids: readonly string[] = []): Problem[] {
  const isMine = ({ where }: { where: string }) =>
    ids.length === 0 || ids.some((id) => where.includes(`/${id}/`))
  const strange = strangeTexts(texts, ids)
  const fileOf = ({ where }: { where: string }) => where.split(':')[0]
  const files = new Set(strange.map(fileOf))
  const names = differingNames(texts, ids).filter((finding) => !files.has(fileOf(finding))) // of another language
  return [...texts.problems, ...strange, ...names].filter(isMine)
}

export const soundContent: Check<DataTexts> = {
  name: 'written entries are whole, agree with the network, and state the same numbers in all languages',
  remedy: 'Each line says what to do; npm run data -- content checks single entries.',
  faults: ({ problems }) => problems.map(problemText),
}

/** Fields in another language, one problem a file: where a file is a copy, all its fields are. */
function strangeTexts({ content, network, countries }: DataTexts, ids: readonly string[] = []): Problem[] {
  const names = wordsOfNames(nameTable(network, content, countries))
  return Object.values(content).flatMap((entries) =>
    [...(entries as Map<string, LocatedEntry<unknown, unknown>>)].flatMap(([id, { text, at }]) => {
      if (ids.length > 0 && !ids.includes(id)) return []
      return languages.flatMap((lang) => {
        const [first, ...others] = languageFaults(text[lang], lang, names)
        const more = others.length > 0 ? ` So do ${others.length} more fields.` : ''
        return first ? [{ where: at(lang, first.path), what: first.what + more, remedy: translate }] : []
      })
    }),
  )
}

export const ownLanguage: Check<DataTexts> = {
  name: 'every text is in the language of its file',
  remedy: 'A text that is nothing but names belongs into facts.json.',
  faults: (texts) => {
    const names = wordsOfNames(nameTable(texts.network, texts.content, texts.countries))
    return [
      ...strangeTexts(texts).map(problemText),
      ...languages.flatMap((lang) =>
        languageFaults(messagesFor(lang), lang, names).map(
          ({ what }) => `src/i18n/messages/${lang}.ts: ${what} ${translate}`,
        ),
      ),
    ]
  },
}

export const sameNames: Check<DataTexts> = {
  name: 'a name that stands in one language stands in the others',
  remedy:
    'Bring the languages together. A word that only looks like a name goes into scripts/compiler/content/names/derived-words.ts, a case that is right as it is into data/accepted with its reason.',
  faults: (texts) => differingNames(texts).map(findingText),
}

export const dataTextChecks: readonly Check<DataTexts>[] = [
  soundContent,
  ownLanguage,
  sameNames,
  landmarkVehicles,
]
