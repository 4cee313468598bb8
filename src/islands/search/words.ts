// Words of a text for comparison: folded, without those that only connect names.
import { fold } from '#lib/fold.ts'

/** "to", "of" and "the" in five languages: "dover to calais", "gare de lyon", "von wien nach prag". */
const connecting = new Set(
  'to from and of the nach von und bis der die das vers de du des la le les et a en y el los al da di del della e il'.split(
    ' ',
  ),
)

/** "Gare du Nord" → ["gare", "nord"]; a text of connecting words alone has none. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !connecting.has(word))

/** True when every typed word begins one of the words. */
export const isMeant = (typed: readonly string[], words: readonly string[]): boolean =>
  typed.length > 0 && typed.every((word) => words.some((other) => other.startsWith(word)))
