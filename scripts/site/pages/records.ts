// What is known of the pages in dist: which file each is, what it read and what those things were then. A page is used
// again when its file is as it was written and nothing it read has changed (A12).
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { replaceFile } from '#tools/replace-file.ts'

/** Raised when records of an older form must not be used. */
const version = 1

export interface PageRecord {
  size: number
  mtimeMs: number
  /** names of what the page read */
  reads: readonly string[]
  /** hashes of its inline scripts and styles, for the Content-Security-Policy */
  inline: readonly string[]
}

/** The state of a read thing, by its name; undefined for one that is not there. */
export type StateOf = (read: string) => string | undefined

export const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22)
/** The hash of a thing that is not there. */
const absent = 'absent'

/** Pages by file name with the hashes of all they read. */
export class PageRecords {
  readonly pages = new Map<string, PageRecord>()
  readonly #before: ReadonlyMap<string, string>
  readonly #now = new Map<string, string>()
  /** whether a thing is as it was: pages have a million reads of some twenty thousand things */
  readonly #same = new Map<string, boolean>()
  readonly #stateOf: StateOf

  /** @param before hashes of the last build by name of the read */
  constructor(stateOf: StateOf, before: ReadonlyMap<string, string> = new Map()) {
    this.#stateOf = stateOf
    this.#before = before
  }

  /** Present hash of a thing. */
  #hash(read: string): string {
    let hash = this.#now.get(read)
    if (hash === undefined) {
      const state = this.#stateOf(read)
      hash = state === undefined ? absent : hashOf(state)
      this.#now.set(read, hash)
    }
    return hash
  }

  #isSame(read: string): boolean {
    let same = this.#same.get(read)
    if (same === undefined) {
      same = this.#before.get(read) === this.#hash(read)
      this.#same.set(read, same)
    }
    return same
  }

  /** True when nothing the page read has changed since. */
  isCurrent({ reads }: PageRecord): boolean {
    return reads.every((read) => this.#isSame(read))
  }

  /** Records as text: names and lists that pages share are written once. */
  toString(): string {
    const numbers = new Map<string, number>()
    const number = (name: string) => {
      const known = numbers.get(name)
      if (known !== undefined) return known
      numbers.set(name, numbers.size)
      return numbers.size - 1
    }
    const all = [...this.pages].map(([file, record]) => ({
      file,
      ...record,
      reads: record.reads.map(number),
    }))
    const hashes = [...numbers.keys()].map((read) => this.#hash(read))
    const pages = all.map(({ file, size, mtimeMs, reads, inline }) => [
      ...[file, size, mtimeMs],
      reads,
      inline.map(number),
    ])
    return JSON.stringify({ version, names: [...numbers.keys()], hashes, pages })
  }
}

interface Written {
  version: number
  /** of reads, then of what else pages have */
  names: string[]
  /** of the reads */
  hashes: string[]
  pages: [file: string, size: number, mtimeMs: number, reads: number[], inline: number[]][]
}

/** The records of the last build; none when there are no usable ones. */
export function readRecords(file: string): { hashes: Map<string, string>; pages: Map<string, PageRecord> } {
  const none = { hashes: new Map<string, string>(), pages: new Map<string, PageRecord>() }
  if (!existsSync(file)) return none
  const written = JSON.parse(readFileSync(file, 'utf8')) as Written
  if (written.version !== version) return none
  const { names, hashes } = written
  const named = (indexes: number[]) => indexes.map((index) => names[index] as string)
  return {
    hashes: new Map(hashes.map((hash, index) => [names[index] as string, hash])),
    pages: new Map(
      written.pages.map(([page, size, mtimeMs, reads, inline]) => [
        page,
        { size, mtimeMs, reads: named(reads), inline: named(inline) },
      ]),
    ),
  }
}

/** Writes all records or none: a stopped build leaves those of before. */
export function writeRecords(file: string, records: PageRecords): void {
  replaceFile(file, String(records))
}

/** Size and time of a file as it is now; undefined when it is not there. */
export function stampOf(path: string): { size: number; mtimeMs: number } | undefined {
  const found = statSync(path, { throwIfNoEntry: false })
  return found && { size: found.size, mtimeMs: found.mtimeMs }
}
