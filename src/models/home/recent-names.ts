// City names for a script that only knows ids.
import type { Place } from '#catalogue/place.ts'
import type { Language } from '#lib/languages.ts'
import { nameFromId } from '#lib/name-from-id.ts'

/** Lines "munich=München", for cities whose name is not the capitalised id. */
export function namesOtherThanIds(cities: readonly Place[], lang: Language): string {
  return cities
    .filter(({ id, names }) => nameFromId(id) !== names[lang])
    .map(({ id, names }) => `${id}=${names[lang]}`)
    .join('\n')
}
