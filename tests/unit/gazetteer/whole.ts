// The whole gazetteer, compiled from data/ with the forty cities and all towns.
import { compilePlaces } from '#compiler/gazetteer/compile.ts'
import { readPlaceNames } from '#compiler/gazetteer/names.ts'
import { packKeys, packPlace } from '#places/gazetteer.ts'
import { indexPlaces, type PlaceIndex } from '#places/place-index.ts'
import { createPlaceSearch, type PlaceSearch } from '#places/place-search.ts'
import { root } from '#scripts/lib/root.ts'
import { fortyCities } from '../../fixtures/cities.ts'
import { townIds } from '../../fixtures/towns.ts'

export function wholeGazetteer(): { index: PlaceIndex; search: PlaceSearch } {
  const places = compilePlaces(readPlaceNames(root), () => 'land')
  const index = indexPlaces({
    places: places.map(packPlace).join('\n'),
    keys: places.map(({ id, spellings }) => packKeys(id, spellings)).join('\n'),
  })
  const search = createPlaceSearch(index, { cities: fortyCities.map(({ id }) => id), towns: townIds })
  return { index, search }
}
