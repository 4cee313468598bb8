// Checks of the texts in data/, before any page is drawn: language, figures and names.

import type { TransferRow } from '#catalogue/city-airports.ts'
import { contentKinds } from '#catalogue/content/kinds.ts'
import type { Entry } from '#catalogue/content/text.ts'
import { type Content, readAllContent } from '#compiler/content/check.ts'
import { languageFaults } from '#compiler/content/language.ts'
import { allNameFindings, type NameFinding } from '#compiler/content/names/parity.ts'
import { nameTable, wordsOfNames } from '#compiler/content/names/table.ts'
import type { Network } from '#compiler/read/network.ts'
import { type Problem, Problems, problemText } from '#compiler/read/problems.ts'
import { readFacts } from '#compiler/read/read-facts.ts'
import { readNetwork } from '#compiler/read/read-network.ts'
import type { Located } from '#compiler/read/table.ts'
import { readAccepted, unaccepted } from '#compiler/verify/accepted.ts'
import { findingText } from '#compiler/verify/finding.ts'
import { messagesFor } from '#i18n/messages.ts'
import { languages } from '#lib/languages.ts'
import type { Check } from '#tools/check.ts'
import { landmarkVehicles } from './landmark-vehicles.ts'

export interface DataTexts {
  content: Content
  network: Network
  /** codes of countries with facts */
  countries: readonly string[]
  transfers: readonly Located<TransferRow>[]
  accepted: ReturnType<typeof readAccepted>
  problems: readonly Problem[]
}

/** All texts below `root`. @throws WrongData when the network cannot be read */
export function readDataTexts(root: string): DataTexts {
  const problems = new Problems()
  const network = readNetwork(root)
  const content = readAllContent(root, network, problems)
  const { countries: facts, transfers } = readFacts(root, network)
  const countries = [...facts.keys()]
  return { content, network, countries, transfers, accepted: readAccepted(root), problems: problems.list }
}

/** Names that differ between languages, without those listed in data/accepted. */
export const differingNames = ({ content, network, countries, accepted }: DataTexts): NameFinding[] =>
  unaccepted('names', allNameFindings(content, network, countries), accepted)

export const soundContent: Check<DataTexts> = {
  name: 'written entries are whole, agree with the network, and state the same numbers in all languages',
  remedy: 'Each line says what to do; npm run data -- content checks single entries.',
  faults: ({ problems }) => problems.map(problemText),
}

export const ownLanguage: Check<DataTexts> = {
  name: 'every text is in the language of its file',
  remedy: 'Translate it. A text that is nothing but names belongs into facts.json.',
  faults: ({ content, network, countries }) => {
    const names = wordsOfNames(nameTable(network, content, countries))
    return [
      ...Object.entries(content).flatMap(([kind, entries]) =>
        [...(entries as Map<string, Entry<unknown, unknown>>)].flatMap(([id, { text }]) =>
          languages.flatMap((lang) =>
            languageFaults(text[lang], lang, names).map(
              (fault) => `data/${contentKinds[kind as keyof Content].folder}/${id}/${lang}.json: ${fault}`,
            ),
          ),
        ),
      ),
      ...languages.flatMap((lang) =>
        languageFaults(messagesFor(lang), lang, names).map(
          (fault) => `src/i18n/messages/${lang}.ts: ${fault}`,
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
