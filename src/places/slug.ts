// Resolution of slugs to catalogue routes (D10 to D12). Runs on Node, the edge and in browsers.

import { slugMatch } from '#catalogue/limits.ts'
import type { Slug } from '#catalogue/route.ts'
import { similarity } from '#lib/edit-distance.ts'
import { slugify } from '#lib/fold.ts'
import type { KnownPlace, PlaceLookup } from './place-lookup.ts'

/** Longer slugs are not searched: no pair of names is as long. */
const longestSlug = 120

/** The routes of the catalogue. */
export interface SlugCatalogue {
  has(slug: Slug): boolean
  /** in a fixed order: the first of two equally similar slugs wins */
  routes: readonly { slug: Slug; origin: string; destination: string }[]
}

export type Resolution =
  | { kind: 'found'; slug: Slug }
  /** the slug is one of the catalogue, never a part of the input */
  | { kind: 'redirect'; slug: Slug; reason: 'form' | 'alias' | 'reversed' | 'typo'; confidence: number }
  /** two known places without a route of the catalogue; `slug` is made of their ids */
  | { kind: 'generated'; slug: Slug; origin: KnownPlace; destination: KnownPlace }
  | { kind: 'not-found' }

export interface Split {
  left: string
  right: string
  /** true when a word such as "to" stood between the parts */
  isJoined: boolean
  origin: KnownPlace | undefined
  destination: KnownPlace | undefined
}
type Pair = Split & { origin: KnownPlace; destination: KnownPlace }

/** Slug of two place ids. */
export function routeSlug(origin: string, destination: string): Slug {
  return `${origin}-${destination}`
}

/** "To" in the languages of the site, between two places: "bordeaux-to-turin", "berlin-nach-wien". */
const joiningWords = ['to', 'nach', 'vers', 'a']

/** The two parts of a slug at every hyphen and every joining word, each with the place it names (D11). */
export function splitsOf(slug: string, lookup: PlaceLookup): Split[] {
  const splitsAt = (separator: string) => {
    const splits: Split[] = []
    for (let at = slug.indexOf(separator); at > 0; at = slug.indexOf(separator, at + 1)) {
      const [left, right] = [slug.slice(0, at), slug.slice(at + separator.length)]
      if (!right) continue
      const isJoined = separator !== '-'
      splits.push({ left, right, isJoined, origin: lookup(left), destination: lookup(right) })
    }
    return splits
  }
  return ['-', ...joiningWords.map((word) => `-${word}-`)].flatMap(splitsAt)
}

/**
 * The slug in an address: percent-decoded, folded, hyphenated.
 * Undefined when it cannot be decoded, contains control characters or is too long.
 */
export function readSlug(input: string): { asked: string; slug: string } | undefined {
  if (input.length > longestSlug * 3) return undefined
  try {
    const asked = decodeURIComponent(input)
    if (asked.length > longestSlug || /\p{Cc}/u.test(asked)) return undefined
    return { asked, slug: slugify(asked) }
  } catch {
    return undefined
  }
}

/**
 * The one slug of all spellings of two places: the id of a known place, else the folded text.
 * Text without letters and digits stays.
 */
export function canonicalSlug(text: string, lookup: PlaceLookup): Slug {
  const slug = slugify(text)
  const best = likeliestSplit(slug, lookup)
  return (best ? withIds(best) : slug) || text
}

/** The parts of a slug by the longest known names; undefined for a slug of one part. */
export const likeliestSplit = (slug: Slug, lookup: PlaceLookup): Split | undefined =>
  splitsOf(slug, lookup).sort(byKnown)[0]

/** The longest known names first, then the split whose smaller place is larger, then one at a joining word. */
function byKnown(a: Split, b: Split): number {
  const letters = ({ left, right, origin, destination }: Split) =>
    (origin ? left.length : 0) + (destination ? right.length : 0)
  const smaller = ({ origin, destination }: Split) =>
    Math.min(origin?.population ?? 0, destination?.population ?? 0)
  return letters(b) - letters(a) || smaller(b) - smaller(a) || Number(b.isJoined) - Number(a.isJoined)
}

