// Written after the pages: the hashes of their inline scripts, and the headers of static files.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { headersFile } from '#lib/security-headers.ts'
import { type InlineHashes, inlineHashes } from './inline-hashes.ts'
import { serverFolder } from './root.ts'
import { pagesIn } from './site-files.ts'

function* readPages(folder: string): Generator<string> {
  for (const page of pagesIn(folder)) yield readFileSync(join(folder, page), 'utf8')
}

const hashesFile = join(serverFolder, 'csp.json')

function save(hashes: InlineHashes): InlineHashes {
  mkdirSync(serverFolder, { recursive: true })
  writeFileSync(hashesFile, `${JSON.stringify(hashes, null, 2)}\n`)
  return hashes
}

/** Gives the server something to start with before the first build. */
export function ensureHashes(): void {
  if (!existsSync(hashesFile)) save({ scriptHashes: [], styleHashes: [] })
}

/** Writes .build/server/csp.json, which the server reads, and returns what it holds. */
export function writeHashes(folder: string): InlineHashes {
  return save(inlineHashes(readPages(folder)))
}

/** Writes csp.json and the `_headers` of the site. @throws RangeError when hosts would cut a line */
export function writeServerFiles(folder: string): void {
  writeFileSync(join(folder, '_headers'), headersFile(writeHashes(folder)))
}
