// Which of a mode's options are shown, and in which role (A18).
import { alternatives } from '#catalogue/coefficients.ts'
import { modeRules } from '#catalogue/mode-rules.ts'
import { changeCount } from '#catalogue/option.ts'
import { score } from '#catalogue/ranking.ts'
import type { OptionRole, TransportOption } from '#catalogue/route.ts'
import { leastBy } from '#lib/least-by.ts'
import { rarity } from './board.ts'

const minutes = (option: TransportOption) => option.minutes.value
const low = (option: TransportOption) => option.price.value.low
const changes = changeCount
const isDirect = (option: TransportOption) => changes(option) === 0

const isComposedNight = (option: TransportOption) => option.night && !isDirect(option)

/** Minutes plus penalties for changes and rare departures; the order of preference. */
const effort = (option: TransportOption) =>
  minutes(option) +
  alternatives.changePenaltyMinutes * changes(option) +
  (option.departuresPerDay > 0 ? rarity(option.departuresPerDay) : 0)

const least = (options: readonly TransportOption[], measure: (option: TransportOption) => number) =>
  leastBy(options, measure, effort, ({ id }) => id)

/** Times and prices differ clearly when one is this share of the other or less. */
const clearly = 1 - alternatives.differs

const sameOperators = (a: TransportOption, b: TransportOption) =>
  [...a.operators].sort().join() === [...b.operators].sort().join()

/** True when `shown` is rare, and `option` leaves at least twice as often without being much slower. */
const isMoreFrequent = (option: TransportOption, shown: TransportOption) =>
  !shown.night &&
  shown.departuresPerDay <= alternatives.rarePerDay &&
  option.departuresPerDay >= 2 * shown.departuresPerDay &&
  minutes(option) <= minutes(shown) * (1 + 2 * alternatives.differs)

/** True when `option` has an advantage over `shown`. */
function adds(option: TransportOption, shown: TransportOption): boolean {
  const ownBrand = isDirect(option) && isDirect(shown) && !sameOperators(option, shown)
  return (
    ownBrand ||
    changes(option) < changes(shown) ||
    minutes(option) <= minutes(shown) * clearly ||
    low(option) <= low(shown) * clearly ||
    isMoreFrequent(option, shown) ||
    (option.night && !shown.night)
  )
}

/** A night journey with changes is kept only where the day takes long and it has few changes itself. */
function isSensibleNight(option: TransportOption, fastest: TransportOption): boolean {
  const { dayMinutes, slowerThanFastest } = alternatives.composedNight
  const { search } = modeRules[option.mode]
  return (
    option === fastest ||
    (minutes(fastest) >= dayMinutes &&
      minutes(option) <= minutes(fastest) * slowerThanFastest &&
      (search.by !== 'rides' || changes(option) <= search.maxNightChanges))
  )
}

/** True for a journey with changes that is much longer and much slower; its price does not matter. */
function isWayAround(
  option: TransportOption,
  options: readonly TransportOption[],
  fastest: TransportOption,
): boolean {
  if (isDirect(option) || modeRules[option.mode].search.by !== 'rides') return false
  const shortest = Math.min(...options.map(({ km }) => km.value))
  const { km, minutes: slower } = alternatives.wayAround
  return option.km.value > shortest * km && minutes(option) > minutes(fastest) * slower
}

/** Drops options much slower than the fastest, except direct ones that run by night or cost less. */
function sensible(options: readonly TransportOption[]): TransportOption[] {
  const fastest = least(options, minutes)
  if (!fastest) return []
  const limit = minutes(fastest) * alternatives.slowerThanFastest
  return options.filter((option) => {
    if (isWayAround(option, options, fastest)) return false
    if (isComposedNight(option)) return isSensibleNight(option, fastest)
    return minutes(option) <= limit || (isDirect(option) && (option.night || low(option) < low(fastest)))
  })
}

/** Candidates in the order in which they are considered. */
function byClaim(options: readonly TransportOption[]): TransportOption[] {
  const day = options.filter((option) => !option.night)
  const first = least(day.length > 0 ? day : options, effort)
  if (!first) return []
  const claims = [
    first,
    least(options, changes),
    // a night train without a change is never crowded out by chains, in either direction
    least(
      options.filter((option) => option.night && isDirect(option)),
      minutes,
    ),
    least(
      options.filter((option) => !isComposedNight(option)),
      low,
    ),
    least(options, minutes),
    least(
      options.filter((option) => option.night),
      minutes,
    ),
    ...options.filter(isDirect).sort((a, b) => score(a) - score(b)),
    ...[...options].sort((a, b) => effort(a) - effort(b) || (a.id < b.id ? -1 : 1)),
  ]
  return [...new Set(claims.filter((option) => option !== undefined))]
}

/** The role of an option: how it beats all others, else how it beats the one shown first. */
function roleOf(option: TransportOption, shown: readonly TransportOption[]): OptionRole {
  if (option.night && shown.some((other) => !other.night)) return 'night'
  const others = shown.filter((other) => other !== option)
  const beats = (measure: (one: TransportOption) => number, rivals = others, share = 1) =>
    rivals.every((other) => measure(option) < measure(other) && measure(option) <= measure(other) * share)
  const isCheap = beats(low, others, clearly)
  if (isDirect(option)) return others.some(isDirect) && isCheap && !beats(minutes) ? 'cheapest' : 'direct'
  const isNearDirect = others.some((other) => isDirect(other) && minutes(other) * clearly <= minutes(option))
  if (beats(minutes) && !isNearDirect) return 'fastest'
  if (beats(changes)) return 'fewest-changes'
  if (isCheap) return 'cheapest'
  if (others.some((other) => isMoreFrequent(option, other))) return 'frequent'
  const first = shown.slice(0, 1)
  if (beats(low, first)) return 'cheapest'
  return beats(changes, first) ? 'fewest-changes' : 'fastest'
}

/** True when an option is as good in time, price and changes, and the other has no advantage. */
const beatsOutright = (option: TransportOption, other: TransportOption) =>
  !adds(other, option) &&
  minutes(option) <= minutes(other) &&
  low(option) <= low(other) &&
  changes(option) <= changes(other)

/** Drops options that a later one beats outright; any option that is faster or cheaper stays. */
function withoutBeaten(shown: readonly TransportOption[]): TransportOption[] {
  const left = [...shown]
  for (const option of shown)
    if (left.some((other) => other !== option && beatsOutright(other, option)))
      left.splice(left.indexOf(option), 1)
  return left
}

/** At most `max` options of one mode that clearly differ, each with its role. */
export function pick(options: readonly TransportOption[], max: number): TransportOption[] {
  const shown: TransportOption[] = []
  for (const option of byClaim(sensible(options))) {
    if (shown.length === max) break
    const isVariation =
      isComposedNight(option) && shown.filter(isComposedNight).length >= alternatives.composedNights
    if (!isVariation && shown.every((other) => adds(option, other))) shown.push(option)
  }
  const left = withoutBeaten(shown)
  return left.map((option) => ({ ...option, role: roleOf(option, left) }))
}
