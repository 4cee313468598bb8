// How much of its wording a text shares with others: word sequences of a fixed length, numbers and names included.

/** Words of a sequence. */
export const sequenceLength = 8
/** Most of its sequences a route may share with any other but its reverse. */
export const mostShared = 0.4

/** Words and numbers in lower case; marks between them do not count. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Every distinct sequence of `length` words. */
export function sequencesOf(text: string, length = sequenceLength): Set<string> {
  const words = wordsOf(text)
  return new Set(
    words
      .slice(0, Math.max(0, words.length - length + 1))
      .map((_, at) => words.slice(at, at + length).join(' ')),
  )
}

export interface Overlap {
  of: string
  with: string
  /** share of the sequences of `of` that `with` has too, 0 to 1 */
  share: number
}

/** Indices of the texts that have each sequence. */
function ownersOf(sequences: readonly ReadonlySet<string>[]): Map<string, number[]> {
  const owners = new Map<string, number[]>()
  for (const [index, set] of sequences.entries())
    for (const sequence of set) {
      const known = owners.get(sequence)
      if (known) known.push(index)
      else owners.set(sequence, [index])
    }
  return owners
}

/** Index of the highest count that `allowed` lets through; -1 where there is none. */
function highest(counts: Uint32Array, allowed: (index: number) => boolean): number {
  let most = -1
  for (const [index, count] of counts.entries())
    if ((most < 0 || count > (counts[most] as number)) && allowed(index)) most = index
  return most
}

/**
 * For each text the other one it shares most with.
 * @param exempt pairs that may be alike, such as a route and its reverse
 */
export function worstOverlaps(
  texts: ReadonlyMap<string, string>,
  exempt: (a: string, b: string) => boolean,
): Overlap[] {
  const ids = [...texts.keys()]
  const sequences = [...texts.values()].map((text) => sequencesOf(text))
  const owners = ownersOf(sequences)
  return sequences.map((set, index) => {
    const of = ids[index] as string
    const shared = new Uint32Array(ids.length)
    for (const sequence of set)
      for (const other of owners.get(sequence) as number[]) shared[other] = (shared[other] as number) + 1
    const most = highest(shared, (other) => other !== index && !exempt(of, ids[other] as string))
    const share = most < 0 || set.size === 0 ? 0 : (shared[most] as number) / set.size
    return { of, with: ids[most] ?? '', share }
  })
}
