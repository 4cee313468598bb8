// A copy of data/ that links what an edit does not touch.
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '#tools/root.ts'
import type { Edit } from './mistake.ts'

/** The folder as a real one whose children are links, so children can be changed. */
function open(copy: string, folder: string): void {
  if (folder !== 'data') open(copy, dirname(folder)) // first: behind a link its children are the originals
  const path = join(copy, folder)
  if (existsSync(path) && !lstatSync(path).isSymbolicLink()) return
  const isKnown = existsSync(path)
  if (isKnown) unlinkSync(path)
  mkdirSync(path)
  const original = join(root, folder)
  if (isKnown || folder === 'data')
    for (const name of readdirSync(original)) symlinkSync(join(original, name), join(path, name))
}

function apply(copy: string, { file, to, make }: Edit): void {
  const path = join(copy, 'data', file)
  open(copy, join('data', dirname(file)))
  const before = existsSync(path) ? readFileSync(path) : Buffer.from('')
  const after = to(before)
  rmSync(path, { force: true })
  if (make === 'folder') mkdirSync(path)
  else if (make) symlinkSync(make.linkTo, path)
  else if (after !== undefined) writeFileSync(path, after)
}

/** Runs `use` on a copy with the edits, and removes the copy. @throws Error for an edit that changes nothing */
export function withEdits<T>(edits: readonly Edit[], use: (root: string) => T): T {
  const copy = mkdtempSync(join(tmpdir(), 'waymark-mistake-'))
  try {
    open(copy, 'data')
    for (const edit of edits) apply(copy, edit)
    return use(copy)
  } finally {
    rmSync(copy, { recursive: true })
  }
}
