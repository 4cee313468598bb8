// Missing routes as editors read them: one row for all spellings, junk left out, and summed by town.
import type { KnownAs } from '#contracts/known-as.ts'
import type { Database } from '#functions/db/database.ts'
import { type CountedMissingRoute, readDismissed, readMissingRoutes } from '#functions/db/missing-routes.ts'
import { inSlices, nextTask } from '#lib/in-slices.ts'
import type { DirectoryIndex } from '#places/directory-index.ts'
import { canonicalSlug } from '#places/slug.ts'
import { hasJourneys } from '#places/town-pair.ts'
import { type MissingEnd, missingEnds, townOf } from './missing-ends.ts'

export interface ListedRoute extends CountedMissingRoute {
  originKnownAs: KnownAs
  destinationKnownAs: KnownAs
}

export interface ListedTown extends MissingEnd {
  count: number
  /** ISO 8601 in UTC */
  lastRequested: string
}

interface Listed {
  route: CountedMissingRoute
  ends: [MissingEnd, MissingEnd]
}

interface Counted {
  count: number
  lastRequested: string
}

/** The most requested first; for equal counts the latest request. */
const byRequests = (a: Counted, b: Counted) =>
  b.count - a.count || (a.lastRequested < b.lastRequested ? 1 : -1)

/**
 * The missing routes that are not dismissed, and the towns without journeys at their ends.
 * @param most how many of the most requested rows are read
 */
export async function readMissing(
  db: Database,
  index: DirectoryIndex,
  most: number,
): Promise<{ routes: ListedRoute[]; towns: ListedTown[] }> {
  const canonical = (slug: string) => canonicalSlug(slug, index.lookup)
  const counted = await readMissingRoutes(db, most)
  const stored = await readDismissed(db)
  // names may mean more to this build than to the one they were dismissed in
  const dismissed = {
    routes: new Set(stored.routes.map(canonical)),
    towns: new Set(stored.towns.map((town) => townOf(town, index))),
  }
  const bySlug = new Map<string, CountedMissingRoute[]>()
  await inSlices(counted, (row) => {
    const slug = canonical(row.requestedSlug)
    bySlug.set(slug, [...(bySlug.get(slug) ?? []), row])
  })
  const listed: Listed[] = []
  await inSlices([...bySlug], ([slug, spellings]) => {
    const route = joined(slug, spellings)
    const ends = missingEnds(route, index)
    const isJunk = dismissed.routes.has(slug) || ends.some(({ town }) => dismissed.towns.has(town))
    if (!isJunk && !ends.every(({ town }) => hasJourneys(town, index))) listed.push({ route, ends })
  })
  await nextTask()
  return {
    routes: listed.map(toListedRoute).sort(byRequests),
    towns: townsOf(listed, index).sort(byRequests),
  }
}

/** One row of all spellings, with the names of the last request. */
function joined(requestedSlug: string, spellings: readonly CountedMissingRoute[]): CountedMissingRoute {
  const last = spellings.reduce((a, b) => (b.lastRequested > a.lastRequested ? b : a))
  return { ...last, requestedSlug, count: spellings.reduce((sum, { count }) => sum + count, 0) }
}

const toListedRoute = ({ route, ends: [origin, destination] }: Listed): ListedRoute => ({
  ...route,
  originKnownAs: origin.knownAs,
  destinationKnownAs: destination.knownAs,
})

/** Requests by town, an unknown one under the name of its last request. */
function townsOf(listed: readonly Listed[], index: DirectoryIndex): ListedTown[] {
  const towns = new Map<string, ListedTown>()
  for (const { route, ends } of listed) {
    for (const end of ends) {
      if (hasJourneys(end.town, index)) continue
      const before = towns.get(end.town)
      const isLast = !before || before.lastRequested < route.lastRequested
      towns.set(end.town, {
        ...(isLast ? { ...end, lastRequested: route.lastRequested } : before),
        count: (before?.count ?? 0) + route.count,
      })
    }
  }
  return [...towns.values()]
}
