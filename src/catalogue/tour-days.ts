// The days of a tour: when one travels, and where one stays how long.
import type { Tour, TourLeg, TourStop } from './tour.ts'

/** Longest journey of one day from door to door, minutes; a longer one goes on the next day. */
const longestDay = 18 * 60
const dayMinutes = 24 * 60

/** Nights of a journey: one by night, and one for each day that it goes on. */
export function nightsOnTheWay({ chosen }: TourLeg): number {
  if (!chosen) return 0
  const { way, row } = chosen
  const nights = Math.ceil(Math.max(0, row.parts.total - longestDay) / dayMinutes)
  return Math.max(nights, way.isNight ? 1 : 0)
}

interface Dated {
  /** the first of it; the tour begins on day 1 */
  day: number
  nights: number
}
export type TourEntry = Dated & ({ leg: TourLeg } | { stay: TourStop })

/** Journeys and stays in their order. A stay without nights is left out: one goes on the day one arrives. */
export function tourDays({ stops, legs }: Tour): { entries: TourEntry[]; days: number } {
  const entries: TourEntry[] = []
  let day = 1
  const add = (entry: TourEntry) => {
    entries.push(entry)
    day += entry.nights
  }
  for (let index = 0; index < Math.max(stops.length, legs.length); index++) {
    const [stay, leg] = [stops[index], legs[index]]
    if (stay && stay.nights > 0) add({ stay, day, nights: stay.nights })
    if (leg) add({ leg, day, nights: nightsOnTheWay(leg) })
  }
  return { entries, days: day }
}

/** The date so many days after another. @param start YYYY-MM-DD */
export function dayAfter(start: string, days: number): string {
  const date = new Date(`${start}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
