// Which pairs of towns search engines may list (docs/indexing.md): judged one by one, then chosen by demand.
import type { Basis } from '#catalogue/figure.ts'
import type { IndexedPairs } from '#catalogue/indexed-pairs.ts'
import { indexedPairs as limits } from '#catalogue/limits.ts'
import { isDriven } from '#catalogue/mode.ts'
import type { PlaceId } from '#catalogue/place.ts'
import type { Route } from '#catalogue/route.ts'

/** A pair that may be listed. */
export interface KnownPair extends Pick<Route, 'slug' | 'origin' | 'destination' | 'distanceKm'> {
  /** year or month of the newest fact that its services rest on */
  asOf: string
}

const known: ReadonlySet<Basis> = new Set<Basis>(['timetable', 'published'])

/**
 * A pair whose every leg by service is in a timetable or published, on a page that is worth finding; undefined for others.
 * Drives are computed over roads, always, and are left out of the judgement.
 */
export function knownPair(route: Route): KnownPair | undefined {
  const { slug, origin, destination, distanceKm, options } = route
  const services = options.filter(({ mode }) => !isDriven(mode))
  const legs = services.flatMap((option) => option.legs)
  const isKnown = legs.every(({ basis }) => known.has(basis))
  const isNear = services.some(({ minutes }) => minutes.value <= limits.mostMinutes)
  if (!isKnown || !isNear || options.length < limits.leastOptions) return undefined
  const asOf = legs.reduce((newest, leg) => (leg.asOf > newest ? leg.asOf : newest), '')
  return { slug, origin, destination, distanceKm, asOf }
}

/**
 * Demand for a pair beside others, by gravity: inhabitants of both ends over the square of the kilometres between them.
 */
export function demandFor(
  { origin, destination, distanceKm }: KnownPair,
  inhabitants: ReadonlyMap<PlaceId, number>,
): number {
  const sizeOf = (place: PlaceId) => Math.max(1, inhabitants.get(place) ?? 1)
  return (sizeOf(origin) * sizeOf(destination)) / Math.max(1, distanceKm) ** 2
}

/** The pairs in most demand, by slug; of equal demand the first by name. */
export function choosePairs(
  pairs: readonly KnownPair[],
  inhabitants: ReadonlyMap<PlaceId, number>,
  most: number = limits.most,
): IndexedPairs {
  const bySlug = (a: { slug: string }, b: { slug: string }) => (a.slug < b.slug ? -1 : 1)
  const chosen = pairs
    .map((pair) => ({ ...pair, demand: demandFor(pair, inhabitants) }))
    .sort((a, b) => b.demand - a.demand || bySlug(a, b))
    .slice(0, most)
  return Object.fromEntries(chosen.sort(bySlug).map(({ slug, asOf }) => [slug, asOf]))
}
