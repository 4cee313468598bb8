// Related routes of a route page.
import { related as weights } from './limits.ts'
import type { RouteSummary } from './route.ts'

type Pair = Pick<RouteSummary, 'slug' | 'origin' | 'destination' | 'distanceKm'>

/**
 * Relatedness of a candidate (D29): 100 for the same origin, 100 for the same destination, 50 when
 * it starts at the destination or ends at the origin, and up to 10 for similar distance.
 */
export function relatedScore(route: Pair, candidate: Pair): number {
  const swapped = candidate.origin === route.destination || candidate.destination === route.origin
  const difference = Math.abs(candidate.distanceKm - route.distanceKm)
  const closeness = Math.max(0, 1 - difference / weights.distanceReachKm)
  return (
    (candidate.origin === route.origin ? weights.sameOrigin : 0) +
    (candidate.destination === route.destination ? weights.sameDestination : 0) +
    (swapped ? weights.swapped : 0) +
    weights.distanceBonus * closeness
  )
}

/** The most related routes, without the route itself and its exact reverse; ties by slug. */
export function relatedRoutes<T extends Pair>(
  route: Pair,
  candidates: readonly T[],
  max: number = weights.max,
): T[] {
  const best: { candidate: T; score: number }[] = []
  for (const candidate of candidates) {
    if (candidate.slug === route.slug || isReverse(route, candidate)) continue
    const score = relatedScore(route, candidate)
    const rank = best.findIndex(
      (other) => score > other.score || (score === other.score && candidate.slug < other.candidate.slug),
    )
    if (score <= 0 || (rank === -1 && best.length === max)) continue
    best.splice(rank === -1 ? best.length : rank, 0, { candidate, score })
    best.length = Math.min(best.length, max)
  }
  return best.map(({ candidate }) => candidate)
}

/**
 * Like relatedRoutes, for many routes of one catalogue. Routes that share an end outscore all
 * others, so only they are compared when there are enough of them.
 */
export function relatedFinder<T extends Pair>(all: readonly T[]): (route: Pair, max?: number) => T[] {
  const byOrigin = Map.groupBy(all, ({ origin }) => origin)
  const byDestination = Map.groupBy(all, ({ destination }) => destination)
  return (route, max = weights.max) => {
    const near = [
      ...(byOrigin.get(route.origin) ?? []),
      ...(byDestination.get(route.destination) ?? []).filter(({ origin }) => origin !== route.origin),
    ]
    // `near` contains the route itself
    return relatedRoutes(route, near.length > max ? near : all, max)
  }
}

function isReverse(route: Pair, candidate: Pair): boolean {
  return candidate.origin === route.destination && candidate.destination === route.origin
}
