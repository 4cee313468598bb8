// How many people live in each town, for lists that have the largest first.
import type { PlaceId } from '#catalogue/place.ts'
import type { GeonamesPlace } from '../gazetteer/geonames.ts'
import type { Network } from '../read/network.ts'

/** Inhabitants by town; one that GeoNames does not know is left out. */
export function townPopulations(
  { places }: Pick<Network, 'places'>,
  geonames: readonly GeonamesPlace[],
): Record<PlaceId, number> {
  const known = new Map(geonames.map(({ cityId, population }) => [cityId, population]))
  return Object.fromEntries(
    [...places.values()].flatMap(({ id, kind, geonamesId }) => {
      const population = known.get(geonamesId)
      return kind === 'town' && population !== undefined ? [[id, population]] : []
    }),
  )
}
