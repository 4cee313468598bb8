// Checks of the names of places: every language, and what else people type.
import type { Place } from '#catalogue/place.ts'
import { fold } from '#lib/fold.ts'
import { type Language, languageInfo } from '#lib/languages.ts'
import { letterWithout } from '#tools/figtree.ts'
import type { Problems } from './problems.ts'
import type { Located } from './table.ts'

/** A name belongs to one place, and the pictures of shared links can draw it. */
export function checkNames(places: Iterable<Located<Place>>, problems: Problems): void {
  const owners = new Map<string, Located<Place>>()
  const all = [...places]
  for (const place of all) {
    for (const [lang, name] of Object.entries(place.names)) {
      owners.set(fold(name), place)
      const letter = letterWithout(name)
      if (letter !== undefined)
        problems.add(
          place.where,
          `"${lang}" has "${letter}", which the font of the pictures lacks.`,
          `Give the ${languageInfo[lang as Language].name} name in Latin letters.`,
        )
    }
  }
  for (const { id, aliases, where } of all)
    for (const alias of aliases) {
      const owner = owners.get(fold(alias))
      if (owner && owner.id !== id)
        problems.add(
          where,
          `"aliases" has "${alias}", which is ${owner.id} (${owner.where}).`,
          'Remove it: a search would find another place.',
        )
    }
}
