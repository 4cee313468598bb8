// Weeks in which a ride takes longer than in the others: building sites.
import type { FeedRide } from '../rides.ts'
import { dayText, forEachDay, weekdayOf } from './day-set.ts'
import type { Departure } from './departures-of-ride.ts'
import type { Period } from './service-days.ts'
import { addWeight, type Weighted, weightedMedian } from './weighted.ts'

/** How much longer the median of a slow week is. */
const slowFactor = 1.15
/** Fewer departures in a week say nothing about the week. */
const leastDepartures = 3
/** The usual time is that of the quicker quarter of the weeks: a building site may last for most of a feed. */
const usualShare = 0.25

interface Week {
  /** its Monday, days since 1970-01-01 */
  monday: number
  minutes: Map<number, number>
}

/** @param base day of bit 0 of the sets of `departures` */
export function slowWeeksOf(
  departures: readonly Departure[],
  { base, period: whole }: { base: number; period: Period },
): FeedRide['slowWeeks'] {
  const weeks = weeksOf(departures, base).filter(({ minutes }) => totalOf(minutes) >= leastDepartures)
  const medians = weeks.map(({ minutes }) => weightedMedian(minutes)).sort((a, b) => a - b)
  const usual = medians[Math.floor((medians.length - 1) * usualShare)]
  if (usual === undefined) return []
  const slow = weeks.filter(({ minutes }) => weightedMedian(minutes) > usual * slowFactor)
  return periodsOf(slow).map((period) => ({
    from: dayText(Math.max(period[0]?.monday as number, whole.from)),
    to: dayText(Math.min((period.at(-1)?.monday as number) + 6, whole.to)),
    minutes: weightedMedian(together(period.map(({ minutes }) => minutes))),
  }))
}

function weeksOf(departures: readonly Departure[], base: number): Week[] {
  const weeks = new Map<number, Week>()
  for (const { days, minutes } of departures)
    if (days)
      forEachDay(days, (index) => {
        const day = base + index
        const monday = day - weekdayOf(day)
        const week = weeks.get(monday) ?? { monday, minutes: new Map() }
        weeks.set(monday, week)
        addWeight(week.minutes, minutes)
      })
  return [...weeks.values()].sort((a, b) => a.monday - b.monday)
}

const totalOf = (minutes: Weighted) => [...minutes.values()].reduce((sum, count) => sum + count, 0)

function together(parts: readonly Weighted[]): Weighted {
  const all = new Map<number, number>()
  for (const part of parts) for (const [value, weight] of part) addWeight(all, value, weight)
  return all
}

/** Weeks that follow each other. */
function periodsOf(weeks: readonly Week[]): Week[][] {
  const periods: Week[][] = []
  for (const week of weeks) {
    const last = periods.at(-1)
    if (last && week.monday - (last.at(-1)?.monday as number) === 7) last.push(week)
    else periods.push([week])
  }
  return periods
}
