// Similarity of two short texts.
import { distance } from 'fastest-levenshtein'

/** One minus the Levenshtein distance over the longer length, 0 to 1; two empty texts give 1. */
export function similarity(a: string, b: string): number {
  const longer = Math.max(a.length, b.length)
  return longer === 0 ? 1 : 1 - distance(a, b) / longer
}
