// Deletes files of earlier builds from dist, which Astro keeps so unchanged pages are not drawn again.
import { readdirSync, rmdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/**
 * Removes every file of `folder` that is older than `since` (ms) and not in `current`, then empty folders.
 * Assets, public files and redrawn pages are new; unchanged pages are in `current`.
 * @returns how many files were removed
 */
export function removeStale(folder: string, current: ReadonlySet<string>, since: number): number {
  let removed = 0
  const entries = readdirSync(folder, { withFileTypes: true })
  for (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) removed += removeStale(path, current, since)
    else if (!current.has(path) && statSync(path).mtimeMs < since) {
      rmSync(path)
      removed += 1
    }
  }
  if (entries.length > 0 && readdirSync(folder).length === 0) rmdirSync(folder)
  return removed
}

/** Prunes dist after every build. */
export function pruneStale(): AstroIntegration {
  let since = Number.POSITIVE_INFINITY
  return {
    name: 'waymark:prune-stale',
    hooks: {
      'astro:build:start'() {
        since = Date.now() - 1000 // some file systems count whole seconds
      },
      'astro:build:done'({ dir, assets, logger }) {
        const drawn = [...assets.values()].flat()
        const current = new Set([...drawn, new URL('_headers', dir)].map((url) => fileURLToPath(url)))
        const removed = removeStale(fileURLToPath(dir), current, since)
        if (removed > 0) logger.info(`removed ${removed} files of an earlier build`)
      },
    },
  }
}
