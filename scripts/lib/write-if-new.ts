// Files of a build: written only where their content changes, so what stays keeps its time and its compressed form.
import {
  closeSync,
  constants,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'

/**
 * Writes a file and its folders unless it has this content already. The new content is written over the old and the file then cut:
 * emptying it first frees all its blocks on the disk.
 * @returns whether it was written
 */
export function writeIfNew(path: string, content: Uint8Array): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found?.size === content.byteLength && readFileSync(path).equals(content)) return false
  if (!found) mkdirSync(dirname(path), { recursive: true })
  const file = openSync(path, constants.O_WRONLY | constants.O_CREAT)
  try {
    writeFileSync(file, content)
    ftruncateSync(file, content.byteLength)
  } finally {
    closeSync(file)
  }
  return true
}
