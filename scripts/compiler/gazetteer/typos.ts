// Typing errors for benchmarks of the search, the same ones on every machine.

/** Numbers from 0 to 1 that repeat with the seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** The word with a letter missing, added or replaced, or with two letters swapped. */
export function oneTypo(word: string, random: () => number): string {
  const at = Math.floor(random() * (word.length - 1))
  const letter = letters[Math.floor(random() * letters.length)] as string
  const [before, here, after] = [word.slice(0, at), word[at] as string, word.slice(at + 1)]
  switch (Math.floor(random() * 4)) {
    case 0:
      return before + after
    case 1:
      return before + letter + here + after
    case 2:
      return before + letter + after
    default:
      return before + after[0] + here + after.slice(1)
  }
}
