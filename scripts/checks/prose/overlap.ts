// The wording that texts have in common: word sequences of a fixed length, with numbers and names.

/** Number of words in a sequence. */
export const sequenceLength = 8
/** Largest share of its sequences that a route may have in common with any route but its reverse. */
export const mostShared = 0.4

/** Words and numbers in lower case, without the punctuation. */
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

/** For each sequence the indices of the texts that have it. */
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

/** Index of the highest allowed count; -1 without one. */
function highest(counts: Uint32Array, allowed: (index: number) => boolean): number {
  let most = -1
  for (const [index, count] of counts.entries())
    if ((most < 0 || count > (counts[most] as number)) && allowed(index)) most = index
  return most
}

/**
 * For each text the other text with the largest common share.
 * @param exempt pairs that may be similar, such as a route and its reverse
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
