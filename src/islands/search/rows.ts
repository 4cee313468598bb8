// Order of the suggestions while texts and replies change: shown rows stay in place where possible.
import type { SearchPlace } from '#places/search-city.ts'
import type { Found } from './search-places.ts'

/**
 * The rows that follow `shown`, all of which match the text. Cities of the catalogue come first.
 * Without `remote`, shown places stay; with it, exactly named ones lead, shown ones keep their order
 * and new ones follow.
 */
export function nextRows(shown: readonly SearchPlace[], { local, remote, named = [] }: Found): SearchPlace[] {
  const first = new Set(local.map(({ id }) => id))
  const others = shown.filter(({ id }) => !first.has(id))
  if (!remote) return [...local, ...others]
  const byId = new Map(remote.map((place) => [place.id, place]))
  const stillFound = others.flatMap(({ id }) => byId.get(id) ?? [])
  return [...new Set([...local, ...named, ...stillFound, ...remote])]
}
