// Order of the suggestions while texts and replies change: shown rows stay in place where possible.
import type { SearchPlace } from '#places/search-city.ts'
import type { Found } from './search-places.ts'

/** Tells rows apart: a town, or a stop of it. */
export const rowKey = ({ id, via }: SearchPlace): string => (via ? `${id} ${via.label}` : id)

/** How a place matches the text. */
export interface RowOrder {
  begins(place: SearchPlace): boolean
  /** true for a city with a matching name */
  isCity(place: SearchPlace): boolean
}

/**
 * The rows that follow `shown`, all of which match the text. Cities come first, then towns and stops, then places without
 * journeys. Of each, those that are loaded keep their order and lead those of the server. Without `remote`, shown places stay; with
 * it, exactly named ones lead the others, shown ones keep their order, and new ones follow, those that begin with the text first.
 */
export function nextRows(
  shown: readonly SearchPlace[],
  { local, remote, named = [] }: Found,
  { begins, isCity }: RowOrder,
): SearchPlace[] {
  const first = new Set(local.map(rowKey))
  const others = shown.filter((place) => !first.has(rowKey(place)))
  const tier = (place: SearchPlace) => (isCity(place) ? 0 : place.kind === 'place' && !place.via ? 2 : 1)
  const ordered = (rows: Iterable<SearchPlace>) => [...rows].sort((a, b) => tier(a) - tier(b))
  if (!remote) return ordered([...local, ...others])
  const byKey = new Map(remote.map((place) => [rowKey(place), place]))
  const stillFound = others.flatMap((place) => byKey.get(rowKey(place)) ?? [])
  const beginning = remote.filter(begins)
  return ordered(new Set([...local, ...named, ...stillFound, ...beginning, ...remote]))
}
