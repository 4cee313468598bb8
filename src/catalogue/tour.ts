// Tours: several places one after the other, in the order given or in the best one. Pure: builds, functions and browsers
// plan alike.
import { bestOrder } from './best-order.ts'
import type { PlaceId } from './place.ts'
import type { Brief } from './reach/brief.ts'
import { bestWay, type ChosenWay, type WayFilter } from './way-choice.ts'

/** What an order is the best of. */
export const tourMeasures = ['hours', 'euro', 'co2'] as const
export type TourMeasure = (typeof tourMeasures)[number]

export interface TourStop {
  place: PlaceId
  /** spent there; 0 to `mostNights` */
  nights: number
}

export interface TourWish {
  /** what the best order has least of; undefined: the order given */
  order: TourMeasure | undefined
  /** the last leg leads back to the first stop */
  returns: boolean
  /** a leg has the best way by night where there is one */
  prefersNight: boolean
  filter: WayFilter
}

export interface TourLeg {
  from: PlaceId
  to: PlaceId
  /** the way that the board of its route has first under the same plan, or the first by night; undefined where none is left */
  chosen: ChosenWay | undefined
}

/** What legs come to; those without a way are not in them. */
export interface TourSums {
  /** from door to door */
  minutes: number
  /** euro of all travellers together, all in */
  euro: number
  /** kg CO2e of one traveller */
  co2: number
  changes: number
  /** legs without a way */
  missing: number
}

export interface Tour {
  stops: readonly TourStop[]
  legs: readonly TourLeg[]
  sums: TourSums
}

/** The figure of a way that an order is compared by, as it is shown: what a tour prints adds up. */
export const measured: Record<TourMeasure, (chosen: ChosenWay) => number> = {
  hours: ({ row }) => Math.round(row.parts.total),
  euro: ({ row }) => Math.round(row.all.low),
  co2: ({ row: { co2 } }) => (co2 < 10 ? Math.round(co2 * 10) / 10 : Math.round(co2)),
}

export const sumsOf = (legs: readonly TourLeg[]): TourSums => {
  const ways = legs.flatMap(({ chosen }) => chosen ?? [])
  const sum = (figure: (chosen: ChosenWay) => number) =>
    ways.reduce((total, chosen) => total + figure(chosen), 0)
  return {
    minutes: sum(measured.hours),
    euro: sum(measured.euro),
    co2: sum(measured.co2),
    changes: sum(({ way }) => way.changes),
    missing: legs.length - ways.length,
  }
}

/** From each place to the next, and back to the first where the tour returns and is not there. */
function legsOf(
  places: readonly PlaceId[],
  returns: boolean,
  wayOf: (from: PlaceId, to: PlaceId) => ChosenWay | undefined,
): TourLeg[] {
  const all = returns && places.at(-1) !== places[0] ? [...places, places[0] as PlaceId] : places
  return all.slice(1).map((to, index) => {
    const from = all[index] as PlaceId
    return { from, to, chosen: wayOf(from, to) }
  })
}

/**
 * The tour that is asked for, and the one in the order given, which is the same where no order is asked for or none is
 * better. The first stop stays first; the last is free unless the tour returns.
 * @param briefs of the stops by their ids; a stop without one has no way onward
 * @throws RangeError for more than ten stops in the best order
 */
export function planTour(
  stops: readonly TourStop[],
  briefs: ReadonlyMap<PlaceId, Brief>,
  { order, returns, prefersNight, filter }: TourWish,
): { tour: Tour; given: Tour } {
  const known = new Map<string, ChosenWay | undefined>()
  const wayOf = (from: PlaceId, to: PlaceId) => {
    const key = `${from} ${to}`
    if (!known.has(key)) {
      const ways = briefs.get(from)?.ways(to) ?? []
      const byNight = prefersNight ? bestWay(ways, { ...filter, night: true }) : undefined
      known.set(key, byNight ?? bestWay(ways, filter))
    }
    return known.get(key)
  }
  const tourOf = (inOrder: readonly TourStop[]): Tour => {
    const legs = legsOf(
      inOrder.map(({ place }) => place),
      returns,
      wayOf,
    )
    return { stops: inOrder, legs, sums: sumsOf(legs) }
  }
  const given = tourOf(stops)
  if (!order) return { tour: given, given }
  const figure = (from: PlaceId, to: PlaceId) => {
    const chosen = wayOf(from, to)
    return chosen ? measured[order](chosen) : Number.NaN
  }
  const costs = stops.map(({ place: from }) => stops.map(({ place: to }) => figure(from, to)))
  const best = tourOf(bestOrder(costs, returns).map((index) => stops[index] as TourStop))
  return { tour: isBetter(best.sums, given.sums, order) ? best : given, given }
}

/** Fewer legs without a way, else less of the measure; a billionth is an error of adding. */
function isBetter(sums: TourSums, than: TourSums, order: TourMeasure): boolean {
  if (sums.missing !== than.missing) return sums.missing < than.missing
  const of = ({ minutes, euro, co2 }: TourSums) => ({ hours: minutes, euro, co2 })[order]
  return of(sums) < of(than) - 1e-9
}
