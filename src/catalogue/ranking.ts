// The best and the greenest option, and the order of options.
import { leastBy } from '#lib/least-by.ts'
import { fixedEur } from './fixed-eur.ts'
import { cheapestTicket, doorToDoorMinutes } from './option.ts'
import type { TransportOption } from './route.ts'
import { type RankedRow, rankRows, scoreOf } from './score.ts'

/**
 * Score of an option in euro for one adult with a small bag, from door to door, with its cheapest ticket (D22).
 * @returns a number that is not finite when a figure is not
 */
export function score(option: TransportOption): number {
  const { low, high } = cheapestTicket(option)
  const { accessEur } = option.doorToDoor.value
  return scoreOf({
    low: low + accessEur,
    high: high + accessEur,
    minutes: doorToDoorMinutes(option),
    co2: option.co2.value,
    fixedEur: fixedEur(option),
  })
}

const toRow = (option: TransportOption): RankedRow => ({
  id: option.id,
  score: score(option),
  co2: option.co2.value,
  minutes: doorToDoorMinutes(option),
})

/** A copy, best first, then by score: the flagged option leads even after an override. */
export function bestFirst<T extends TransportOption>(options: readonly T[]): T[] {
  const { order } = rankRows(options.map(toRow))
  const rank = ({ id, isBest }: T) => (isBest ? -1 : order.indexOf(id))
  return [...options].sort((a, b) => rank(a) - rank(b))
}

/**
 * Sets isBest on the option that leads, isAsGood on its ties (score.ts), and isGreenest (lowest CO2e) on one option; equal
 * CO2e go to the shorter journey, then to the better rank. Figures that are not finite earn no flag.
 */
export function flagOptions(options: readonly TransportOption[]): TransportOption[] {
  const { order, best, asGood } = rankRows(options.map(toRow))
  const greenest = leastBy(
    options.filter(({ co2 }) => Number.isFinite(co2.value)),
    ({ co2 }) => co2.value,
    ({ minutes }) => minutes.value,
    ({ id }) => order.indexOf(id),
  )
  return options.map(({ isAsGood: _, ...option }) => ({
    ...option,
    isBest: option.id === best,
    isGreenest: option.id === greenest?.id,
    ...(asGood.includes(option.id) && { isAsGood: true as const }),
  }))
}
