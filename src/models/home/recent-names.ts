// Names of cities and towns for a script that only knows ids.
import type { Place } from '#catalogue/place.ts'
import type { Language } from '#lib/languages.ts'
import { nameFromId } from '#lib/name-from-id.ts'

/** Lines "munich=München", for places whose name is not the capitalised id. */
export function namesOtherThanIds(towns: readonly Place[], lang: Language): string {
  return towns
    .filter(({ id, names }) => nameFromId(id) !== names[lang])
    .map(({ id, names }) => `${id}=${names[lang]}`)
    .join('\n')
}
