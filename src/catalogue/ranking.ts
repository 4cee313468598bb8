// The best and the greenest option, and the order of options.
import { leastBy, leastFirst } from '#lib/least-by.ts'
import { score as weights } from './coefficients.ts'
import { cheapestTicket, doorToDoorMinutes } from './option.ts'
import type { TransportOption } from './route.ts'

type Scored = Pick<TransportOption, 'minutes' | 'doorToDoor' | 'price' | 'fareParts' | 'operators' | 'co2'>

/**
 * Score of a journey in euro: the price a quarter into the range of its cheapest ticket, the ways to and from the stops,
 * €20 per hour from door to door, and €0.30 per kilogram of CO2e. The lowest score is best (D22).
 * The method page describes it.
 * @returns NaN when a figure is not finite
 */
export function score(option: Scored): number {
  const { low, high } = cheapestTicket(option)
  const hours = doorToDoorMinutes(option) / 60
  const price = low + (high - low) * weights.priceShare + option.doorToDoor.value.accessEur
  return price + hours * weights.eurPerHour + option.co2.value * weights.eurPerKgCo2
}

type Rated = Scored & Pick<TransportOption, 'id' | 'isBest'>

/** A copy, best first: the flagged option leads even after an override. Ties keep their order. */
export function bestFirst<T extends Rated>(options: readonly T[]): T[] {
  const rank = (option: T) => (option.isBest ? Number.NEGATIVE_INFINITY : score(option))
  return [...options].sort((a, b) => leastFirst(rank(a), rank(b)))
}

/** Services below this many departures a day do not leave every day. */
const dailyPerDay = 0.9

/**
 * Cost in euro of waiting for a service that does not leave every day: half the time between two
 * departures at the hourly rate of the score. Daily services and drives leave at a chosen hour and
 * cost nothing here (A18).
 */
function waitingEur({ departuresPerDay }: TransportOption): number {
  if (departuresPerDay === 0 || departuresPerDay >= dailyPerDay) return 0
  return (12 / departuresPerDay) * weights.eurPerHour
}

/**
 * Sets isBest (lowest score including the wait for services that do not leave every day) and
 * isGreenest (lowest CO2e) on one option each; ties go to the shorter journey, then to the first
 * id. Figures that are not finite earn no flag.
 */
export function flagOptions(options: readonly TransportOption[]): TransportOption[] {
  const total = (option: TransportOption) => score(option) + waitingEur(option)
  const co2 = (option: TransportOption) => option.co2.value
  const minutes = (option: TransportOption) => option.minutes.value
  const id = (option: TransportOption) => option.id
  const finite = (figure: (option: TransportOption) => number) =>
    options.filter((option) => Number.isFinite(figure(option)))
  const best = leastBy(finite(total), total, minutes, id)
  const greenest = leastBy(finite(co2), co2, minutes, id)
  return options.map((option) => ({
    ...option,
    isBest: option.id === best?.id,
    isGreenest: option.id === greenest?.id,
  }))
}
