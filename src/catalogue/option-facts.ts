// Options as the facts of rows, and rows under the usual plan.
import { minuteOf } from '#lib/clock-text.ts'
import { score as weights } from './coefficients.ts'
import { fixedEur, rareEur } from './fixed-eur.ts'
import { cheapestTicket } from './option.ts'
import { type PlannedRow, plannedRow } from './planned-row.ts'
import type { TransportOption } from './route.ts'
import type { RowFacts } from './row-facts.ts'
import { usualPlan } from './trip-plan.ts'

/** Rides and the changes between them, in turn; a drive is one. */
function stagesOf({ legs, changes, minutes }: TransportOption): number[] {
  if (changes.length !== legs.length - 1) return [minutes.value]
  return legs.flatMap((leg, index) => {
    const change = changes[index]
    return change ? [leg.minutes, change.minutes] : [leg.minutes]
  })
}

/** What the score counts besides: where several carriers fly, the range is that of the cheapest ticket. */
function fixedOf(option: TransportOption): number {
  const narrower = cheapestTicket(option).high - option.price.value.high
  return Math.round((fixedEur(option) + narrower * weights.priceShare) * 100) / 100
}

export function rowFacts(option: TransportOption): RowFacts {
  const { access, dwell, egress, accessEur } = option.doorToDoor.value
  const departs = option.legs[0]?.departs
  return {
    mode: option.mode,
    minutes: option.minutes.value,
    stages: stagesOf(option),
    ...{ access, dwell, egress, accessEur },
    ...(departs && { departs: minuteOf(departs) }),
    fare: option.price.value,
    co2: option.co2.value,
    fixedEur: fixedOf(option),
    rareEur: Math.round(rareEur(option) * 100) / 100,
    extras: option.extras?.value ?? {},
  }
}

/** What a row says to one adult with a small bag. */
export const usualRow = (option: TransportOption): PlannedRow => plannedRow(rowFacts(option), usualPlan)
