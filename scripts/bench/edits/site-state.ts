// The files of a built site as they are at a moment: which were written since and which differ.
import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from '#tools/site-files.ts'

export type SiteState = ReadonlyMap<string, { hash: string; mtimeMs: number }>

export const stateOf = (dist: string): SiteState =>
  new Map(
    filesIn(dist).map((file) => {
      const path = join(dist, file)
      return [
        file,
        {
          hash: createHash('sha256').update(readFileSync(path)).digest('base64'),
          mtimeMs: statSync(path).mtimeMs,
        },
      ]
    }),
  )

/** Files that are only in one of two states or differ in content. */
export function differing(before: SiteState, after: SiteState): string[] {
  const all = new Set([...before.keys(), ...after.keys()])
  return [...all].filter((file) => before.get(file)?.hash !== after.get(file)?.hash)
}

/** Files of `after` that were written since `before`. */
export const written = (before: SiteState, after: SiteState): string[] =>
  [...after].filter(([file, { mtimeMs }]) => before.get(file)?.mtimeMs !== mtimeMs).map(([file]) => file)
