// Where the figures of a page come from and of which month they are, below what they belong to.
import { bases, type Provenance } from '#catalogue/figure.ts'
import { agesOf } from '#catalogue/load.ts'
import { type Mode, modes } from '#catalogue/mode.ts'
import { formatAges, formatAsOf } from '#i18n/format-dates.ts'
import type { Messages } from '#i18n/messages/en.ts'
import { messagesFor } from '#i18n/messages.ts'
import { capital } from '#lib/capital.ts'
import { withFullStop } from '#lib/full-stop.ts'
import type { Language } from '#lib/languages.ts'
import { publisherNames } from '../names.ts'

/** "Published by the operator or an authority. As of March 2026: EMT Madrid; as of 2025: Renfe.", the surest first. */
export function ageLines(figures: readonly Provenance[], lang: Language): string[] {
  const t = messagesFor(lang)
  return bases.flatMap((basis) => {
    const ofBasis = figures.filter((figure) => figure.basis === basis)
    const byDate = [...Map.groupBy(ofBasis, ({ asOf }) => asOf)].sort(([a], [b]) => (a < b ? 1 : -1))
    const dates = byDate.map(([asOf, same]) => {
      const sources = [...new Set(same.flatMap((figure) => figure.sources))]
      return `${t.transport.asOf(formatAsOf(asOf, lang))}${t.common.colon}${publisherNames(sources, t, true)}`
    })
    return dates.length > 0
      ? withFullStop(`${t.transport.basisLong[basis]} ${capital(dates.join(t.common.semicolon))}`)
      : []
  })
}

/** One sentence below lists of routes: their own pages have the dates and sources of each. */
export function listAges(lang: Language, t: Messages, of: readonly Mode[] = modes): string[] {
  const ages = agesOf(of)
  return ages ? [t.common.listAges(formatAges(ages, lang))] : []
}
