// Compiles gazetteer and land only when their inputs changed, since it takes some seconds.
import { mkdirSync, writeFileSync } from 'node:fs'
import { root, serverFolder } from '#tools/root.ts'
import { createLandMasses } from '../land/land-masses.ts'
import { landJson } from '../land/write.ts'
import { compileGazetteer } from './compile.ts'
import { changedGazetteerInputs, gazetteerFile, landFile, rememberGazetteer } from './current.ts'

/** True when something was compiled. @throws WrongData for names or water that cannot be used */
export async function ensureGazetteer(): Promise<boolean> {
  const inputs = changedGazetteerInputs()
  if (inputs === undefined) return false
  mkdirSync(serverFolder, { recursive: true })
  writeFileSync(gazetteerFile, JSON.stringify(await compileGazetteer(root, createLandMasses())))
  writeFileSync(landFile, landJson(root))
  rememberGazetteer(inputs)
  return true
}
