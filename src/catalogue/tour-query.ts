// Tours in addresses: "?stop=paris.0&stop=milan.3&stop=rome&order=hours&return=1&fly=0&night=0&travellers=2&start=2026-12-05".
// "night=1" wants ways by night, "night=0" none. Nights follow the place after a dot where they are not the usual ones. A form without scripts sends them beside each
// stop instead ("stop=Paris&nights=0"), which is read as well. Empty and invalid values are ignored.
import { mostOrdered } from './best-order.ts'
import { type TourWish, tourMeasures } from './tour.ts'
import { usualNights } from './tour-usual.ts'
import { openFilter, readWayFilter, wayFilterQuery } from './way-choice.ts'

/** Parameters of the query; without the first it asks nothing. */
export const tourParameters = [
  ...(['stop', 'nights', 'order', 'return', 'fly', 'night', 'travellers', 'start'] as const),
] as const

export const mostStops = mostOrdered
export const mostNights = 14
/** Longest name of a place that is looked up. */
const longestName = 80

/** A stop as typed. */
export interface AskedStop {
  /** id or name of a place in any language */
  text: string
  nights: number
}

export interface TourQuestion extends TourWish {
  stops: readonly AskedStop[]
  /** first day, YYYY-MM-DD */
  start: string | undefined
  /** stops beyond the most there may be, which the tour is without */
  beyond: readonly AskedStop[]
}

const nightsIn = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,2}$/.test(text) && Number(text) <= mostNights ? Number(text) : undefined

/** A day of the calendar; undefined for "2026-02-30". */
export function readDay(text: string | null): string | undefined {
  if (!text || !/^20\d\d-\d\d-\d\d$/.test(text)) return undefined
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : undefined
}

/** The stops that have a name, and how many nights each. */
function readStops(params: URLSearchParams): AskedStop[] {
  const nights = params.getAll('nights')
  const typed = params.getAll('stop').map((text, index) => {
    const [, place, dotted] = /^(.*\S)\.(\d{1,2})$/.exec(text) ?? [undefined, text]
    const own = nightsIn(dotted)
    const name = own === undefined ? text : (place ?? '')
    return { text: name.trim().slice(0, longestName), nights: own ?? nightsIn(nights[index]) }
  })
  return typed
    .filter(({ text }) => text !== '')
    .map((stop, index) => ({ ...stop, nights: stop.nights ?? usualNights(index) }))
}

/** The question in a query; without stops the form is empty. */
export function readTour(query: string): TourQuestion {
  const params = new URLSearchParams(query)
  const { plan, night, byDay } = readWayFilter(query)
  const stops = readStops(params)
  return {
    stops: stops.slice(0, mostStops),
    beyond: stops.slice(mostStops),
    order: tourMeasures.find((measure) => measure === params.get('order')),
    returns: params.get('return') === '1',
    prefersNight: night,
    // a tour is not filtered by hours and euro: a leg has the best way there is
    filter: {
      ...openFilter,
      plan: { travellers: plan.travellers, flying: plan.flying },
      ...(byDay && { byDay }),
    },
    start: readDay(params.get('start')),
  }
}

/** Reverse of readTour, as short as it can be: usual values are left out. */
export function tourQuery({
  stops,
  order,
  returns,
  prefersNight,
  filter,
  start,
  beyond,
}: TourQuestion): string {
  const { travellers, fly, night } = wayFilterQuery({ ...filter, night: prefersNight })
  const values = { order, return: returns ? '1' : null, fly, night, travellers, start }
  return new URLSearchParams([
    ...[...stops, ...beyond].map(({ text, nights }, index) => [
      'stop',
      nights === usualNights(index) ? text : `${text}.${nights}`,
    ]),
    ...Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ]).toString()
}
