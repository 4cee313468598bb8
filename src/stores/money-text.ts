// Text of a price in the shown currency. What is converted is rounded to what it knows (D27).
import { currencySymbols, fallbackRates, isCurrency } from '#catalogue/currency.ts'
import { aboutSign, formatConverted, formatMoneyRange, formatPrice } from '#i18n/format.ts'
import type { Language } from '#lib/languages.ts'
import type { Money } from './shown-money.ts'

/** A price as stated by the attributes of its element. */
export interface MoneyData {
  low: number
  high?: number
  /** currency of the amounts, by default euro */
  currency?: string | undefined
  /** decimals; whole units by default */
  digits?: string | undefined
  /** a fare as its seller has it: converted to whole units, not rounded further (D27) */
  isExact?: boolean
  /** an estimate, and says so */
  isAbout?: boolean
}

/** Units of the shown currency for one unit of the price's own currency. */
function factorOf(from: string | undefined, { currency, rate, rates = fallbackRates }: Money): number {
  if (from === currency) return 1
  return from && isCurrency(from) ? rate / rates[from] : rate
}

/** The sign of a currency, repeated: "€€€", a level of prices. Letters make no level: "¤¤¤" for CHF. */
export function levelText(level: number, { currency }: Money): string {
  const sign = currencySymbols[currency].slice(-1)
  return (/\p{L}/u.test(sign) ? '¤' : sign).repeat(level)
}

/** Text of a price in the shown currency; undefined unless its amounts are finite. */
export function moneyText(price: MoneyData, money: Money, lang: Language): string | undefined {
  const { low, high = low } = price
  if (!Number.isFinite(low) || !Number.isFinite(high)) return undefined
  return (price.isAbout ? aboutSign : '') + amountText(price, money, lang)
}

function amountText(price: MoneyData, money: Money, lang: Language): string {
  const { low, high = low, digits, isExact, currency: from = 'EUR' } = price
  const { currency } = money
  const rate = factorOf(price.currency, money)
  if (from !== currency && !isExact) return formatConverted(low * rate, high * rate, currency, lang)
  if (digits) return formatPrice({ low: low * rate, high: high * rate }, currency, lang, Number(digits))
  return formatMoneyRange(low * rate, high * rate, currency, lang)
}
