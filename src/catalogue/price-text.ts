// Prices as people write them into landmark and ferry entries: "€2.55", "€12-18", "£30–55" (section 5).
import { type CurrencyCode, currencySymbols } from './currency.ts'

/** A price in the currency it was written in; `low` and `high` are equal for a single one. */
export interface WrittenPrice {
  currency: CurrencyCode
  low: number
  high: number
}

/** Longer symbols first, or "C$5" would be dollars. */
const symbols = Object.entries(currencySymbols).sort((a, b) => b[1].length - a[1].length)
const amount = String.raw`\d+(?:[.,]\d{1,2})?`
const pattern = new RegExp(String.raw`^(${amount})(?:\s*[-–]\s*(${amount}))?$`)

/** A range "low-high" or one number, with a currency symbol before or after it or none (euro); undefined for other text. */
export function readPrice(text: string): WrittenPrice | undefined {
  const [code, symbol] = symbols.find(([, sign]) => text.includes(sign)) ?? ['EUR', '€']
  const figures = pattern.exec(text.replaceAll(symbol, '').trim())
  if (!figures) return undefined
  const [low, high] = [figures[1], figures[2] ?? figures[1]].map((part) => Number(part?.replace(',', '.')))
  if (low === undefined || high === undefined || low > high) return undefined
  return { currency: code as CurrencyCode, low, high }
}
