// Names of cities and towns for a script that only knows ids.
import type { Place, PlaceId } from '#catalogue/place.ts'
import type { Language } from '#lib/languages.ts'
import { nameFromId } from '#lib/name-from-id.ts'

/** Names by id, of places whose name is not the capitalised id: { munich: "München" }. */
export const namesOtherThanIds = (towns: readonly Place[], lang: Language): Record<PlaceId, string> =>
  Object.fromEntries(
    towns.filter(({ id, names }) => nameFromId(id) !== names[lang]).map(({ id, names }) => [id, names[lang]]),
  )
