// Every web address in data/, with the places that name it.
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { parseLines } from '#compiler/read/csv.ts'
import { filesIn } from '#tools/site-files.ts'

/** Places (file:line) by address. */
export type Addresses = ReadonlyMap<string, readonly string[]>

interface Found {
  address: string
  line: number
}

const inText = /https?:\/\/[^\s"<>]+/g
/** Ends of sentences and closing brackets are no part of an address in prose. */
const withoutEnd = (address: string) => address.replace(/[.,;:)\]]+$/, '')

/** A field that begins with an address is one, commas included. */
function inCsv(text: string): Found[] {
  return parseLines(text).flatMap(({ record, info }) =>
    record.flatMap((field) =>
      (field.match(inText) ?? []).map((found) => ({
        address: field.startsWith(found) ? found : withoutEnd(found),
        line: info.lines,
      })),
    ),
  )
}

const inLines = (text: string): Found[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      (line.match(inText) ?? []).map((found) => ({ address: withoutEnd(found), line: index + 1 })),
    )

/** JSON Schemas and generated lists name what other files have, or a format. */
const isRead = (file: string) =>
  !file.startsWith('schemas/') && (['.csv', '.json'].includes(extname(file)) || file === 'LICENSE')

/** Reads all files below `root/data`. */
export function addressesIn(root: string): Addresses {
  const places = new Map<string, string[]>()
  for (const file of filesIn(join(root, 'data')).filter(isRead).sort()) {
    const text = readFileSync(join(root, 'data', file), 'utf8')
    for (const { address, line } of extname(file) === '.csv' ? inCsv(text) : inLines(text))
      places.set(address, [...(places.get(address) ?? []), `data/${file}:${line}`])
  }
  return places
}
