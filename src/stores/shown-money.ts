// The currency in which prices are written at the moment.
import { computed } from 'nanostores'
import type { CurrencyCode } from '#catalogue/currency.ts'
import { $currency } from './currency.ts'
import { $rates } from './rates.ts'

/** A currency and its units for one euro. */
export interface Money {
  currency: CurrencyCode
  rate: number
  /** rates of all currencies, for prices that are not stated in euro */
  rates?: Readonly<Record<CurrencyCode, number>>
}
const euro: Money = { currency: 'EUR', rate: 1 }

/** The chosen currency once its rate is known, before that euro. */
export const $shownMoney = computed(
  [$currency, $rates],
  (currency, rates): Money =>
    currency !== 'EUR' && rates ? { currency, rate: rates.rates[currency], rates: rates.rates } : euro,
)
