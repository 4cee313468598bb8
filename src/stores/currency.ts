// The currency prices are shown in: in the address to be shared, in session storage for the next page (D51).
import { atom, computed } from 'nanostores'
import { type CurrencyCode, isCurrency } from '#i18n/format.ts'
import { readStored, writeStored } from '#lib/browser-store.ts'
import { writeQuery } from '#lib/query.ts'
import { $rates, ensureRates } from './rates.ts'

export const $currency = atom<CurrencyCode>('EUR')

/** What prices are written in: the chosen currency once its rate is known, until then euro. */
export const $shownMoney = computed([$currency, $rates], (currency, rates) =>
  currency !== 'EUR' && rates
    ? { currency, rate: rates.rates[currency] }
    : { currency: 'EUR' as CurrencyCode, rate: 1 },
)

const storageKey = 'waymark:currency'
const parameter = 'currency'

/** The currency of the address, else of this session, else euro. Unknown codes count as none. */
export function presetCurrency(query: string, stored: unknown): CurrencyCode {
  const asked = new URLSearchParams(query).get(parameter)?.toUpperCase()
  return [asked, stored].find(isCurrency) ?? 'EUR'
}

/** Takes over what the address or the session asks for. */
export function loadCurrency(): void {
  const preset = presetCurrency(location.search, readStored('sessionStorage', storageKey))
  if (preset !== 'EUR') chooseCurrency(preset)
}

/** Shows all prices in a currency, here and on the next page. */
export function chooseCurrency(currency: CurrencyCode): void {
  if (currency !== 'EUR') ensureRates()
  $currency.set(currency)
  writeQuery(parameter, currency === 'EUR' ? null : currency)
  writeStored('sessionStorage', storageKey, currency)
}
