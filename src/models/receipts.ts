// Receipts of an option: basis, date, publishers, arithmetic. Publications: method page (A11).

import type { Basis, Provenance, SourceId } from '#catalogue/figure.ts'
import { factor, fareModel } from '#catalogue/load.ts'
import { isDriven } from '#catalogue/mode.ts'
import { isModelled, type TransportOption } from '#catalogue/route.ts'
import { formatCo2, formatDistance, formatList, formatNumber } from '#i18n/format.ts'
import { formatAsOf } from '#i18n/format-dates.ts'
import type { Messages } from '#i18n/messages/en.ts'
import { messagesFor } from '#i18n/messages.ts'
import { nightWord } from '#i18n/night-word.ts'
import { capital } from '#lib/capital.ts'
import type { Rich } from '#lib/fill.ts'
import { withFullStop } from '#lib/full-stop.ts'
import type { Language } from '#lib/languages.ts'
import { memo } from '#lib/memo.ts'
import { operatorNames, publisherNames } from './names.ts'

export interface Receipt {
  /** figures of one basis: "Time", "Departures: about 16 a day"; time, price and CO₂e are above */
  figures: string[]
  /** arithmetic, one line per step */
  how: Rich[]
  /** "Read in a published timetable. As of August 2026: Eurostar." */
  basis: string
}

/** One line per factor: the kilometres of all legs and countries that share it. */
function co2Lines(option: TransportOption, lang: Language, t: Messages): Rich[] {
  const parts = option.legs.flatMap((leg) => leg.co2Parts)
  return [...Map.groupBy(parts, (part) => part.factor)].map(([id, same]) => [
    t.route.factorLine(
      formatDistance(
        same.reduce((sum, { km }) => sum + km, 0),
        lang,
      ),
      formatNumber(factor(id).gramsCo2ePerKm, lang, 1),
      formatCo2(
        same.reduce((sum, { kg }) => sum + kg, 0),
        lang,
      ),
    ),
  ])
}

const percent = memo((share: number, lang: Language) =>
  new Intl.NumberFormat(lang, { style: 'percent' }).format(Math.max(share, 0.01)),
)

/** How far off a fare model is, or that this is not known. */
function errorOf(model: string, lang: Language, { transport }: Messages): string {
  const { error } = fareModel(model)
  if (!error) return transport.fareErrorUnknown
  const { fares, low, high } = error
  return transport.fareError(formatNumber(fares, lang), percent(low, lang), percent(high, lang))
}

/**
 * A line per ticket or cost. One of several tickets says how its fare is known, the first estimate of a brand how far off
 * it is.
 */
function fareLines({ fareParts }: TransportOption, lang: Language, t: Messages): Rich[] {
  const { fareRule, basis: bases } = t.transport
  return fareParts.map((part, index) => {
    const { rule, of, by, basis, low, high } = part
    const what = by ? operatorNames(by, lang) : fareRule[rule]
    const from = basis && basis !== 'modelled' && fareParts.length > 1 ? ` (${bases[basis]})` : ''
    const isFirst = isModelled(part) && !fareParts.slice(0, index).some((one) => one.of === of)
    const error = isFirst ? `, ${errorOf(of, lang, t)}` : ''
    return [`${what}${from}${error}${t.common.colon}`, { low, high }]
  })
}

/** Basis, date and publishers of figures in one line. */
export function basisLine({ basis, asOf, sources }: Provenance, lang: Language): string {
  return basisText(basis, asOf, sources, lang)
}

/** Memoised: thousands of figures share a few hundred lines. */
const basisText = memo((basis: Basis, date: string, sources: readonly SourceId[], lang: Language) => {
  const t = messagesFor(lang)
  const asOf = capital(t.transport.asOf(formatAsOf(date, lang)))
  return withFullStop(
    `${t.transport.basisLong[basis]} ${asOf}${t.common.colon}${publisherNames(sources, t, true)}`,
  )
})

/** "Night train: seats, couchettes and sleepers": the berths, shown with the timetable. */
function berthsOf({ legs }: TransportOption, lang: Language, t: Messages): string[] {
  return legs.flatMap(({ mode, night }) => {
    if (!night) return []
    const berths = formatList(
      night.berths.map((berth) => t.transport.berths[berth]),
      lang,
    )
    return [`${nightWord(mode, t)}${t.common.colon}${berths}`]
  })
}

/** Receipts of all figures: time with other figures of its timetable, door to door, price and CO2e. */
export function toReceipts(
  option: TransportOption,
  frequency: string,
  lang: Language,
  t: Messages,
): Receipt[] {
  const receipt = (figures: string[], known: Provenance, how: Rich[] = []): Receipt => ({
    figures,
    how,
    basis: basisLine(known, lang),
  })
  const { column } = t.route
  const inTimetable = [
    column.time,
    ...(isDriven(option.mode) ? [] : [`${t.route.frequency}${t.common.colon}${frequency}`]),
    ...new Set(berthsOf(option, lang, t)),
  ]
  return [
    receipt(inTimetable, option.minutes),
    receipt([column.door], option.doorToDoor),
    receipt([column.price], option.price, fareLines(option, lang, t)),
    ...(Number.isFinite(option.co2.value)
      ? [receipt([column.co2], option.co2, co2Lines(option, lang, t))]
      : []),
  ]
}
