// How many times a day a journey with changes can begin.
import { connection } from './coefficients.ts'
import { modeRules } from './mode-rules.ts'
import type { TransportOption } from './route.ts'

/**
 * Departures of the rarest ride. A chain of day trains must also arrive before midnight, so only that
 * share of the service day counts in which it can still begin.
 */
export function departuresPerDayOf({
  mode,
  legs,
  night,
  minutes,
  departuresPerDay,
}: TransportOption): number {
  if (!modeRules[mode].endsAtMidnight || legs.length < 2 || night || departuresPerDay <= 1)
    return departuresPerDay
  const { firstDeparture, lastDeparture, serviceDayMinutes } = connection
  const lastStart = Math.min(lastDeparture, 24 * 60 - minutes.value)
  const starts = Math.round((departuresPerDay * (lastStart - firstDeparture)) / serviceDayMinutes)
  return Math.min(departuresPerDay, Math.max(1, starts))
}
