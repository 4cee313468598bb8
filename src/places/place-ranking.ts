// The order of found places: cities, towns, then other places, of each kind those that match best and are largest.
import { type PlaceKind, placeKinds } from './directory-index.ts'

export interface PlaceMatch {
  /** index of the place */
  place: number
  kind: PlaceKind
  how: MatchKind
}

/**
 * How a spelling matches the text: equal, begins with it, has a word that begins with it, one
 * typing error away (as a whole or at its beginning), contains it
 */
export type MatchKind = (typeof ways)[number]
/** The best first. */
const ways = ['exact', 'start', 'word', 'typo', 'inside'] as const

export interface RankedPlace extends PlaceMatch {
  /** of two places that match alike the heavier comes first */
  weight: number
}

/** Exact names and beginnings are weighed against each other, the other ways come one after the other. */
const wayRank = (how: MatchKind) => Math.max(1, ways.indexOf(how))

/** Kind, then how well the name matches, then weight; ties by position of the place. */
export const byRank = (a: RankedPlace, b: RankedPlace): number =>
  placeKinds.indexOf(a.kind) - placeKinds.indexOf(b.kind) ||
  wayRank(a.how) - wayRank(b.how) ||
  b.weight - a.weight ||
  a.place - b.place

/** Adds a match to an ordered list that keeps its `limit` first. */
export function addRanked(top: RankedPlace[], match: RankedPlace, limit: number): void {
  const at = top.findLastIndex((other) => byRank(other, match) < 0) + 1
  if (at < limit) top.splice(at, 0, match)
  if (top.length > limit) top.pop()
}
