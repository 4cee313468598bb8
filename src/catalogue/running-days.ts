// Days of the year on which services run, to add up departures of services with different seasons.
import type { Leg } from './route.ts'

export type Season = NonNullable<Leg['season']>

const daysOfYear = 365
const dayLength = 24 * 60 * 60 * 1000
/** Shorter pauses between seasons do not end a season. */
const pauseDays = 30

/** Milliseconds of a day of an ordinary year. */
const utc = (day: number, month = 1) => Date.UTC(2025, month - 1, day)

/** Day of the year, 0 for 1 January; 29 February counts as 1 March. */
function dayOf(monthDay: string): number {
  const [month, day] = monthDay.split('-').map(Number) as [number, number]
  return Math.round((utc(day, month) - utc(1)) / dayLength)
}

const dateOf = (day: number) => new Date(utc(1 + day)).toISOString().slice(5, 10)

/** Days from the first to the last of a season, both included; seasons may reach over New Year. */
export function seasonDays({ from, to }: Season): number {
  return ((dayOf(to) - dayOf(from) + daysOfYear) % daysOfYear) + 1
}

/** The season that covers all of them; undefined for all year, or where it pauses for less than a month. */
export function commonSeason(seasons: readonly (Season | undefined)[]): Season | undefined {
  const runs = Array.from({ length: daysOfYear }, () => false)
  for (const season of seasons) {
    if (!season) return undefined
    for (let day = 0; day < seasonDays(season); day += 1) runs[(dayOf(season.from) + day) % daysOfYear] = true
  }
  const pauses = runs.flatMap((isRun, day) => {
    if (isRun || !runs[(day + daysOfYear - 1) % daysOfYear]) return []
    let length = 1
    while (length < daysOfYear && !runs[(day + length) % daysOfYear]) length += 1
    return [{ day, length }]
  })
  const longest = pauses.sort((a, b) => b.length - a.length)[0]
  if (!longest || longest.length < pauseDays) return undefined
  return {
    from: dateOf((longest.day + longest.length) % daysOfYear),
    to: dateOf((longest.day + daysOfYear - 1) % daysOfYear),
  }
}
