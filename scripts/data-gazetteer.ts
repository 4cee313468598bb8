// npm run data -- gazetteer: places of the world and land masses → .build/server, when something they are made of has changed.
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { ensureGazetteer, gazetteerFile, landFile } from '#compiler/gazetteer/ensure.ts'
import { WrongData } from '#compiler/read/problems.ts'
import type { GazetteerFile } from '#places/gazetteer.ts'
import { peek } from '#places/gazetteer.ts'

function report(): void {
  const text = readFileSync(gazetteerFile, 'utf8')
  const { places, airports } = JSON.parse(text) as GazetteerFile
  const lines = places.split('\n')
  const countries = new Set(lines.map((line) => peek(line).country))
  const kb = (bytes: Buffer | string) => `${Math.round(brotliCompressSync(bytes).length / 1000)} KB`
  console.log(
    `${lines.length} places in ${countries.size} countries, ${airports.split('\n').length} airports: ` +
      `${kb(text)}, land ${kb(readFileSync(landFile))} (brotli)`,
  )
}

try {
  const start = performance.now()
  if (await ensureGazetteer()) {
    report()
    console.log(`${Math.round(performance.now() - start)} ms`)
  } else console.log('nothing has changed')
} catch (error) {
  if (!(error instanceof WrongData)) throw error
  console.error(error.message)
  process.exitCode = 1
}
