// GET /api/currency/rates: units of each currency per euro.
import { z } from 'zod'
import { currencies } from '#catalogue/currency.ts'

/** Both answer the same (D45). */
export const ratesPaths = ['/api/currency/rates', '/api/currency/rates/EUR'] as const

const rateSchema = z.number().positive()
/** Every currency of the site; EUR is 1. */
export const ratesTableSchema = z.record(z.enum(currencies), rateSchema)
export type RatesTable = z.infer<typeof ratesTableSchema>

/** Outside services that are asked for rates. */
const ratesServices = ['ecb', 'frankfurter'] as const
export type RatesService = (typeof ratesServices)[number]

export const ratesReplySchema = z.object({
  rates: ratesTableSchema,
  /** day of the reference rates, YYYY-MM-DD; absent for the fixed table */
  date: z.iso.date().optional(),
  source: z.enum([...ratesServices, 'fallback']),
})
export type RatesReply = z.infer<typeof ratesReplySchema>

export const ratesReplyExample: RatesReply = {
  rates: { EUR: 1, USD: 1.1435, GBP: 0.85363, JPY: 185.72, CHF: 0.9291, CAD: 1.5604, AUD: 1.7412 },
  date: '2026-07-09',
  source: 'ecb',
}
