// Whether the reach files are as their inputs say; a module of its own, as what composes them takes long to load.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inputsHash } from '#tools/inputs-hash.ts'
import { buildFolder } from '#tools/root.ts'
import { reachFolder } from './reach-files.ts'

/** Tables of the network, and the code that composes it. */
const inputs = [
  ...[
    'airport-transfers',
    'airports',
    'calls',
    'factors',
    'fare-models',
    'fares',
    'operator-rules',
    'operators',
  ],
  ...['overrides', 'places', 'roads', 'services', 'sources', 'stop-links', 'stops', 'vignettes'],
].map((folder) => `data/${folder}`)
const code = ['compose', 'figures', 'reach', 'read'].map((folder) => `scripts/compiler/${folder}`)
const record = join(buildFolder, 'reach-inputs.txt')

/** The fingerprint of the inputs, where the files were composed from others; undefined where they are current. */
export function changedReachInputs(): string | undefined {
  const hash = inputsHash([...inputs, ...code, 'src/catalogue', 'src/geo', 'package-lock.json'])
  const isCurrent = existsSync(record) && existsSync(reachFolder) && readFileSync(record, 'utf8') === hash
  return isCurrent ? undefined : hash
}

/** Called before the files are written, as a run that fails must not look finished. */
export const forgetReach = (): void => rmSync(record, { force: true })
/** Called once all are written, with the inputs they were composed from. */
export const rememberReach = (hash: string): void => writeFileSync(record, hash)
