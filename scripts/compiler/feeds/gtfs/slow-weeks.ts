// Weeks in which a ride takes longer than in the others: building sites.
import type { FeedRide } from '../rides.ts'
import { dayText } from './day-set.ts'
import type { Period } from './service-days.ts'
import { addWeight, totalWeight, type Weighted, weightedMedian } from './weighted.ts'

/** How much longer the median of a slow week is. */
const slowFactor = 1.15
/** Fewer departures in a week say nothing about the week. */
const leastDepartures = 3
/** The usual time is that of the quicker quarter of the weeks: a building site may last for most of a feed. */
const usualShare = 0.25

/** Minutes of the departures of a week, by its Monday. */
type Week = readonly [monday: number, minutes: Weighted]

/** @param weeks departures by minutes and Monday, days since 1970-01-01 */
export function slowWeeksOf(weeks: ReadonlyMap<number, Weighted>, whole: Period): FeedRide['slowWeeks'] {
  const read = [...weeks]
    .filter(([, minutes]) => totalWeight(minutes) >= leastDepartures)
    .sort(([a], [b]) => a - b)
  const medians = read.map(([, minutes]) => weightedMedian(minutes)).sort((a, b) => a - b)
  const usual = medians[Math.floor((medians.length - 1) * usualShare)]
  if (usual === undefined) return []
  const slow = read.filter(([, minutes]) => weightedMedian(minutes) > usual * slowFactor)
  return periodsOf(slow).map((period) => ({
    from: dayText(Math.max((period[0] as Week)[0], whole.from)),
    to: dayText(Math.min((period.at(-1) as Week)[0] + 6, whole.to)),
    minutes: weightedMedian(together(period.map(([, minutes]) => minutes))),
  }))
}

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
    if (last && week[0] - (last.at(-1) as Week)[0] === 7) last.push(week)
    else periods.push([week])
  }
  return periods
}
