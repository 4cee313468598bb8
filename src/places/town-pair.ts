// Pairs with journeys: two cities or towns, whose pages stand at build or are drawn on request.
import type { PlaceId } from '#catalogue/place.ts'
import type { Slug } from '#catalogue/route.ts'
import type { DirectoryIndex } from './directory-index.ts'

export interface TownPair {
  origin: PlaceId
  destination: PlaceId
}

type Kinds = Pick<DirectoryIndex, 'kindOf'>

/** Whether journeys lead from and to a place. */
export const hasJourneys = (id: PlaceId, { kindOf }: Kinds): boolean => kindOf(id) !== 'place'

/** The cities or towns whose ids make up a slug; undefined for any other text. */
export function townPair(slug: Slug, index: Kinds): TownPair | undefined {
  for (let at = slug.indexOf('-'); at > 0; at = slug.indexOf('-', at + 1)) {
    const [origin, destination] = [slug.slice(0, at), slug.slice(at + 1)]
    if (origin !== destination && hasJourneys(origin, index) && hasJourneys(destination, index))
      return { origin, destination }
  }
  return undefined
}
