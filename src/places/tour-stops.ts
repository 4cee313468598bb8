// Stops of a tour as typed, and the towns they are.
import type { PlaceId } from '#catalogue/place.ts'
import type { AskedStop } from '#catalogue/tour-query.ts'
import type { Language } from '#lib/languages.ts'
import type { DirectoryIndex } from './directory-index.ts'
import type { KnownPlace } from './place-lookup.ts'

/** Nothing has the name; a place without journeys; the same town again. */
export type StopProblem = 'unknown' | 'place' | 'twice'

export interface FoundStop extends AskedStop {
  /** the town; absent for a stop with a problem */
  place?: PlaceId
  problem?: StopProblem
}

/**
 * The stops with their towns, and their names in the language; a name that means another place there gives way to the id.
 * A town may come again later in the order given, not in the best one.
 * @param find by any name
 */
export function findStops(
  stops: readonly AskedStop[],
  isOrdered: boolean,
  lang: Language,
  index: Pick<DirectoryIndex, 'kindOf' | 'name'>,
  find: (text: string) => KnownPlace | undefined,
): FoundStop[] {
  const known: PlaceId[] = []
  return stops.map((stop): FoundStop => {
    const found = find(stop.text)
    if (!found) return { ...stop, problem: 'unknown' }
    const place = index.kindOf(found.id) === 'place' ? (found.byCode ?? found) : found
    const name = index.name(place.id, lang)
    const text = find(name)?.id === place.id ? name : place.id
    if (index.kindOf(place.id) === 'place') return { ...stop, text, problem: 'place' }
    const isAgain = isOrdered ? known.at(-1) === place.id : known.includes(place.id)
    known.push(place.id)
    return isAgain ? { ...stop, text, problem: 'twice' } : { ...stop, text, place: place.id }
  })
}
