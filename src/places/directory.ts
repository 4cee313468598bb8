// The directory: data that resolves typed names and slugs, small enough for functions and browsers.
import type { EstimateModels } from '#catalogue/estimates.ts'
import type { Mode } from '#catalogue/mode.ts'
import type { Place, PlaceId } from '#catalogue/place.ts'
import type { Slug } from '#catalogue/route.ts'
import type { PagesBeside } from './pages-beside.ts'

export type DirectoryCity = Pick<
  Place,
  'id' | 'names' | 'aliases' | 'country' | 'lat' | 'lng' | 'timeZone' | 'iata'
>

/** What addresses call the stops of a town, as slugs. */
export interface StopWords {
  /** without the name of the town: "gare-du-nord" */
  names: string[]
  /** IATA codes of its airports, and of all together */
  codes: string[]
}

export interface Directory {
  /** only cities with pages, by id */
  cities: DirectoryCity[]
  /** ids of the other places with journeys, sorted: the pages of their routes are drawn on request */
  towns: PlaceId[]
  /** of cities and towns */
  stopWords: Record<PlaceId, StopWords>
  /** pages about a way that is no route */
  pages: PagesBeside
  /** every route of the catalogue, sorted */
  routes: Slug[]
  /** number of routes with an option of the mode */
  modes: Partial<Record<Mode, number>>
  /** coefficients of estimates between any two places */
  estimates: EstimateModels
}
