// Whether gazetteer and land are as their inputs say; a module of its own, as what compiles them takes long to load.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inputsHash } from '#tools/inputs-hash.ts'
import { buildFolder, serverFolder } from '#tools/root.ts'

const inputs = [
  'data/gazetteer',
  'data/places',
  'data/water',
  'package-lock.json',
  'scripts/compiler/read',
  'scripts/compiler/gazetteer',
  'scripts/compiler/land',
  'src/catalogue/airports.ts',
  'src/catalogue/cells.ts',
  'src/catalogue/columns.ts',
  'src/catalogue/place.ts',
  'src/catalogue/table.ts',
  'src/catalogue/water.ts',
  'src/places/europe.ts',
  'src/places/gazetteer.ts',
  'src/geo',
  'src/lib/fold.ts',
]
const record = join(buildFolder, 'gazetteer-inputs.txt')
export const gazetteerFile = join(serverFolder, 'gazetteer.json')
export const landFile = join(serverFolder, 'land.json')

/** The fingerprint of the inputs, where the two files were compiled from others; undefined where they are current. */
export function changedGazetteerInputs(): string | undefined {
  const hash = inputsHash(inputs)
  const isCurrent =
    [record, gazetteerFile, landFile].every((file) => existsSync(file)) &&
    readFileSync(record, 'utf8') === hash
  return isCurrent ? undefined : hash
}

/** Called once both files are written, with the inputs they were compiled from. */
export const rememberGazetteer = (hash: string): void => writeFileSync(record, hash)
