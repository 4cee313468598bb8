// Where a missing route was to begin and to end, as the current build knows the two places.
import type { CountryCode } from '#catalogue/place.ts'
import type { KnownAs } from '#contracts/known-as.ts'
import type { MissingRoute } from '#contracts/track-missing-route.ts'
import { slugify } from '#lib/fold.ts'
import type { DirectoryIndex } from '#places/directory-index.ts'
import { likeliestSplit } from '#places/slug.ts'

export interface MissingEnd {
  /** id of a known place, else the folded name */
  town: string
  /** in English; of an unknown place as it was sent */
  name: string
  /** of a known place */
  country?: CountryCode
  knownAs: KnownAs
}

/** What a place is to us by its id. */
export function knownAs(id: string, index: DirectoryIndex): KnownAs {
  const kind = index.kindOf(id)
  return kind !== 'place' || index.place(id) ? kind : 'unknown'
}

/** A place by its id. */
function knownEnd(id: string, index: DirectoryIndex): MissingEnd {
  const country = (index.city(id) ?? index.place(id))?.country
  return { town: id, name: index.name(id, 'en'), knownAs: knownAs(id, index), ...(country && { country }) }
}

/** A place by the name that was sent. */
function namedEnd(name: string, index: DirectoryIndex): MissingEnd {
  const place = index.lookup(slugify(name))
  return place ? knownEnd(place.id, index) : { town: slugify(name) || name, name, knownAs: 'unknown' }
}

/** A town in any spelling as `MissingEnd` names it. */
export const townOf = (text: string, index: DirectoryIndex): string => namedEnd(text, index).town

/** Both ends: by the address that was asked for, else by the names that were sent with it. */
export function missingEnds(
  { requestedSlug, originCity, destinationCity }: MissingRoute,
  index: DirectoryIndex,
): [MissingEnd, MissingEnd] {
  const { origin, destination } = likeliestSplit(slugify(requestedSlug), index.lookup) ?? {}
  const end = (place: typeof origin, name: string) =>
    place ? knownEnd(place.id, index) : namedEnd(name, index)
  return [end(origin, originCity), end(destination, destinationCity)]
}
