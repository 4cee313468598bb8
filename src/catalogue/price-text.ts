// Written prices of landmark and ferry entries: "€2.55", "€12-18", "£30–55" (D122).
import { type CurrencyCode, currencySymbols } from './currency.ts'

/** A price in its written currency; `low` equals `high` for a single number. */
export interface WrittenPrice {
  currency: CurrencyCode
  low: number
  high: number
}

/** Longer symbols first: "C$" contains "$". */
const symbols = Object.entries(currencySymbols).sort((a, b) => b[1].length - a[1].length)
const amount = String.raw`\d+(?:[.,]\d{1,2})?`
const pattern = new RegExp(String.raw`^(${amount})(?:\s*[-–]\s*(${amount}))?$`)

/** "low-high" or one number, with a symbol on either side or none (euro); undefined for other text. */
export function readPrice(text: string): WrittenPrice | undefined {
  const [code, symbol] = symbols.find(([, sign]) => text.includes(sign)) ?? ['EUR', '€']
  const figures = pattern.exec(text.replaceAll(symbol, '').trim())
  if (!figures) return undefined
  const [low, high] = [figures[1], figures[2] ?? figures[1]].map((part) => Number(part?.replace(',', '.')))
  if (low === undefined || high === undefined || low > high) return undefined
  return { currency: code as CurrencyCode, low, high }
}
