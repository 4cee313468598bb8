// Routes somebody who reads about this one may want next.
import { related as weights } from './limits.ts'
import type { RouteSummary } from './route.ts'

type Pair = Pick<RouteSummary, 'slug' | 'origin' | 'destination' | 'distanceKm'>

/**
 * How related a candidate is (D29): 100 for the same origin, 100 for the same destination, 50 when it starts
 * at our destination or ends at our origin, and up to 10 the closer the distances are.
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
  return candidates
    .filter((candidate) => candidate.slug !== route.slug && !isReverse(route, candidate))
    .map((candidate) => ({ candidate, score: relatedScore(route, candidate) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.candidate.slug < b.candidate.slug ? -1 : 1))
    .slice(0, max)
    .map(({ candidate }) => candidate)
}

function isReverse(route: Pair, candidate: Pair): boolean {
  return candidate.origin === route.destination && candidate.destination === route.origin
}
