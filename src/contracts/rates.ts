// GET /api/currency/rates: units of each currency per euro.
import { z } from 'zod'
import { type CurrencyCode, currencies, fallbackRates } from '#catalogue/currency.ts'
import type { ApiCall } from './api-call.ts'

/** Both answer the same (D45). */
export const ratesPaths = ['/api/currency/rates', '/api/currency/rates/EUR'] as const

/** Since 1999 every rate was between half and twice its fixed one; a misplaced point makes ten. */
const mostFactor = 5
const rateOf = (code: CurrencyCode) => {
  const factor = code === 'EUR' ? 1 : mostFactor
  return z
    .number()
    .min(fallbackRates[code] / factor)
    .max(fallbackRates[code] * factor)
}
const rateSchemas = Object.fromEntries(currencies.map((code) => [code, rateOf(code)])) as Record<
  CurrencyCode,
  z.ZodNumber
>
/** Every currency of the site; EUR is 1. */
export const ratesTableSchema = z.object(rateSchemas)
export type RatesTable = z.infer<typeof ratesTableSchema>

/** Outside services for rates. */
const ratesServices = ['ecb', 'frankfurter'] as const
export type RatesService = (typeof ratesServices)[number]

export const ratesReplySchema = z.object({
  rates: ratesTableSchema,
  /** day of the reference rates, YYYY-MM-DD; absent for the fixed table */
  date: z.iso.date().optional(),
  source: z.enum([...ratesServices, 'fallback']),
})
export type RatesReply = z.infer<typeof ratesReplySchema>

const ratesReplyExample: RatesReply = {
  rates: { EUR: 1, USD: 1.1435, GBP: 0.85363, JPY: 185.72, CHF: 0.9291, CAD: 1.5604, AUD: 1.7412 },
  date: '2026-07-09',
  source: 'ecb',
}

const call = {
  method: 'get',
  tag: 'live',
  summary: 'Exchange rates',
  description: 'Units of each currency per euro. Never fails: in the worst case a fixed table.',
  reply: {
    description: 'The rates with their day and source.',
    schema: ratesReplySchema,
    example: ratesReplyExample,
  },
} as const satisfies Partial<ApiCall>

export const ratesCalls = [
  { ...call, path: ratesPaths[0], id: 'rates' },
  { ...call, path: ratesPaths[1], id: 'ratesOfEuro' },
] as const satisfies readonly ApiCall[]
