// Reads one kind of written content: a folder per entry with facts and prose in five languages (A25).
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import type { ContentKind, Entry } from '#catalogue/content/text.ts'
import { type Language, languages } from '#lib/languages.ts'
import type { Problems } from '../read/problems.ts'

/** Every complete entry of the kind by id; incomplete and wrong ones become problems. */
export function readContent<Facts, Text>(
  root: string,
  kind: ContentKind<Facts, Text>,
  problems: Problems,
): Map<string, Entry<Facts, Text>> {
  const folder = join(root, 'data', kind.folder)
  const found = new Map<string, Entry<Facts, Text>>()
  for (const id of existsSync(folder) ? readdirSync(folder).sort() : []) {
    const read = <T>(name: string, schema: z.ZodType<T>) =>
      readJson(root, `data/${kind.folder}/${id}/${name}.json`, schema, problems)
    const facts = read('facts', kind.facts)
    const texts = languages.map((lang) => [lang, read(lang, kind.text)] as const)
    if (facts === undefined || texts.some(([, text]) => text === undefined)) continue
    found.set(id, { facts, text: Object.fromEntries(texts) as Record<Language, Text> })
  }
  return found
}

function readJson<T>(root: string, file: string, schema: z.ZodType<T>, problems: Problems): T | undefined {
  const path = join(root, file)
  if (!existsSync(path)) {
    problems.add(file, 'is missing.', 'Write it; data/README.md says what it holds.')
    return undefined
  }
  const value = parse(readFileSync(path, 'utf8'), file, problems)
  if (value === undefined) return undefined
  const result = schema.safeParse(value)
  if (result.success) return result.data
  for (const { path: at, message } of result.error.issues)
    problems.add(
      file,
      `"${at.join('.') || 'file'}": ${message}.`,
      'Correct it; data/schemas says what goes there.',
    )
  return undefined
}

function parse(text: string, file: string, problems: Problems): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    problems.add(file, `is not JSON (${(error as Error).message}).`, 'Check quotes and commas near there.')
    return undefined
  }
}
