// Reach files as functions read them: the last few stay open, since pages and calls ask for one town again and again.
import { openReach, type Reach } from '#catalogue/reach/read.ts'
import { reachPath } from '#contracts/route.ts'
import type { Deps } from './deps.ts'
import { createRecent } from './recent.ts'

/** Few: what a page needed is gone before the collector moves it to where collecting is dear. */
const most = 4

/** Opens the reach file of a place; undefined for a place that is no town. */
export type Reaches = (place: string) => Promise<Reach | undefined>

export function createReaches({ assets }: Pick<Deps, 'assets'>): Reaches {
  const opened = createRecent<Reach>(most)
  return async (place) => {
    const known = opened.get(place)
    if (known) return known
    const bytes = await assets.bytes(reachPath(place))
    if (!bytes) return undefined
    const reach = openReach(bytes)
    opened.put(place, reach)
    return reach
  }
}
