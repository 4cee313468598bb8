// Frankfurter v1: the ECB's rates as JSON, asked when the ECB itself does not answer.
import { z } from 'zod'
import { currencies } from '#catalogue/currency.ts'
import { call, type Outside, readJson } from './call.ts'
import { checkedRates, type DatedRates } from './rates-check.ts'

export const frankfurterOrigin = 'https://api.frankfurter.dev'
const symbols = currencies.filter((code) => code !== 'EUR').join(',')
const path = `/v1/latest?base=EUR&symbols=${symbols}`

const replySchema = z.object({
  base: z.literal('EUR'),
  date: z.iso.date(),
  rates: z.record(z.string(), z.number().positive()),
})

/** Rates of the last working day. @throws UpstreamError when the service fails or its answer cannot be believed */
export async function fetchFrankfurterRates(base: string, outside: Outside): Promise<DatedRates> {
  const { text } = await call(`${base}${path}`, {}, outside)
  const { rates, date } = readJson(text, replySchema)
  return checkedRates(rates, date, outside.now)
}
