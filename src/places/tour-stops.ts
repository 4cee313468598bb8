// Stops of a tour as typed, and the towns they are.
import type { PlaceId } from '#catalogue/place.ts'
import type { AskedStop } from '#catalogue/tour-query.ts'

/** Nothing has the name; a place without journeys; the same town again. */
export type StopProblem = 'unknown' | 'place' | 'twice'

export interface FoundStop extends AskedStop {
  /** the town; absent for a stop with a problem */
  place?: PlaceId
  problem?: StopProblem
}

/** Finds a place by id or by any spelling, with its name in the language of the page. */
export type FindStop = (
  typed: string,
) => { id: PlaceId; name: string /** false where no journeys begin */; isTown: boolean } | undefined

/**
 * The stops with their towns, and their names in the language; a name that means another place there gives way to the id.
 * @param isOrdered a town may come again later in the order given, not in the best one
 */
export function findStops(stops: readonly AskedStop[], isOrdered: boolean, find: FindStop): FoundStop[] {
  const known: PlaceId[] = []
  return stops.map((stop): FoundStop => {
    const found = find(stop.text)
    if (!found) return { ...stop, problem: 'unknown' }
    const { id, name, isTown } = found
    if (!isTown) return { ...stop, text: name, problem: 'place' }
    const text = find(name)?.id === id ? name : id
    const isAgain = isOrdered ? known.at(-1) === id : known.includes(id)
    known.push(id)
    return isAgain ? { ...stop, text, problem: 'twice' } : { ...stop, text, place: id }
  })
}
