// Cells of the admin tables. Tracked names are untrusted: they are drawn as text, never as markup.
import type { KnownAs } from '#contracts/known-as.ts'
import { formatNumber } from '#i18n/format.ts'
import { pathTo } from '#i18n/paths.ts'
import type { Cell } from './table.ts'

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
const times = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'UTC' })
const days = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})

export const textCell = (text: string, note?: string): Cell => ({ text, sort: text, ...(note && { note }) })

export const countCell = (count: number): Cell => ({ text: formatNumber(count, 'en'), sort: count })

/** A count with its share of `total` as a bar. */
export const shareCell = (count: number, total: number): Cell => ({
  ...countCell(count),
  share: total > 0 ? Math.min(1, count / total) : 0,
})

/** "38 %" of `total`; 0 % of an empty total. */
export function percentCell(count: number, total: number): Cell {
  const share = total > 0 ? count / total : 0
  return { text: `${formatNumber(share * 100, 'en', 1)} %`, sort: share }
}

/** The moment of an ISO 8601 timestamp, in UTC. */
export function momentCell(timestamp: string): Cell {
  const moment = new Date(timestamp)
  return {
    text: dates.format(moment),
    note: `${times.format(moment)} UTC`,
    sort: timestamp,
    datetime: timestamp,
  }
}

/** "20 Nov 2026". */
export const dateName = (day: string) => dates.format(new Date(`${day}T00:00:00Z`))

/** "Fri 20 Nov". */
export function dayName(day: string): string {
  return days.format(new Date(`${day}T00:00:00Z`))
}

export const dayCell = (day: string): Cell => ({ text: dayName(day), sort: day, datetime: day })

/** What both ends of a pair are to us. */
interface Ends {
  originKnownAs: KnownAs
  destinationKnownAs: KnownAs
}

/** "town – place"; nothing is said of two cities. */
const kindsNote = ({ originKnownAs, destinationKnownAs }: Ends): string =>
  originKnownAs === 'city' && destinationKnownAs === 'city' ? '' : `${originKnownAs} – ${destinationKnownAs}`

/** Two place ids as a link to their route. */
export const pairCell = (pair: Ends & { origin: string; destination: string }): Cell => ({
  ...textCell(`${pair.origin} – ${pair.destination}`, kindsNote(pair)),
  href: routePath(`${pair.origin}-${pair.destination}`),
})

/** A slug as a link to its page. */
export const slugCell = ({ routeSlug, ...ends }: Ends & { routeSlug: string }): Cell => ({
  ...textCell(routeSlug, kindsNote(ends)),
  href: routePath(routeSlug),
})

/** Slugs are validated before they are counted; encoding keeps even an invalid one on the site. */
const routePath = (slug: string) => pathTo.route(encodeURIComponent(slug), 'en')
