// Frankfurter v1: the ECB's rates as JSON, asked when the ECB itself does not answer.
import { z } from 'zod'
import { currencies } from '#i18n/format.ts'
import { fetchText, type Outside } from './fetch-text.ts'
import { checkedRates, type DatedRates } from './rates-check.ts'

export const frankfurterOrigin = 'https://api.frankfurter.dev'
const symbols = currencies.filter((code) => code !== 'EUR').join(',')
const path = `/v1/latest?base=EUR&symbols=${symbols}`

const replySchema = z.object({
  base: z.literal('EUR'),
  date: z.iso.date(),
  rates: z.record(z.string(), z.number().positive()),
})

/** Rates of the last working day. @throws Error when the service fails or its answer cannot be believed */
export async function fetchFrankfurterRates(base: string, outside: Outside, now: Date): Promise<DatedRates> {
  const { rates, date } = replySchema.parse(JSON.parse(await fetchText(`${base}${path}`, outside)))
  return checkedRates(rates, date, now)
}
