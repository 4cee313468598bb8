// Frankfurter v1: the ECB's rates as JSON, asked when the ECB itself does not answer.
import { z } from 'zod'
import { currencies } from '#catalogue/currency.ts'
import { call, readJson } from './call.ts'
import { defineService } from './define-service.ts'
import { type AskRates, checkedRates } from './rates-check.ts'

const symbols = currencies.filter((code) => code !== 'EUR').join(',')
const path = `/v1/latest?base=EUR&symbols=${symbols}`

const replySchema = z.object({
  base: z.literal('EUR'),
  date: z.iso.date(),
  rates: z.record(z.string(), z.number().positive()),
})

export const frankfurter = defineService({
  name: 'frankfurter',
  origin: 'https://api.frankfurter.dev',
  originVariable: 'FRANKFURTER_BASE_URL',
  budget: { perMinute: 20 },
  settings: {},
  connect:
    ({ base }): AskRates =>
    async (outside) => {
      const { text } = await call(`${base}${path}`, {}, outside)
      const { rates, date } = readJson(text, replySchema)
      return checkedRates(rates, date, outside.now)
    },
})
