// Figures of a route as bars with texts, in the visitor's currency.
import type { Mode } from '#catalogue/mode.ts'
import type { PriceRange } from '#catalogue/route.ts'
import { formatCo2, formatDuration, formatNumber } from '#i18n/format.ts'
import type { Language } from '#lib/languages.ts'
import { moneyText } from '#stores/money-text.ts'
import type { Money } from '#stores/shown-money.ts'

/** The measures in the order of the charts. */
export const measures = ['minutes', 'price', 'co2'] as const
export type Measure = (typeof measures)[number]

/** One option of the board. */
export interface NamedFigures {
  id: string
  name: string
  mode: Mode
  minutes: number
  price: PriceRange
  co2: number
  /** false where its price does not hold what was asked for: it is not the least */
  isWhole: boolean
}

export interface Bar {
  id: string
  mode: Mode
  name: string
  value: number
  /** "2h 16m" */
  text: string
  /** text of the chart's tooltip: the whole range, and how many times the least */
  note: string
  least: boolean
}

function figureOf({ minutes, price, co2 }: NamedFigures, measure: Measure, rate: number): number {
  return { minutes, price: price.low * rate, co2 }[measure]
}

function textOf(
  { minutes, price, co2 }: NamedFigures,
  measure: Measure,
  money: Money,
  lang: Language,
): string {
  if (measure === 'minutes') return formatDuration(minutes, lang)
  return measure === 'price' ? (moneyText({ low: price.low }, money, lang) ?? '') : formatCo2(co2, lang)
}

/** Bars of one measure; options without a finite figure are left out (D21). */
export function barsOf(
  figures: readonly NamedFigures[],
  measure: Measure,
  money: Money,
  lang: Language,
): Bar[] {
  const known = figures.filter((figure) => Number.isFinite(figureOf(figure, measure, money.rate)))
  const mayClaim = ({ isWhole }: NamedFigures) => isWhole || measure !== 'price'
  const least = Math.min(...known.filter(mayClaim).map((figure) => figureOf(figure, measure, money.rate)))
  return known.map((figure) => {
    const value = figureOf(figure, measure, money.rate)
    const text = textOf(figure, measure, money, lang)
    const whole = measure === 'price' ? (moneyText(figure.price, money, lang) ?? '') : text
    const times = least > 0 && value > least ? ` (× ${formatNumber(value / least, lang, 1)})` : ''
    return {
      id: figure.id,
      mode: figure.mode,
      name: figure.name,
      value,
      text,
      note: `${whole}${times}`,
      least: value === least && mayClaim(figure),
    }
  })
}
