// One line about the compiled gazetteer: its contents and its compressed size.
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { type GazetteerFile, peek } from '#places/gazetteer.ts'
import { gazetteerFile, landFile } from './current.ts'

export function gazetteerSummary(): string {
  const text = readFileSync(gazetteerFile, 'utf8')
  const { places, airports } = JSON.parse(text) as GazetteerFile
  const lines = places.split('\n')
  const countries = new Set(lines.map((line) => peek(line).country))
  const kb = (bytes: Buffer | string) => `${Math.round(brotliCompressSync(bytes).length / 1000)} KB`
  return (
    `${lines.length} places in ${countries.size} countries, ${airports.split('\n').length} airports: ` +
    `${kb(text)}, land ${kb(readFileSync(landFile))} (brotli)`
  )
}
