// How alike two short texts are.

/** Least number of letters to insert, delete or replace (Levenshtein), or Infinity as soon as it exceeds `limit`. */
export function editDistance(a: string, b: string, limit = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) > limit) return Number.POSITIVE_INFINITY
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row++) {
    const current = nextRow(previous, a.charCodeAt(row - 1), b, row)
    if (Math.min(...current) > limit) return Number.POSITIVE_INFINITY
    previous = current
  }
  const distance = previous[b.length] as number
  return distance > limit ? Number.POSITIVE_INFINITY : distance
}

function nextRow(previous: readonly number[], letter: number, b: string, row: number): number[] {
  const current = [row]
  for (let column = 1; column <= b.length; column++) {
    const replace = (previous[column - 1] as number) + (letter === b.charCodeAt(column - 1) ? 0 : 1)
    const drop = (previous[column] as number) + 1
    const insert = (current[column - 1] as number) + 1
    current.push(Math.min(replace, drop, insert))
  }
  return current
}

/**
 * Similarity from 0 to 1: one minus the edit distance over the longer length; two empty texts are equal.
 * Texts that cannot exceed `above` are given up early and count as 0.
 */
export function similarity(a: string, b: string, above = -1): number {
  const longer = Math.max(a.length, b.length)
  if (longer === 0) return 1
  const distance = editDistance(a, b, Math.floor((1 - above) * longer))
  return distance === Number.POSITIVE_INFINITY ? 0 : 1 - distance / longer
}
