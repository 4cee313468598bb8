// Reach files and brief files as functions read them: the last few stay open, since pages and calls ask for one town again and again.
import { type Brief, openBrief } from '#catalogue/reach/brief.ts'
import { openReach, type Reach } from '#catalogue/reach/read.ts'
import { briefPath, reachPath } from '#contracts/reach-paths.ts'
import type { Deps } from './deps.ts'
import { createRecent } from './recent.ts'

/** A tour has ten towns, and another reads as many. */
const mostBriefs = 20

/** Few: what a page needed is gone before the collector moves it to where collecting is dear. */
const mostReaches = 4

/** Open a file of a place; undefined for a place that is no town. */
export type Reaches = (place: string) => Promise<Reach | undefined>
export type Briefs = (place: string) => Promise<Brief | undefined>

/** Opens files of one kind, and keeps the last ones open. */
function opener<T extends object>(
  { assets }: Pick<Deps, 'assets'>,
  pathOf: (place: string) => string,
  open: (bytes: Uint8Array) => T,
  most: number,
) {
  const opened = createRecent<T>(most)
  return async (place: string): Promise<T | undefined> => {
    const known = opened.get(place)
    if (known) return known
    const bytes = await assets.bytes(pathOf(place))
    if (!bytes) return undefined
    const file = open(bytes)
    opened.put(place, file)
    return file
  }
}

export const createReaches = (deps: Pick<Deps, 'assets'>): Reaches =>
  opener(deps, reachPath, openReach, mostReaches)
export const createBriefs = (deps: Pick<Deps, 'assets'>): Briefs =>
  opener(deps, briefPath, openBrief, mostBriefs)
