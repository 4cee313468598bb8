// Which option is best, which is greenest, and in what order options are shown.
import { leastBy, leastFirst } from '#lib/least-by.ts'
import { score as weights } from './coefficients.ts'
import { doorToDoorMinutes } from './option.ts'
import type { TransportOption } from './route.ts'

/**
 * What a journey costs all in all, in euro: the price a quarter into its range and the ways to and from the
 * stops, its door-to-door hours at €20, and its CO2e at €0.30 a kilogram. The option with the least is the best.
 * Described on the method page.
 * @returns NaN when a figure is not finite
 */
export function score(option: Pick<TransportOption, 'minutes' | 'doorToDoor' | 'price' | 'co2'>): number {
  const { low, high } = option.price.value
  const hours = doorToDoorMinutes(option) / 60
  const price = low + (high - low) * weights.priceShare + option.doorToDoor.value.accessEur
  return price + hours * weights.eurPerHour + option.co2.value * weights.eurPerKgCo2
}

type Rated = Pick<TransportOption, 'id' | 'minutes' | 'doorToDoor' | 'price' | 'co2' | 'isBest'>

/** A copy, best first: the option called best leads even after an override of its figures. Ties keep their order. */
export function bestFirst<T extends Rated>(options: readonly T[]): T[] {
  const rank = (option: T) => (option.isBest ? Number.NEGATIVE_INFINITY : score(option))
  return [...options].sort((a, b) => leastFirst(rank(a), rank(b)))
}

/** What leaves less than this often a day does not leave every day. */
const dailyPerDay = 0.9

/**
 * What it costs in euro to wait for what does not leave every day: half the time between two departures, at the rate of
 * the score. Who travels daily lines chooses the hour, and a drive leaves when one wants.
 */
function waitingEur({ departuresPerDay }: TransportOption): number {
  if (departuresPerDay === 0 || departuresPerDay >= dailyPerDay) return 0
  return (12 / departuresPerDay) * weights.eurPerHour
}

/**
 * Sets isBest (least score, with the wait for what does not leave every day) and isGreenest (least CO2e) on one option
 * each; ties go to the shorter journey, then to the first id. An option without a finite figure earns no flag.
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
