// Values derived from several figures of an option.
import { leastBy } from '#lib/least-by.ts'
import { roundRange } from './fares.ts'
import { isDriven } from './mode.ts'
import type { OperatorId } from './network.ts'
import type { PriceRange, TransportOption } from './route.ts'

/** Minutes from door to door: journey, access, egress and dwell. */
export function doorToDoorMinutes({
  minutes,
  doorToDoor,
}: Pick<TransportOption, 'minutes' | 'doorToDoor'>): number {
  const { access, dwell, egress } = doorToDoor.value
  return minutes.value + access + dwell + egress
}

/** Euro for one adult with a small bag: the fare and the ways to the first and from the last stop (D23). */
export function allInPrice({ price, doorToDoor }: Pick<TransportOption, 'price' | 'doorToDoor'>): PriceRange {
  const { accessEur } = doorToDoor.value
  return { low: price.value.low + accessEur, high: price.value.high + accessEur }
}

/** Changes of vehicle: 0 for a drive, where `changes` are the ends of sea crossings. */
export const changeCount = ({ mode, changes }: Pick<TransportOption, 'mode' | 'changes'>): number =>
  isDriven(mode) ? 0 : changes.length

/** Options whose rows a board shows at first; the rest are pairs of airports that it folds away (D159). */
export const shownAtFirst = <T extends Pick<TransportOption, 'isFolded'>>(options: readonly T[]): T[] =>
  options.filter(({ isFolded }) => !isFolded)

/** The ticket with the lowest price and who sells it: where several carriers fly, the cheapest of them. */
export function cheapestTicket({
  fareParts,
  operators,
  price,
}: Pick<TransportOption, 'fareParts' | 'operators' | 'price'>): PriceRange & { operators: OperatorId[] } {
  const choices = fareParts.filter(({ by }) => by)
  const least = leastBy(choices, ({ low }) => low)
  return least?.by
    ? { operators: least.by, ...roundRange(least) }
    : { operators, low: price.value.low, high: price.value.high }
}
