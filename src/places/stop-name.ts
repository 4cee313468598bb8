// Names of stops without the name of their town.
import { fold } from '#lib/fold.ts'

const between = /^[\s–/-]+/

/**
 * "Gare du Nord" of "Paris Gare du Nord"; undefined when nothing is left that tells the stop apart.
 * @param spellings all names of the town
 */
export function ownName(name: string, spellings: readonly string[]): string | undefined {
  const longest = [...spellings].sort((a, b) => b.length - a.length)
  const start = longest.find((spelling) => fold(name).startsWith(fold(spelling)))
  const rest = start ? name.slice(start.length).replace(between, '') : name
  return rest || undefined
}
