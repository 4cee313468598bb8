// The directory: data that resolves typed names and slugs, small enough for functions and browsers.
import type { EstimateModels } from '#catalogue/estimates.ts'
import type { Mode } from '#catalogue/mode.ts'
import type { Place, PlaceId } from '#catalogue/place.ts'
import type { Slug } from '#catalogue/route.ts'

export type DirectoryCity = Pick<
  Place,
  'id' | 'names' | 'aliases' | 'country' | 'lat' | 'lng' | 'timeZone' | 'iata'
>

export interface Directory {
  /** only cities with pages, by id */
  cities: DirectoryCity[]
  /** ids of the other places with journeys, sorted: the pages of their routes are drawn on request */
  towns: PlaceId[]
  /** every route of the catalogue, sorted */
  routes: Slug[]
  /** number of routes with an option of the mode */
  modes: Partial<Record<Mode, number>>
  /** coefficients of estimates between any two places */
  estimates: EstimateModels
}
