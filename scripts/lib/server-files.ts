// Written after the pages: the hashes of their inline scripts, and the headers of static files.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { headersFile } from '#lib/security-headers.ts'
import { type InlineHashes, inlineHashes } from './inline-hashes.ts'
import { serverFolder } from './root.ts'
import { pagesIn } from './site-files.ts'

function* readPages(folder: string): Generator<string> {
  for (const page of pagesIn(folder)) yield readFileSync(join(folder, page), 'utf8')
}

/** Writes .build/server/csp.json, which the server reads, and returns what it holds. */
export function writeHashes(folder: string): InlineHashes {
  const hashes = inlineHashes(readPages(folder))
  mkdirSync(serverFolder, { recursive: true })
  writeFileSync(join(serverFolder, 'csp.json'), `${JSON.stringify(hashes, null, 2)}\n`)
  return hashes
}

/** Writes csp.json and the `_headers` of the site. @throws RangeError when hosts would cut a line */
export function writeServerFiles(folder: string): void {
  writeFileSync(join(folder, '_headers'), headersFile(writeHashes(folder)))
}