/**
 * Resolves a slug in the order of D10: exact, other form, alias, reversed where the asked direction
 * is absent, generated from two known places, guarded typo, not found. Never throws.
 */
export function resolveRoute(input: string, lookup: PlaceLookup, catalogue: SlugCatalogue): Resolution {
  const read = readSlug(input)
  if (!read) return { kind: 'not-found' }
  const { asked, slug } = read
  if (catalogue.has(slug)) {
    return asked === slug
      ? { kind: 'found', slug }
      : { kind: 'redirect', slug, reason: 'form', confidence: 1 }
  }
  const splits = splitsOf(slug, lookup)
  const pairs = splits.flatMap(({ origin, destination, ...split }): Pair[] =>
    origin && destination ? [{ ...split, ...byCodes(origin, destination) }] : [],
  )
  if (pairs.length > 0) return resolvePair(pairs, catalogue)
  return nearestRoute(slug, splits, catalogue)
}

/** Two IATA codes mean the towns of their airports, also where places are called so: "bod-trn". */
const byCodes = (origin: KnownPlace, destination: KnownPlace): Pick<Pair, 'origin' | 'destination'> =>
  origin.byCode && destination.byCode
    ? { origin: origin.byCode, destination: destination.byCode }
    : { origin, destination }

/** Resolves two known places, which are never a typo of others (D10). */
function resolvePair(pairs: readonly Pair[], catalogue: SlugCatalogue): Resolution {
  const pair = pairs.filter(({ origin, destination }) => origin.id !== destination.id).sort(byWeight)[0]
  if (!pair) return { kind: 'not-found' }
  const { origin, destination } = pair
  const slug = routeSlug(origin.id, destination.id)
  if (catalogue.has(slug)) return { kind: 'redirect', slug, reason: 'alias', confidence: 1 }
  const reversed = routeSlug(destination.id, origin.id)
  if (catalogue.has(reversed)) {
    return { kind: 'redirect', slug: reversed, reason: 'reversed', confidence: slugMatch.reversedConfidence }
  }
  return { kind: 'generated', slug, origin, destination }
}

/** Whole names first, then most catalogue cities, then the largest smaller population (D11). */
function byWeight(a: Pair, b: Pair): number {
  const cities = ({ origin, destination }: Pair) => Number(origin.isCity) + Number(destination.isCity)
  const smaller = ({ origin, destination }: Pair) => Math.min(origin.population, destination.population)
  return Number(a.isJoined) - Number(b.isJoined) || cities(b) - cities(a) || smaller(b) - smaller(a)
}

/** The most similar route strictly above the threshold. Halves that are known places must match. */
function nearestRoute(slug: string, splits: readonly Split[], catalogue: SlugCatalogue): Resolution {
  const origins = new Set(splits.flatMap(({ origin }) => origin?.id ?? []))
  const destinations = new Set(splits.flatMap(({ destination }) => destination?.id ?? []))
  const spellings = [...new Set([slug, ...splits.map(withIds)])]
  let best: { slug: Slug; confidence: number } | undefined
  for (const route of catalogue.routes) {
    if (origins.size > 0 && !origins.has(route.origin)) continue
    if (destinations.size > 0 && !destinations.has(route.destination)) continue
    const above = best?.confidence ?? slugMatch.typoSimilarity
    const confidence = Math.max(...spellings.map((spelling) => similarity(spelling, route.slug)))
    if (confidence > above) best = { slug: route.slug, confidence }
  }
  return best ? { kind: 'redirect', reason: 'typo', ...best } : { kind: 'not-found' }
}

/** "wien-pargue" is compared as "vienna-pargue". */
function withIds({ left, right, origin, destination }: Split): string {
  return routeSlug(origin?.id ?? left, destination?.id ?? right)
}
