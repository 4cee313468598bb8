// Names of cities for a script that knows only their ids.
import type { Place } from '#catalogue/place.ts'
import type { Language } from '#lib/languages.ts'
import { nameFromId } from '#lib/name-from-id.ts'

/** "munich=München", one a line, for the cities whose name is not their id in capitals. */
export function namesOtherThanIds(cities: readonly Place[], lang: Language): string {
  return cities
    .filter(({ id, names }) => nameFromId(id) !== names[lang])
    .map(({ id, names }) => `${id}=${names[lang]}`)
    .join('\n')
}
