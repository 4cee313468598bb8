// The inputs of the last finished build: an unchanged project is not built again.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { timetableYearAt } from '#catalogue/timetable-year.ts'
import { buildDay } from '#lib/build-day.ts'
import { buildInputs, inputsHash } from './inputs-hash.ts'
import { buildFolder, compressedFolder, dist, serverBundle } from './root.ts'
import { filesIn } from './site-files.ts'

const record = join(buildFolder, 'inputs.json')

/** Inputs of a build; a new timetable year is one, as pages say whose timetable has ended. */
export const presentInputs = (): string => `${inputsHash(buildInputs)} ${timetableYearAt(buildDay())}`

/** A fingerprint of the names, sizes and times of all files of a folder: a file changed by hand is built again. */
function stateOf(folder: string): string {
  const hash = createHash('sha256')
  for (const file of filesIn(folder)) {
    const { size, mtimeMs } = statSync(join(folder, file))
    hash.update(`${file}\0${size}\0${mtimeMs}\0`)
  }
  return hash.digest('hex')
}

/** True when dist and the server were built from exactly these inputs, and dist is as it was left. */
export function isBuilt(present = presentInputs()): boolean {
  if (![record, serverBundle, dist, compressedFolder].every((path) => existsSync(path))) return false
  const { inputs, site } = JSON.parse(readFileSync(record, 'utf8'))
  return inputs === present && site === stateOf(dist) // an edit is seen before ten thousand files are
}

/** Called before a build, as a build that fails must not look finished. */
export function forgetBuild(): void {
  mkdirSync(buildFolder, { recursive: true })
  rmSync(record, { force: true })
}

/** Called after a build with the inputs it started from: an edit during the build leads to another build. */
export function rememberBuild(inputs: string): void {
  writeFileSync(record, `${JSON.stringify({ inputs, site: stateOf(dist) })}\n`)
}
