// Checks that the five languages have the same fields, as many items and the same numbers (A25).
import { languages } from '#lib/languages.ts'
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

/** Compares every language with English, field by field. */
export function checkParity(
  { text, at }: Pick<LocatedEntry<unknown, unknown>, 'text' | 'at'>,
  problems: Problems,
): void {
  const english = fieldsOf(text.en)
  for (const lang of languages.slice(1)) {
    const fields = fieldsOf(text[lang])
    for (const path of english.keys())
      if (!fields.has(path))
        problems.add(at(lang, path), `"${path}" is missing; en.json has it.`, 'Write it.')
    for (const [path, words] of fields) {
      const source = english.get(path)
      if (source === undefined)
        problems.add(at(lang, path), `"${path}" is not in en.json.`, 'Remove it, or write it in all.')
      else compareNumbers(at(lang, path), path, words, source, problems)
    }
  }
}

function compareNumbers(
  where: string,
  path: string,
  words: string,
  source: string,
  problems: Problems,
): void {
  const [here, there] = [numbersIn(words), numbersIn(source)]
  const missing = there.filter((value) => !here.includes(value))
  const added = here.filter((value) => !there.includes(value))
  if (missing.length + added.length === 0) return
  const clause = (name: string, list: number[]) => (list.length > 0 ? ` ${name} ${list.join(', ')}` : '')
  problems.add(
    where,
    `"${path}" states other numbers than en.json:${clause('lacks', missing)}${clause('adds', added)}.`,
    'Write the same figures as digits in both (years, prices, hours on a 24-hour clock).',
  )
}
