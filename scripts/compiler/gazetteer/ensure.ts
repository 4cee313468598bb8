// Compiles gazetteer and land only when their inputs changed, since it takes some seconds.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inputsHash } from '#tools/inputs-hash.ts'
import { buildFolder, root, serverFolder } from '#tools/root.ts'
import { createLandMasses } from '../land/land-masses.ts'
import { landJson } from '../land/write.ts'
import { compileGazetteer } from './compile.ts'

const inputs = [
  'data/gazetteer',
  'data/places',
  'package-lock.json',
  'scripts/compiler/read',
  'scripts/compiler/gazetteer',
  'scripts/compiler/land',
  'src/catalogue/airports.ts',
  'src/catalogue/cells.ts',
  'src/catalogue/columns.ts',
  'src/catalogue/place.ts',
  'src/catalogue/table.ts',
  'src/places/europe.ts',
  'src/places/gazetteer.ts',
  'src/geo',
  'src/lib/fold.ts',
]
const record = join(buildFolder, 'gazetteer-inputs.txt')
export const gazetteerFile = join(serverFolder, 'gazetteer.json')
export const landFile = join(serverFolder, 'land.json')

/** True when something was compiled. @throws WrongData for names that cannot be used */
export async function ensureGazetteer(): Promise<boolean> {
  const hash = inputsHash(inputs)
  const same =
    [record, gazetteerFile, landFile].every((file) => existsSync(file)) &&
    readFileSync(record, 'utf8') === hash
  if (same) return false
  mkdirSync(serverFolder, { recursive: true })
  writeFileSync(gazetteerFile, JSON.stringify(await compileGazetteer(root, createLandMasses())))
  writeFileSync(landFile, landJson())
  writeFileSync(record, hash)
  return true
}
