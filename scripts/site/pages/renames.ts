// Files for browsers that are made of the same modules and have another name: one word in a script renames all files that
// lead to it, up to the script of every page. A page that differs in such names alone is written anew without drawing it.
import { hashOf, type StateOf } from './records.ts'
import { fileNamed } from './states.ts'

/** Names of reads of the last build with the present ones. */
export type Renames = ReadonlyMap<string, string>

/**
 * Pairs files that are gone with new ones of the same modules, where both are the only ones.
 * @param before hashes of the last build by name of the read
 * @param files for browsers, as paths below the site
 */
export function renamesOf(
  before: ReadonlyMap<string, string>,
  files: readonly string[],
  stateOf: StateOf,
): Renames {
  const present = files.map((name) => fileNamed(`/${name}`))
  const isPresent = new Set(present)
  const added = Map.groupBy(
    present.filter((name) => !before.has(name) && stateOf(name)),
    (name) => hashOf(stateOf(name) as string),
  )
  const gone = Map.groupBy(
    [...before.keys()].filter((name) => name.startsWith(fileNamed('/')) && !isPresent.has(name)),
    (name) => before.get(name) as string,
  )
  return new Map(
    [...gone].flatMap(([hash, [old, ...others]]) => {
      const [now, ...more] = added.get(hash) ?? []
      return old && now && others.length === 0 && more.length === 0 ? [[old, now]] : []
    }),
  )
}

/** The path in the read of a file. */
const pathIn = (read: string) => read.slice(fileNamed('').length)

/** A text of the last build with the present names. */
export const withNewNames = (text: string, renames: Renames): string =>
  [...renames].reduce((renamed, [old, now]) => renamed.replaceAll(pathIn(old), pathIn(now)), text)

/** States as they would be had no file another name. */
export function statesBefore(stateOf: StateOf, renames: Renames): StateOf {
  const back = new Map([...renames].map(([old, now]) => [now, old]))
  return (read) => {
    const state = stateOf(renames.get(read) ?? read)
    return state && withNewNames(state, back)
  }
}
