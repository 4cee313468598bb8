// The inputs of the last finished build: an unchanged project is not built again.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildInputs, inputsHash } from './inputs-hash.ts'
import { buildFolder, dist, serverBundle } from './root.ts'

const record = join(buildFolder, 'inputs.json')

/** True when dist and the server were built from exactly the present inputs. */
export function isBuilt(): boolean {
  if (![record, serverBundle, join(dist, 'index.html')].every((file) => existsSync(file))) return false
  return JSON.parse(readFileSync(record, 'utf8')).inputs === inputsHash(buildInputs)
}

/** Called before a build, as a build that fails must not look finished. @returns the inputs to remember */
export function forgetBuild(): string {
  mkdirSync(buildFolder, { recursive: true })
  rmSync(record, { force: true })
  return inputsHash(buildInputs)
}

/** Called after a build with the inputs it started from: an edit during the build leads to another build. */
export function rememberBuild(inputs: string): void {
  writeFileSync(record, `${JSON.stringify({ inputs })}\n`)
}
