// The currency prices are shown in: in the address to be shared, in session storage for the next page (D51).
import { atom } from 'nanostores'
import type { CurrencyCode } from '#catalogue/currency.ts'
import { fallbackRates } from '#catalogue/currency.ts'
import { readStored, writeStored } from '#lib/browser-store.ts'
import { writeQuery } from '#lib/query.ts'

export const $currency = atom<CurrencyCode>('EUR')

const storageKey = 'waymark:currency'
const parameter = 'currency'

/** True for the code of a currency of the site; a small check without the formats. */
export function isShownCurrency(value: unknown): value is CurrencyCode {
  return typeof value === 'string' && Object.hasOwn(fallbackRates, value)
}

/** The currency of the address, else of this session, else euro. Unknown codes count as none. */
export function presetCurrency(query: string, stored: unknown): CurrencyCode {
  const asked = new URLSearchParams(query).get(parameter)?.toUpperCase()
  return [asked, stored].find(isShownCurrency) ?? 'EUR'
}

/** Takes over what the address or the session asks for. */
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
