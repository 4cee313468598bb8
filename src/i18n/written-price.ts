// Prices in euro as texts write them: "€22", "27–115 €", "≈ €1,200".
import type { Rich, TextPrice } from '#lib/fill.ts'

/** With separators of thousands and decimals of any of our languages. */
const number = String.raw`\d+(?:[.,\u202f]\d+)*`
const range = `${number}(?:–${number})?`
const numbers = new RegExp(number, 'g')
const inEuro = new RegExp(`(€${range}|${range}\u00a0€)`)

/** A separator before three digits is one of thousands: no price has three decimals. */
const toNumber = (text: string) => Number(text.replace(/[.,\u202f](?=\d{3}(?!\d))/g, '').replace(',', '.'))

/** The amounts of a price; undefined for a text without any. */
export function readWrittenPrice(text: string): TextPrice | undefined {
  const [low, high] = text.match(numbers) ?? []
  if (low === undefined) return undefined
  const isFine = [low, high].some((one) => /[.,]\d\d$/.test(one ?? ''))
  return {
    low: toNumber(low),
    ...(high !== undefined && { high: toNumber(high) }),
    ...(isFine && { digits: 2 }),
  }
}

/** A text of data/ with its prices in euro as parts; other currencies stay text. */
export const richOf = (text: string): Rich =>
  text.split(inEuro).flatMap((part, index) => (index % 2 === 1 ? (readWrittenPrice(part) ?? []) : part || []))
