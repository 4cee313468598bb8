// How alike two short texts are.
import { distance } from 'fastest-levenshtein'

/**
 * Similarity from 0 to 1: one minus the edit distance (Levenshtein) over the longer length; two empty texts are equal.
 */
export function similarity(a: string, b: string): number {
  const longer = Math.max(a.length, b.length)
  return longer === 0 ? 1 : 1 - distance(a, b) / longer
}
