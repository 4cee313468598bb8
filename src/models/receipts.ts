// Where the figures of an option come from: basis, date, publishers, arithmetic. The method page lists the publications.

import type { Provenance } from '#catalogue/figure.ts'
import { factor } from '#catalogue/load.ts'
import type { TransportOption } from '#catalogue/route.ts'
import {
  formatAsOf,
  formatCo2,
  formatDistance,
  formatDuration,
  formatMoneyRange,
  formatNumber,
} from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import type { Messages } from '#i18n/messages/en.ts'
import { publisherNames } from './names.ts'

export interface Receipt {
  label: string
  value: string
  /** arithmetic, a line a step */
  how: string[]
  /** "Read in a published timetable. As of August 2026: Eurostar." */
  basis: string
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** One line a factor: kilometres of all legs and countries that share it. */
function co2Lines(option: TransportOption, lang: Language, t: Messages): string[] {
  const parts = option.legs.flatMap((leg) => leg.co2Parts)
  return [...Map.groupBy(parts, (part) => part.factor)].map(([id, same]) =>
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
  )
}

function fareLines(option: TransportOption, lang: Language, t: Messages): string[] {
  return option.fareParts.map(
    (part) =>
      `${t.transport.fareRule[part.rule]}${t.common.colon}${formatMoneyRange(part.low, part.high, 'EUR', lang)}`,
  )
}

/** Receipts of time, price and CO2e. */
export function toReceipts(option: TransportOption, lang: Language, t: Messages): Receipt[] {
  const receipt = (label: string, value: string, figure: Provenance, how: string[]): Receipt => {
    const asOf = capital(t.transport.asOf(formatAsOf(figure.asOf, lang)))
    return {
      label,
      value,
      how,
      basis: `${t.transport.basisLong[figure.basis]} ${asOf}${t.common.colon}${publisherNames(figure.sources, t)}.`,
    }
  }
  return [
    receipt(t.route.column.time, formatDuration(option.minutes.value, lang), option.minutes, []),
    receipt(t.route.column.price, '', option.price, fareLines(option, lang, t)),
    receipt(t.route.column.co2, formatCo2(option.co2.value, lang), option.co2, co2Lines(option, lang, t)),
  ]
}
