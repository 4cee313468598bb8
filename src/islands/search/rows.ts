// Which rows stand under a field while texts and replies come and go: nothing moves under a finger, nothing flickers.
import type { SearchPlace } from '#places/search-city.ts'
import type { Found } from './search-places.ts'

/**
 * Rows after `shown`, which still fit the text. The catalogue's come first. Until the places beyond it are there, those
 * shown stay; once they are, those named exactly as typed lead them, those shown keep their order and new ones follow.
 */
export function nextRows(shown: readonly SearchPlace[], { local, remote, named = [] }: Found): SearchPlace[] {
  const first = new Set(local.map(({ id }) => id))
  const others = shown.filter(({ id }) => !first.has(id))
  if (!remote) return [...local, ...others]
  const byId = new Map(remote.map((place) => [place.id, place]))
  const kept = others.flatMap(({ id }) => byId.get(id) ?? [])
  return [...new Set([...local, ...named, ...kept, ...remote])]
}
