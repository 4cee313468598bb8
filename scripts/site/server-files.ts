// Files written after the pages: the hashes of inline scripts, the headers of static files, and security.txt.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { indexedPairsFile } from '#compiler/reach/reach-files.ts'
import { readHeaderSettings } from '#lib/header-settings.ts'
import { mapTiles, tileOrigin } from '#lib/map-tiles.ts'
import { type Csp, headersFile } from '#lib/security-headers.ts'
import { replaceFile } from '#tools/replace-file.ts'
import { serverFolder } from '#tools/root.ts'
import { writeIfNew } from '#tools/write-if-new.ts'
import type { InlineHashes } from './inline-hashes.ts'
import { securityTxt } from './security-txt.ts'

const hashesFile = join(serverFolder, 'csp.json')
const securityFile = '.well-known/security.txt'

/** A server that starts may be reading it. */
function save({ scriptHashes, styleHashes }: InlineHashes): Csp {
  const tiles = mapTiles(process.env)
  const csp: Csp = { scriptHashes, styleHashes, ...(tiles && { tileOrigin: tileOrigin(tiles) }) }
  replaceFile(hashesFile, `${JSON.stringify(csp, null, 2)}\n`)
  return csp
}

/** Writes a csp.json without hashes and a list without pairs where they are missing, so the server starts before the first build. */
export function ensureServerFiles(): void {
  if (!existsSync(hashesFile)) save({ scriptHashes: [], styleHashes: [] })
  if (!existsSync(indexedPairsFile)) replaceFile(indexedPairsFile, '{}\n')
}

/** Writes security.txt, or deletes that of an earlier build. @returns whether there is one */
export function writeSecurityTxt(folder: string, environment: Record<string, string | undefined>): boolean {
  const file = join(folder, securityFile)
  const text = securityTxt(environment, new Date())
  rmSync(file, { force: true })
  if (text === undefined) return false
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  return true
}

/**
 * Writes csp.json, which the server reads, and of the site `_headers` and security.txt.
 * @param hashes of all inline scripts and styles of the site
 * @returns the paths of both below the site
 * @throws RangeError when hosts would cut a line
 */
export function writeServerFiles(folder: string, hashes: InlineHashes): string[] {
  const headers = headersFile(save(hashes), readHeaderSettings(process.env))
  writeIfNew(join(folder, '_headers'), Buffer.from(headers))
  return ['_headers', ...(writeSecurityTxt(folder, process.env) ? [securityFile] : [])]
}
