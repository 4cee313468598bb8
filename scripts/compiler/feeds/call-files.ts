// Writes the calls of a feed to data/calls, in as many files as their size asks for.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { calls } from '#catalogue/call.ts'
import { type CallFile, wholeName } from './calls.ts'

const header = calls.columns.map(({ name }) => name).join(',')

/** Bytes of a file before the next one begins; files of data/ are refused above 256 KB. */
const fullAt = 200 * 1024

const serviceOf = (line: string) => line.slice(0, line.indexOf(','))

/** Lines in parts that are full; the calls of a service stay together. */
function partsOf(lines: readonly string[]): string[][] {
  const parts: string[][] = [[]]
  let bytes = 0
  for (const ofService of Map.groupBy(lines, serviceOf).values()) {
    if (bytes > fullAt) {
      parts.push([])
      bytes = 0
    }
    parts.at(-1)?.push(...ofService)
    bytes += Buffer.byteLength(ofService.join('\n'))
  }
  return parts
}

/** Whole texts by path below the project: one file, or parts with numbers. They replace what is there. */
export function callTexts({ file, comment, lines }: CallFile): Map<string, string> {
  const parts = partsOf(lines)
  const nameOf = (index: number) => (parts.length === 1 ? file : file.replace(/\.csv$/, `-${index + 1}.csv`))
  return new Map(
    parts.map((part, index) => [nameOf(index), [comment, header, ...part, ''].join('\n')] as const),
  )
}

/** Writes the calls, and takes their services out of the files of older feeds. @returns paths that changed */
export function writeCalls(root: string, found: CallFile): string[] {
  if (found.lines.length === 0) return []
  const folder = join(root, 'data/calls')
  mkdirSync(folder, { recursive: true })
  const texts = callTexts(found)
  const taken = new Set<string>(found.services)
  const there = readdirSync(folder)
    .filter((name) => name.endsWith('.csv'))
    .map((name) => `data/calls/${name}`)
  for (const file of there) {
    if (wholeName(file) === found.file) continue
    const lines = readFileSync(join(root, file), 'utf8').split('\n')
    texts.set(file, lines.filter((line) => !taken.has(serviceOf(line))).join('\n'))
  }
  const gone = there.filter((file) => !texts.has(file))
  for (const file of gone) rmSync(join(root, file))
  const changed = [...texts].filter(
    ([file, text]) => !existsSync(join(root, file)) || readFileSync(join(root, file), 'utf8') !== text,
  )
  for (const [file, text] of changed) writeFileSync(join(root, file), text)
  return [...gone, ...changed.map(([file]) => file)]
}
