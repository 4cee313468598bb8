// Plausibility of a table of exchange rates from any source.

import { currencies } from '#catalogue/currency.ts'
import { type RatesTable, ratesTableSchema } from '#contracts/rates.ts'
import type { Outside } from './call.ts'
import { UpstreamError } from './upstream-error.ts'

export interface DatedRates {
  rates: RatesTable
  /** YYYY-MM-DD */
  date: string
}

/** Rates of the last working day. @throws UpstreamError when the service fails or its answer is implausible */
export type AskRates = (outside: Outside) => Promise<DatedRates>

const dayMs = 86_400_000
/** TARGET holidays make a gap of up to five days; beyond ten the table is not maintained. */
const oldestDays = 10

/**
 * The currencies of the site from `found` (units per euro), with EUR 1.
 * @throws UpstreamError when one is missing or not positive, or the date is missing or over ten days from now
 */
export function checkedRates(found: Record<string, number>, date: string | undefined, now: Date): DatedRates {
  const picked = Object.fromEntries(currencies.map((code) => [code, code === 'EUR' ? 1 : found[code]]))
  const rates = ratesTableSchema.safeParse(picked)
  if (!rates.success) throw new UpstreamError('unreadable', 'a rate is missing or not positive')
  const age = (now.getTime() - Date.parse(`${date}T00:00:00Z`)) / dayMs
  if (!date || !(Math.abs(age) <= oldestDays))
    throw new UpstreamError('unreadable', `rates of ${JSON.stringify(date)} are too old`)
  return { rates: rates.data, date }
}
