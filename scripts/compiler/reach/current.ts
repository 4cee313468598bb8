// Whether the reach files are as their inputs say; a module of its own, as what composes them takes long to load.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inputsHash } from '#tools/inputs-hash.ts'
import { buildFolder } from '#tools/root.ts'
import { networkInputs } from '../compose/inputs.ts'
import { briefFolder, indexedPairsFile, reachFolder } from './reach-files.ts'

const record = join(buildFolder, 'reach-inputs.txt')

/** What reach files and the choice of pairs are made of: the network, and inhabitants of towns. */
export const reachInputs = (): string =>
  `${networkInputs()}${inputsHash(['scripts/compiler/gazetteer/geonames.ts', 'scripts/data-reach.ts'])}`

/** The inputs, and the chosen pairs: where these are gone the server stands in with none (scripts/site/server-files.ts). */
const recordOf = (inputs: string): string =>
  `${inputs}\n${existsSync(indexedPairsFile) ? readFileSync(indexedPairsFile, 'utf8') : ''}`

/** True where all files were written from these inputs. */
export const isReachCurrent = (inputs: string): boolean =>
  [record, reachFolder, briefFolder].every((path) => existsSync(path)) &&
  readFileSync(record, 'utf8') === recordOf(inputs)

/** Called before the files are written, as a run that fails must not look finished. */
export const forgetReach = (): void => rmSync(record, { force: true })
/** Called once all are written, with the inputs they were composed from. */
export const rememberReach = (inputs: string): void => writeFileSync(record, recordOf(inputs))
