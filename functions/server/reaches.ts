// Reach files as functions read them: the last few stay open, since pages and calls ask for one town again and again.
import { openReach, type Reach } from '#catalogue/reach/read.ts'
import { reachPath } from '#contracts/route.ts'
import type { Deps } from './deps.ts'

/** Each takes about a megabyte. */
const most = 12

/** Opens the reach file of a place; undefined for a place that is no town. */
export type Reaches = (place: string, origin: string) => Promise<Reach | undefined>

export function createReaches({ assets }: Pick<Deps, 'assets'>): Reaches {
  const opened = new Map<string, Reach>()
  return async (place, origin) => {
    const known = opened.get(place)
    if (known) {
      opened.delete(place)
      opened.set(place, known)
      return known
    }
    const found = await assets.fetch(new Request(origin + reachPath(place)))
    if (found.status !== 200) {
      await found.body?.cancel()
      return undefined
    }
    const reach = openReach(await found.text())
    opened.set(place, reach)
    if (opened.size > most) opened.delete(opened.keys().next().value as string)
    return reach
  }
}
