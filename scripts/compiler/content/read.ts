// Reads one kind of written content: a folder per entry with facts and prose in five languages (A25).
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import type { ContentKind } from '#catalogue/content/text.ts'
import { type Language, languages } from '#lib/languages.ts'
import { decode } from '../read/decode.ts'
import { Problems } from '../read/problems.ts'
import { type Read, remembering } from '../read/remember.ts'
import type { LocatedEntry } from './entry.ts'
import { addFieldProblems, addTextProblems } from './fields.ts'
import { JsonFault, parseJson } from './json.ts'
import { checkParity } from './parity.ts'

const remembered = remembering<LocatedEntry<unknown, unknown> | undefined>()

/** Every complete entry of the kind by id; incomplete and wrong ones become problems. */
export function readContent<Facts, Text>(
  root: string,
  kind: ContentKind<Facts, Text>,
  problems: Problems,
): Map<string, LocatedEntry<Facts, Text>> {
  const folder = join(root, 'data', kind.folder)
  const found = new Map<string, LocatedEntry<Facts, Text>>()
  for (const id of existsSync(folder) ? foldersIn(folder) : []) {
    const entry = `data/${kind.folder}/${id}`
    const there = filesIn(join(folder, id))
    const files = ['facts', ...languages].flatMap((name): EntryFile[] => {
      const file = `${entry}/${name}.json`
      if (there.has(`${name}.json`)) return [{ file, bytes: readFileSync(join(root, file)) }]
      problems.add(file, 'is missing.', 'Write it; data/README.md says what it holds.')
      return []
    })
    const names = files.map(({ file }) => file).join(' ')
    const bytes = files.map((file) => file.bytes)
    const read = remembered(names, bytes, () => readEntry(entry, files, kind))
    problems.list.push(...read.problems)
    if (read.value) found.set(id, read.value as LocatedEntry<Facts, Text>)
  }
  return found
}

const is = (path: string) => statSync(path, { throwIfNoEntry: false })

/** Entries in alphabetical order. */
const foldersIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => !name.startsWith('.') && is(join(folder, name))?.isDirectory())
    .sort()

/** Names of its files; only links are asked for what they lead to. */
const filesIn = (folder: string) =>
  new Set(
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() || (entry.isSymbolicLink() && is(join(folder, entry.name))?.isFile()))
      .map(({ name }) => name),
  )

interface EntryFile {
  file: string
  bytes: Buffer
}

/** A right file, and file:line of each of its fields. */
interface Fields<T> {
  data: T
  where(path: string): string
}

/** The entry if all six files are there and right. */
function readEntry<Facts, Text>(
  entry: string,
  files: readonly EntryFile[],
  kind: ContentKind<Facts, Text>,
): Read<LocatedEntry<Facts, Text> | undefined> {
  const problems = new Problems()
  const read = <T>(name: string, schema: z.ZodType<T>) => {
    const found = files.find(({ file }) => file === `${entry}/${name}.json`)
    return found && readJson(found, schema, problems)
  }
  const facts = read('facts', kind.facts)
  const texts = languages.map((lang) => [lang, read(lang, kind.text)] as const)
  if (facts === undefined || !texts.every((text): text is [Language, Fields<Text>] => text[1] !== undefined))
    return { value: undefined, problems: problems.list }
  const text = Object.fromEntries(texts.map(([lang, { data }]) => [lang, data])) as Record<Language, Text>
  const places = new Map<string, Fields<unknown>>([['facts', facts], ...texts])
  const value: LocatedEntry<Facts, Text> = {
    facts: facts.data,
    text,
    at: (name, path) => places.get(name)?.where(path) ?? entry,
  }
  checkParity(value, problems)
  return { value, problems: problems.list }
}

function readJson<T>(
  { file, bytes }: EntryFile,
  schema: z.ZodType<T>,
  problems: Problems,
): Fields<T> | undefined {
  const text = decode(bytes, file, problems)
  const parsed = text === undefined ? undefined : parse(text, file, problems)
  if (parsed === undefined) return undefined
  const where = (path: string): string => {
    const line = parsed.lines.get(path)
    return line === undefined ? where(path.split('.').slice(0, -1).join('.')) : `${file}:${line}`
  }
  const before = problems.list.length
  addTextProblems(parsed.value, where, problems)
  const result = schema.safeParse(parsed.value)
  if (result.success) return problems.list.length === before ? { data: result.data, where } : undefined
  addFieldProblems(result.error.issues, where, problems)
  return undefined
}

function parse(text: string, file: string, problems: Problems): ReturnType<typeof parseJson> | undefined {
  try {
    return parseJson(text)
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error
    problems.add(`${file}:${error.line}`, error.message, error.remedy)
    return undefined
  }
}
