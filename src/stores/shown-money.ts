// What prices are written in right now.
import { computed } from 'nanostores'
import type { CurrencyCode } from '#catalogue/currency.ts'
import { $currency } from './currency.ts'
import { $rates } from './rates.ts'

/** A currency and its units for one euro. */
export interface Money {
  currency: CurrencyCode
  rate: number
  /** of the other currencies, for prices that are not stated in euro */
  rates?: Readonly<Record<CurrencyCode, number>>
}
const euro: Money = { currency: 'EUR', rate: 1 }

/** The chosen currency once its rate is known, until then euro. */
export const $shownMoney = computed(
  [$currency, $rates],
  (currency, rates): Money =>
    currency !== 'EUR' && rates ? { currency, rate: rates.rates[currency], rates: rates.rates } : euro,
)
