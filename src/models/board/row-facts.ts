// Options as the facts of rows, and rows under the usual plan.
import { type PlannedRow, plannedRow } from '#catalogue/planned-row.ts'
import type { TransportOption } from '#catalogue/route.ts'
import type { RowFacts } from '#catalogue/row-facts.ts'
import { fixedEur } from '#catalogue/score.ts'
import { usualPlan } from '#catalogue/trip-plan.ts'

/** Services below this many departures a day do not leave every day; drives leave at any time. */
const dailyPerDay = 0.9

/** Minutes after midnight of "07:01". */
const minuteOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

/** Rides and the changes between them, in turn; a drive is one. */
function stagesOf({ legs, changes, minutes }: TransportOption): number[] {
  if (changes.length !== legs.length - 1) return [minutes.value]
  return legs.flatMap((leg, index) => {
    const change = changes[index]
    return change ? [leg.minutes, change.minutes] : [leg.minutes]
  })
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
    fixedEur: fixedEur(option),
    isDaily: option.departuresPerDay === 0 || option.departuresPerDay >= dailyPerDay,
    extras: option.extras?.value ?? {},
  }
}

/** What a row says to one adult with a small bag. */
export const usualRow = (option: TransportOption): PlannedRow => plannedRow(rowFacts(option), usualPlan)

