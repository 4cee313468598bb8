// The currency of shown prices: in the address for sharing, in session storage for the next page (D51).
import { atom } from 'nanostores'
import type { CurrencyCode } from '#catalogue/currency.ts'
import { fallbackRates } from '#catalogue/currency.ts'
import { readStored, writeStored } from '#lib/browser-store.ts'
import { writeQuery } from '#lib/query.ts'

export const $currency = atom<CurrencyCode>('EUR')

const storageKey = 'waymark:currency'
const parameter = 'currency'

/** True for the code of a currency of the site; needs no formats. */
export function isShownCurrency(value: unknown): value is CurrencyCode {
  return typeof value === 'string' && Object.hasOwn(fallbackRates, value)
}

/** The currency of the address, else of this session, else euro. Unknown codes are ignored. */
export function presetCurrency(query: string, stored: unknown): CurrencyCode {
  const asked = new URLSearchParams(query).get(parameter)?.toUpperCase()
  return [asked, stored].find(isShownCurrency) ?? 'EUR'
}

/** Sets $currency from the address or the session. */
export function loadCurrency(): void {
  const preset = presetCurrency(location.search, readStored('sessionStorage', storageKey))
  if (preset !== 'EUR') chooseCurrency(preset)
}

/** Shows all prices in a currency, here and on the next page. */
export function chooseCurrency(currency: CurrencyCode): void {
  $currency.set(currency)
  writeQuery({ [parameter]: currency === 'EUR' ? null : currency })
  writeStored('sessionStorage', storageKey, currency)
}
