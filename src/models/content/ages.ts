// Where the figures of a page come from and of which month they are, below what they belong to.
import type { Provenance } from '#catalogue/figure.ts'
import type { Language } from '#lib/languages.ts'
import { basisLine } from '../receipts.ts'

/** A line for each different origin of the figures, the most frequent first. */
export function ageLines(figures: readonly Provenance[], lang: Language): string[] {
  const lines = [...Map.groupBy(figures, (figure) => basisLine(figure, lang))]
  return lines.sort(([, a], [, b]) => b.length - a.length).map(([line]) => line)
}
