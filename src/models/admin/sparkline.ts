// Small bar charts of counts over the last days.
import { formatNumber } from '#i18n/format.ts'
import { dayName } from './cells.ts'

export interface DayCount {
  day: string
  count: number
}

interface Bar {
  x: number
  y: number
  width: number
  height: number
  /** "Fri 20 Nov: 41" */
  label: string
}

export interface Sparkline {
  width: number
  height: number
  bars: Bar[]
  /** text alternative of the chart */
  label: string
  first: string
  last: string
  /** the highest day */
  most: string
}

const size = { width: 600, height: 96, gap: 4 } as const
/** Heights of a day without counts, and of the lowest day with counts: both stay visible. */
const [zeroHeight, leastHeight] = [1, 4]

/** Bars of equal width over all days, oldest first; heights are proportional to the highest day. */
export function sparkline(days: readonly DayCount[]): Sparkline {
  const { width, height, gap } = size
  const highest = Math.max(0, ...days.map(({ count }) => count))
  const step = width / Math.max(1, days.length)
  const heightOf = (count: number) =>
    count === 0 ? zeroHeight : Math.max(leastHeight, Math.round((count / highest) * height))
  const bars = days.map(({ day, count }, index) => ({
    x: Math.round(index * step * 10) / 10,
    y: height - heightOf(count),
    width: Math.round((step - gap) * 10) / 10,
    height: heightOf(count),
    label: `${dayName(day)}: ${formatNumber(count, 'en')}`,
  }))
  const [first, last] = [days.at(0), days.at(-1)]
  const best = days.find(({ count }) => count === highest)
  const total = days.reduce((sum, { count }) => sum + count, 0)
  const most =
    best && highest > 0 ? `most on ${dayName(best.day)}: ${formatNumber(highest, 'en')}` : 'no views'
  return {
    width,
    height,
    bars,
    label: `Page views of the last ${days.length} days: ${formatNumber(total, 'en')} in all, ${most}, today ${formatNumber(last?.count ?? 0, 'en')}.`,
    first: first ? dayName(first.day) : '',
    last: last ? dayName(last.day) : '',
    most,
  }
}
