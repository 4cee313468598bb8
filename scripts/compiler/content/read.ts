// Reads one kind of written content: a folder per entry with facts and prose in five languages (A25).
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import type { ContentKind, Entry } from '#catalogue/content/text.ts'
import { type Language, languages } from '#lib/languages.ts'
import { Problems } from '../read/problems.ts'
import { type Read, remembering } from '../read/remember.ts'
import { checkParity } from './parity.ts'

const remembered = remembering<Entry<unknown, unknown> | undefined>()

/** Every complete entry of the kind by id; incomplete and wrong ones become problems. */
export function readContent<Facts, Text>(
  root: string,
  kind: ContentKind<Facts, Text>,
  problems: Problems,
): Map<string, Entry<Facts, Text>> {
  const folder = join(root, 'data', kind.folder)
  const found = new Map<string, Entry<Facts, Text>>()
  for (const id of existsSync(folder) ? readdirSync(folder).sort() : []) {
    const entry = `data/${kind.folder}/${id}`
    const files = ['facts', ...languages].flatMap((name): EntryFile[] => {
      const file = `${entry}/${name}.json`
      const path = join(root, file)
      if (existsSync(path)) return [{ file, bytes: readFileSync(path) }]
      problems.add(file, 'is missing.', 'Write it; data/README.md says what it holds.')
      return []
    })
    const names = files.map(({ file }) => file).join(' ')
    const bytes = files.map((file) => file.bytes)
    const read = remembered(names, bytes, () => readEntry(entry, files, kind))
    problems.list.push(...read.problems)
    if (read.value) found.set(id, read.value as Entry<Facts, Text>)
  }
  return found
}

interface EntryFile {
  file: string
  bytes: Buffer
}

/** The entry if all six files are there and right. */
function readEntry<Facts, Text>(
  entry: string,
  files: readonly EntryFile[],
  kind: ContentKind<Facts, Text>,
): Read<Entry<Facts, Text> | undefined> {
  const problems = new Problems()
  const read = <T>(name: string, schema: z.ZodType<T>) => {
    const found = files.find(({ file }) => file === `${entry}/${name}.json`)
    return found && readJson(found, schema, problems)
  }
  const facts = read('facts', kind.facts)
  const texts = languages.map((lang) => [lang, read(lang, kind.text)] as const)
  if (facts === undefined || texts.some(([, text]) => text === undefined))
    return { value: undefined, problems: problems.list }
  const value = { facts, text: Object.fromEntries(texts) as Record<Language, Text> }
  checkParity(entry, value, problems)
  return { value, problems: problems.list }
}

function readJson<T>({ file, bytes }: EntryFile, schema: z.ZodType<T>, problems: Problems): T | undefined {
  const value = parse(bytes.toString('utf8'), file, problems)
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
