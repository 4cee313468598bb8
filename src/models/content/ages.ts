// Where the figures of a page come from and of which month they are, below what they belong to.
import type { Provenance } from '#catalogue/figure.ts'
import { agesOf } from '#catalogue/load.ts'
import { type Mode, modes } from '#catalogue/mode.ts'
import { formatAges } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages/en.ts'
import type { Language } from '#lib/languages.ts'
import { basisLine } from '../receipts.ts'

/** A line for each different origin of the figures, the most frequent first. */
export function ageLines(figures: readonly Provenance[], lang: Language): string[] {
  const lines = [...Map.groupBy(figures, (figure) => basisLine(figure, lang))]
  return lines.sort(([, a], [, b]) => b.length - a.length).map(([line]) => line)
}

/** One sentence below lists of routes: their own pages have the dates and sources of each. */
export function listAges(lang: Language, t: Messages, of: readonly Mode[] = modes): string[] {
  const ages = agesOf(of)
  return ages ? [t.common.listAges(formatAges(ages, lang))] : []
}
