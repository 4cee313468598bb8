// Order of the suggestions while texts and replies change: shown rows stay in place where possible.
import type { SearchPlace } from '#places/search-city.ts'
import type { Found } from './search-places.ts'

/** Tells rows apart: a town, or a stop of it. */
export const rowKey = ({ id, via }: SearchPlace): string => (via ? `${id} ${via.label}` : id)

/**
 * The rows that follow `shown`, all of which match the text. Cities of the catalogue come first, of these and of the
 * others those whose names begin with the text. Without `remote`, shown places stay; with it, exactly named ones lead
 * the others, shown ones keep their order and new ones follow.
 */
export function nextRows(
  shown: readonly SearchPlace[],
  { local, remote, named = [] }: Found,
  begins: (place: SearchPlace) => boolean = () => false,
): SearchPlace[] {
  const first = new Set(local.map(rowKey))
  const others = shown.filter((place) => !first.has(rowKey(place)))
  if (!remote) return beginningFirst([...local, ...others], begins)
  const byKey = new Map(remote.map((place) => [rowKey(place), place]))
  const stillFound = others.flatMap((place) => byKey.get(rowKey(place)) ?? [])
  const known = beginningFirst(local, begins)
  return [...new Set([...known, ...named, ...stillFound, ...beginningFirst(remote, begins)])]
}

const beginningFirst = (
  rows: readonly SearchPlace[],
  begins: (place: SearchPlace) => boolean,
): SearchPlace[] => [...rows.filter(begins), ...rows.filter((place) => !begins(place))]
