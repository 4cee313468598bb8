// Plausibility of a table of exchange rates from any source.
import { z } from 'zod'
import { type RatesTable, ratesTableSchema } from '#contracts/rates.ts'
import type { Outside } from './call.ts'
import { type Plausibility, plausible } from './plausible.ts'

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
/** Rates are of a day in Frankfurt, which may already be tomorrow by another clock. */
const daysAhead = 1

export const ratesRules: Plausibility<DatedRates> = {
  schema: z.object({ rates: ratesTableSchema, date: z.iso.date() }),
  holds({ date }, asked) {
    const age = (asked.getTime() - Date.parse(`${date}T00:00:00Z`)) / dayMs
    return -daysAhead <= age && age <= oldestDays
  },
}

/** The currencies of the site from `found` (units per euro), with EUR 1. @throws UpstreamError when implausible */
export function checkedRates(found: Record<string, number>, date: string | undefined, now: Date): DatedRates {
  return plausible({ rates: { ...found, EUR: 1 }, date }, ratesRules, now)
}
