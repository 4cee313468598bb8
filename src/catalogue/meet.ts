// Where travellers from several towns meet: every town that all of them reach, under one filter, in one of four orders. Pure:
// builds, functions and browsers find the same places.
import { wayOfOne } from './one-adult.ts'
import type { PlaceId } from './place.ts'
import type { Brief, BriefWay } from './reach/brief.ts'
import type { WayFilter } from './way-choice.ts'

/** By the longest way of anybody, by the hours, the euro and the CO2e of all together; the least comes first. */
export const meetOrders = ['fair', 'hours', 'euro', 'co2'] as const
export type MeetOrder = (typeof meetOrders)[number]

export const fewestStarts = 2
export const mostStarts = 6

/** What a meeting costs, by the order that compares it. */
export interface MeetFigures {
  /** minutes from door to door of whoever travels longest */
  fair: number
  /** minutes of all together */
  hours: number
  /** euro all in of all together, each traveller's rounded as it is shown */
  euro: number
  /** kg CO2e of all together */
  co2: number
}

export interface MeetingPlace {
  place: PlaceId
  figures: MeetFigures
  /** everybody's way, in the order of the starts; undefined for whoever lives there */
  ways: readonly (BriefWay | undefined)[]
}

/** So that the order in which kilograms were added up changes no figure. */
const grams = (kg: number) => Math.round(kg * 1000) / 1000

/** Everybody's best way to a place; undefined where one of them has no way that fits. */
function waysTo(
  place: PlaceId,
  briefs: readonly Brief[],
  filter: WayFilter,
): MeetingPlace['ways'] | undefined {
  const ways: (BriefWay | undefined)[] = []
  for (const brief of briefs) {
    const way = brief.place === place ? undefined : wayOfOne(brief.packed(place), filter)
    if (!way && brief.place !== place) return undefined
    ways.push(way)
  }
  return ways
}

/** Euro all in of one adult, as lists show them. */
const allInOf = ({ fare, accessEur }: BriefWay) => Math.round(fare.low + accessEur)

function figuresOf(ways: MeetingPlace['ways']): MeetFigures {
  const figures: MeetFigures = { fair: 0, hours: 0, euro: 0, co2: 0 }
  for (const way of ways) {
    if (!way) continue
    figures.fair = Math.max(figures.fair, way.doorMinutes)
    figures.hours += way.doorMinutes
    figures.euro += allInOf(way)
    figures.co2 += way.co2
  }
  return { ...figures, co2: grams(figures.co2) }
}

/** Compares by the figure of the order, then by the others, then by id: the order of the starts changes nothing. */
function comparing(order: MeetOrder) {
  const deciding = [order, ...meetOrders.filter((other) => other !== order)]
  return (a: MeetingPlace, b: MeetingPlace): number => {
    for (const figure of deciding) {
      const difference = a.figures[figure] - b.figures[figure]
      if (difference !== 0) return difference
    }
    return a.place < b.place ? -1 : 1
  }
}

/**
 * Every place where all can meet, the best first. Everybody takes the best way that fits, which leads the board of the route
 * under the same plan: the order changes which towns come first, never how anybody travels there. Whoever lives in a place
 * travels no minute and pays nothing.
 * @param briefs one for each start, of different towns
 */
export function meetingPlaces(briefs: readonly Brief[], filter: WayFilter, order: MeetOrder): MeetingPlace[] {
  const starts = briefs.map(({ place }) => place)
  const [first] = briefs
  const places = new Set([...starts, ...(first?.destinations ?? [])])
  return [...places]
    .flatMap((place) => {
      const ways = waysTo(place, briefs, filter)
      return ways ? [{ place, figures: figuresOf(ways), ways }] : []
    })
    .sort(comparing(order))
}
