// Figures of a route as bars with texts, in the visitor's currency.
import type { LowestFigures } from '#catalogue/lowest-figures.ts'
import { formatCo2, formatDuration, formatMoney, formatMoneyRange, formatNumber } from '#i18n/format.ts'
import type { Language } from '#lib/languages.ts'
import type { Money } from '#stores/shown-money.ts'

/** The measures in the order of the charts. */
export const measures = ['minutes', 'price', 'co2'] as const
export type Measure = (typeof measures)[number]

export interface Bar {
  mode: LowestFigures['mode']
  name: string
  value: number
  /** "2h 16m" */
  text: string
  /** text of the chart's tooltip: the whole range, and how many times the least */
  note: string
  least: boolean
}

function figureOf({ minutes, price, co2 }: LowestFigures, measure: Measure, rate: number): number {
  return { minutes, price: price.low * rate, co2 }[measure]
}

function textOf(value: number, measure: Measure, { currency }: Money, lang: Language): string {
  if (measure === 'minutes') return formatDuration(value, lang)
  return measure === 'price' ? formatMoney(value, currency, lang) : formatCo2(value, lang)
}

/** Bars of one measure; modes without a finite figure are left out (D21). */
export function barsOf(
  figures: readonly (LowestFigures & { name: string })[],
  measure: Measure,
  money: Money,
  lang: Language,
): Bar[] {
  const known = figures.filter((figure) => Number.isFinite(figureOf(figure, measure, money.rate)))
  const least = Math.min(...known.map((figure) => figureOf(figure, measure, money.rate)))
  return known.map((figure) => {
    const value = figureOf(figure, measure, money.rate)
    const text = textOf(value, measure, money, lang)
    const { low, high } = figure.price
    const whole =
      measure === 'price' ? formatMoneyRange(low * money.rate, high * money.rate, money.currency, lang) : text
    const times = least > 0 && value > least ? ` (× ${formatNumber(value / least, lang, 1)})` : ''
    return {
      mode: figure.mode,
      name: figure.name,
      value,
      text,
      note: `${whole}${times}`,
      least: value === least,
    }
  })
}
