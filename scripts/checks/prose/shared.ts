// The share of a text's wording that occurs in any other text of its kind.
import { sequencesOf } from './overlap.ts'

export interface Shared {
  of: string
  /** share of its sequences that occur in any other text, 0 to 1 */
  share: number
  /** the text that has most of these sequences */
  with: string
}

/** For each text the share of its sequences that other texts have; 0 for a text without a sequence. */
export function sharedWording(texts: ReadonlyMap<string, string>): Shared[] {
  const sequences = [...texts].map(([id, text]) => [id, sequencesOf(text)] as const)
  const owners = new Map<string, string[]>()
  for (const [id, set] of sequences)
    for (const sequence of set) {
      const known = owners.get(sequence)
      if (known) known.push(id)
      else owners.set(sequence, [id])
    }
  return sequences.map(([id, set]) => {
    const counts = new Map<string, number>()
    let shared = 0
    for (const sequence of set) {
      const all = owners.get(sequence) as string[]
      if (all.length < 2) continue
      shared += 1
      for (const other of all) if (other !== id) counts.set(other, (counts.get(other) ?? 0) + 1)
    }
    const [most = ''] = [...counts].reduce<[string, number] | []>(
      (best, one) => (one[1] > (best[1] ?? 0) ? one : best),
      [],
    )
    return { of: id, share: set.size === 0 ? 0 : shared / set.size, with: most }
  })
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
