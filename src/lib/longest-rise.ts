// What can stay while a list is put in another order.

/** The longest part of a list whose numbers rise, in its order; of several the first. */
export function longestRise(numbers: readonly number[]): number[] {
  const endings: number[][] = []
  for (const number of numbers) {
    const before = longestOf(endings.filter((run) => (run.at(-1) as number) < number))
    endings.push([...before, number])
  }
  return longestOf(endings)
}

const longestOf = (runs: readonly number[][]) =>
  runs.reduce((longest, run) => (run.length > longest.length ? run : longest), [])
