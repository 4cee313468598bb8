// Whether the reach files are as their inputs say; a module of its own, as what composes them takes long to load.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildFolder } from '#tools/root.ts'
import { networkInputs } from '../compose/inputs.ts'
import { reachFolder } from './reach-files.ts'

const record = join(buildFolder, 'reach-inputs.txt')

/** The fingerprint of the inputs, where the files were composed from others; undefined where they are current. */
export function changedReachInputs(): string | undefined {
  const inputs = networkInputs()
  const isCurrent = existsSync(record) && existsSync(reachFolder) && readFileSync(record, 'utf8') === inputs
  return isCurrent ? undefined : inputs
}

/** Called before the files are written, as a run that fails must not look finished. */
export const forgetReach = (): void => rmSync(record, { force: true })
/** Called once all are written, with the inputs they were composed from. */
export const rememberReach = (inputs: string): void => writeFileSync(record, inputs)
