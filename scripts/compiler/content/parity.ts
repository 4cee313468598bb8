// Checks that the five languages have the same fields, as many items and the same numbers (A25).
import { type Language, languages } from '#lib/languages.ts'
import type { Problems } from '../read/problems.ts'
import type { LocatedEntry } from './entry.ts'
import { numbersIn } from './numbers.ts'

/** Every string of a value by its path: "faqs.0.answer". */
export function fieldsOf(value: unknown, path = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[path, value]])
  if (typeof value !== 'object' || value === null) return new Map()
  const inner = Object.entries(value).map(([key, part]) => fieldsOf(part, path ? `${path}.${key}` : key))
  return new Map(inner.flatMap((fields) => [...fields]))
}

type Texts = Pick<LocatedEntry<unknown, unknown>, 'text' | 'at'>

/** Compares every language with English, field by field. */
export function checkParity({ text, at }: Texts, problems: Problems): void {
  const english = fieldsOf(text.en)
  const others = languages.slice(1).map((lang) => ({ lang, fields: fieldsOf(text[lang]) }))
  for (const { lang, fields } of others) {
    for (const path of english.keys())
      if (!fields.has(path))
        problems.add(at(lang, path), `"${path}" is missing; en.json has it.`, 'Write it.')
    for (const path of fields.keys())
      if (!english.has(path))
        problems.add(at(lang, path), `"${path}" is not in en.json.`, 'Remove it, or write it in all.')
  }
  for (const [path, words] of english) {
    const differences = others.flatMap(({ lang, fields }) => {
      const here = fields.get(path)
      return here === undefined ? [] : [differenceOf(lang, numbersIn(here), numbersIn(words))]
    })
    addDifferences(path, differences, at, problems)
  }
}

/** One problem of en.json where most languages differ from it in the same way, else one for each language. */
function addDifferences(
  path: string,
  differences: readonly Difference[],
  at: Texts['at'],
  problems: Problems,
): void {
  const alike = mostAlike(differences)
  if (!alike) for (const difference of differences) addDifference(path, difference, at, problems)
  else
    problems.add(
      at('en', path),
      englishDiffers(path, alike),
      'Write the same figures as digits in all (years, centuries, prices, hours).',
    )
}

interface Difference {
  lang: Language
  /** numbers that English has and this language lacks */
  lacks: readonly number[]
  adds: readonly number[]
}

const differenceOf = (lang: Language, here: readonly number[], there: readonly number[]): Difference => ({
  lang,
  lacks: there.filter((value) => !here.includes(value)),
  adds: here.filter((value) => !there.includes(value)),
})

/** The languages that differ from English in the same way, where they are most of them. */
function mostAlike(differences: readonly Difference[]): Difference[] | undefined {
  const same = Map.groupBy(
    differences.filter(({ lacks, adds }) => lacks.length + adds.length > 0),
    ({ lacks, adds }) => `${lacks} ${adds}`,
  )
  return [...same.values()].find((group) => group.length > differences.length / 2)
}

function englishDiffers(path: string, differences: readonly Difference[]): string {
  const [{ lacks, adds } = { lacks: [], adds: [] }] = differences
  const named = differences.map(({ lang }) => lang).join(', ')
  const clauses = [
    ...(adds.length > 0 ? [`lacks ${adds.join(', ')}`] : []),
    ...(lacks.length > 0 ? [`has ${lacks.join(', ')}`] : []),
  ]
  return `"${path}" states other numbers than ${named}: ${clauses.join(', ')}.`
}

function addDifference(
  path: string,
  { lang, lacks, adds }: Difference,
  at: Texts['at'],
  problems: Problems,
): void {
  if (lacks.length + adds.length === 0) return
  const clause = (name: string, list: readonly number[]) =>
    list.length > 0 ? ` ${name} ${list.join(', ')}` : ''
  problems.add(
    at(lang, path),
    `"${path}" states other numbers than en.json:${clause('lacks', lacks)}${clause('adds', adds)}.`,
    'Write the same figures as digits in both (years, centuries, prices, hours on a 24-hour clock).',
  )
}
