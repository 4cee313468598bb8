// Which of a mode's options are shown, and what each is there for.
import { alternatives } from '#catalogue/limits.ts'
import { score } from '#catalogue/ranking.ts'
import type { OptionRole, TransportOption } from '#catalogue/route.ts'
import { rarity } from './board.ts'

const minutes = (option: TransportOption) => option.minutes.value
const low = (option: TransportOption) => option.price.value.low
const changes = (option: TransportOption) => (option.mode === 'car' ? 0 : option.changes.length)
const isDirect = (option: TransportOption) => changes(option) === 0

/** Minutes, and what changing and rare departures are worth: the order in which a traveller looks. */
const effort = (option: TransportOption) =>
  minutes(option) +
  alternatives.changePenaltyMinutes * changes(option) +
  (option.departuresPerDay > 0 ? rarity(option.departuresPerDay) : 0)

const least = (
  options: readonly TransportOption[],
  measure: (option: TransportOption) => number,
): TransportOption | undefined =>
  [...options].sort((a, b) => measure(a) - measure(b) || effort(a) - effort(b) || (a.id < b.id ? -1 : 1))[0]

const sameOperators = (a: TransportOption, b: TransportOption) =>
  [...a.operators].sort().join() === [...b.operators].sort().join()

/** True when a traveller who knows `shown` gains something by knowing `option` too. */
function adds(option: TransportOption, shown: TransportOption): boolean {
  const share = 1 - alternatives.differs
  const ownBrand = isDirect(option) && isDirect(shown) && !sameOperators(option, shown)
  return (
    ownBrand ||
    changes(option) < changes(shown) ||
    minutes(option) <= minutes(shown) * share ||
    low(option) <= low(shown) * share ||
    (option.night && !shown.night)
  )
}

/** Drops what is much slower than the fastest, unless it is direct, or saves money over the fastest. */
function sensible(options: readonly TransportOption[]): TransportOption[] {
  const fastest = least(options, minutes)
  if (!fastest) return []
  const limit = minutes(fastest) * alternatives.slowerThanFastest
  return options.filter(
    (option) =>
      minutes(option) <= limit || (isDirect(option) && (option.night || low(option) < low(fastest))),
  )
}

/** Candidates in the order in which they may claim a place. */
function byClaim(options: readonly TransportOption[]): TransportOption[] {
  const day = options.filter((option) => !option.night)
  const first = least(day.length > 0 ? day : options, effort)
  if (!first) return []
  const claims = [
    first,
    least(options, changes),
    least(options, low),
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

/** What an option is there for: where it beats all others, else where it beats the one shown first. */
function roleOf(option: TransportOption, shown: readonly TransportOption[]): OptionRole {
  if (option.night && shown.some((other) => !other.night)) return 'night'
  const others = shown.filter((other) => other !== option)
  const beats = (measure: (one: TransportOption) => number, rivals: readonly TransportOption[]) =>
    rivals.every((other) => measure(option) < measure(other))
  if (isDirect(option))
    return others.some(isDirect) && beats(low, others) && !beats(minutes, others) ? 'cheapest' : 'direct'
  for (const rivals of [others, shown.slice(0, 1)]) {
    if (beats(minutes, rivals)) return 'fastest'
    if (beats(changes, rivals)) return 'fewest-changes'
    if (beats(low, rivals)) return 'cheapest'
  }
  return 'fastest'
}

/** At most four options of one mode that really differ, each with its role. */
export function pick(
  options: readonly TransportOption[],
  max: number = alternatives.perMode,
): TransportOption[] {
  const shown: TransportOption[] = []
  for (const option of byClaim(sensible(options))) {
    if (shown.length === max) break
    if (shown.every((other) => adds(option, other))) shown.push(option)
  }
  return shown.map((option) => ({ ...option, role: roleOf(option, shown) }))
}
