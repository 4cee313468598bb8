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

/** Pages that wait for the figures of all pairs of towns; those of the catalogue do not. */
const waits =
  /^(?:[a-z]{2}\/)?(?:explore\/|(?:index|explore|meet|tour|night-trains)\.html$)|^(?:de|fr|es|it)\.html$/

/** When the last page of the catalogue was written, ms since 1970; undefined where none was. */
export function catalogueWritten(before: SiteState, after: SiteState): number | undefined {
  const times = written(before, after)
    .filter((file) => file.endsWith('.html') && !waits.test(file))
    .map((file) => after.get(file)?.mtimeMs ?? 0)
  return times.length > 0 ? Math.max(...times) : undefined
}

/** Files of `after` that were written since `before`. */
export const written = (before: SiteState, after: SiteState): string[] =>
  [...after].filter(([file, { mtimeMs }]) => before.get(file)?.mtimeMs !== mtimeMs).map(([file]) => file)
