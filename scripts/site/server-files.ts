// Files written after the pages: the hashes of inline scripts, the headers of static files, and security.txt.
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readHeaderSettings } from '#lib/header-settings.ts'
import { mapTiles, tileOrigin } from '#lib/map-tiles.ts'
import { type Csp, headersFile } from '#lib/security-headers.ts'
import { serverFolder } from '#tools/root.ts'
import { pagesIn } from '#tools/site-files.ts'
import { type InlineHashes, inlineHashes } from './inline-hashes.ts'
import { securityTxt } from './security-txt.ts'

const hashesFile = join(serverFolder, 'csp.json')

function save({ scriptHashes, styleHashes }: InlineHashes): Csp {
  mkdirSync(serverFolder, { recursive: true })
  const tiles = mapTiles(process.env)
  const csp: Csp = { scriptHashes, styleHashes, ...(tiles && { tileOrigin: tileOrigin(tiles) }) }
  writeFileSync(hashesFile, `${JSON.stringify(csp, null, 2)}\n`)
  return csp
}

/** Writes an empty file if there is none, so the server starts before the first build. */
export function ensureHashes(): void {
  if (!existsSync(hashesFile)) save({ scriptHashes: [], styleHashes: [] })
}

function known(): InlineHashes {
  return existsSync(hashesFile)
    ? JSON.parse(readFileSync(hashesFile, 'utf8'))
    : { scriptHashes: [], styleHashes: [] }
}

const union = (a: readonly string[], b: readonly string[]) => [...new Set([...a, ...b])].sort()

/**
 * Writes .build/server/csp.json, which the server reads. Pages older than `since` (ms) are of an
 * earlier build and not read again; its hashes are kept.
 * @returns the content of the file
 */
function writeHashes(folder: string, since = 0): Csp {
  const pages = pagesIn(folder).map((page) => join(folder, page))
  const drawn = pages.filter((page) => statSync(page).mtimeMs >= since)
  const found = inlineHashes(drawn.values().map((page) => readFileSync(page, 'utf8')))
  if (drawn.length === pages.length) return save(found)
  const { scriptHashes, styleHashes } = known()
  return save({
    scriptHashes: union(scriptHashes, found.scriptHashes),
    styleHashes: union(styleHashes, found.styleHashes),
  })
}

/** Writes security.txt, or deletes that of an earlier build. */
export function writeSecurityTxt(folder: string, environment: Record<string, string | undefined>): void {
  const file = join(folder, '.well-known', 'security.txt')
  const text = securityTxt(environment, new Date())
  rmSync(file, { force: true })
  if (text === undefined) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Writes csp.json, and of the site `_headers` and security.txt. @throws RangeError when hosts would cut a line */
export function writeServerFiles(folder: string, since = 0): void {
  writeSecurityTxt(folder, process.env)
  writeFileSync(
    join(folder, '_headers'),
    headersFile(writeHashes(folder, since), readHeaderSettings(process.env)),
  )
}
