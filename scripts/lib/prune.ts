// Removes from a folder what this build does not have: files of earlier ones.
import { readdirSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Removes every file of `folder` that is not in `current`, then empty folders.
 * @param current paths below `folder`, with slashes
 * @returns how many files were removed
 */
export function removeOthers(folder: string, current: ReadonlySet<string>, below = ''): number {
  let removed = 0
  const entries = readdirSync(join(folder, below), { withFileTypes: true })
  for (const entry of entries) {
    const path = `${below}${entry.name}`
    if (entry.isDirectory()) removed += removeOthers(folder, current, `${path}/`)
    else if (!current.has(path)) {
      rmSync(join(folder, path))
      removed += 1
    }
  }
  if (below && readdirSync(join(folder, below)).length === 0) rmdirSync(join(folder, below))
  return removed
}
