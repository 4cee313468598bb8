// Which option is best, which is greenest, and in what order options are shown.
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

export const sortKeys = ['default', 'duration', 'price', 'eco'] as const
export type SortKey = (typeof sortKeys)[number]

export function isSortKey(value: unknown): value is SortKey {
  return sortKeys.includes(value as SortKey)
}

const measures: Record<SortKey, (option: Rated) => number> = {
  // the best option leads even after an override of its figures
  default: (option) => (option.isBest ? Number.NEGATIVE_INFINITY : score(option)),
  duration: (option) => option.minutes.value,
  price: (option) => option.price.value.low,
  eco: (option) => option.co2.value,
}

/** Least first, stable; whatever is not a number goes last. */
export function leastFirst(a: number, b: number): number {
  const [noA, noB] = [Number.isNaN(a) || a === Infinity, Number.isNaN(b) || b === Infinity]
  if (noA || noB) return Number(noA) - Number(noB)
  return a === b ? 0 : a < b ? -1 : 1
}

/** A sorted copy: by score, minutes, lowest low price or CO2. Ties keep their order. */
export function sortOptions<T extends Rated>(options: readonly T[], key: SortKey): T[] {
  const measure = measures[key]
  return [...options].sort((a, b) => leastFirst(measure(a), measure(b)))
}

const least = <T>(items: readonly T[], ...keys: ((item: T) => number)[]): T | undefined =>
  items
    .filter((item) => Number.isFinite(keys[0]?.(item)))
    .sort((a, b) => keys.reduce((order, key) => order || leastFirst(key(a), key(b)), 0))[0]

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
  const byId = [...options].sort((a, b) => (a.id < b.id ? -1 : 1))
  const minutes = (option: TransportOption) => option.minutes.value
  const best = least(byId, (option) => score(option) + waitingEur(option), minutes)
  const greenest = least(byId, (option) => option.co2.value, minutes)
  return options.map((option) => ({
    ...option,
    isBest: option.id === best?.id,
    isGreenest: option.id === greenest?.id,
  }))
}
