// Trip plans: the number of travellers, and minutes of the ways and waiting a visitor assumes.
import { isDriven, modeTraits } from './mode.ts'
import type { ModeFigures } from './mode-figures.ts'

export interface TripPlan {
  /** 1 to 9 */
  travellers: number
  /** include waiting and the ways to and from the stops */
  doorToDoor: boolean
  /** minutes instead of the estimates: way there, way onward, wait at airports, wait at other stops */
  there?: number
  onward?: number
  airport?: number
  station?: number
}
export const assumptions = ['there', 'onward', 'airport', 'station'] as const
export type Assumption = (typeof assumptions)[number]

/** Seats of an ordinary European car, driver included. */
export const carSeats = 5
/** Booking sites sell up to nine seats at once; larger groups have special fares. */
export const mostTravellers = 9
/** Upper limit of a way or wait in a plan. */
export const mostMinutes = 600

const whole = (text: string | null, least: number, most: number): number | undefined =>
  text !== null && /^\d{1,3}$/.test(text) && Number(text) >= least && Number(text) <= most
    ? Number(text)
    : undefined

/** The plan in a query such as "?travellers=3&door=0&airport=90"; invalid values are ignored. */
export function readPlan(query: string): TripPlan {
  const params = new URLSearchParams(query)
  const plan: TripPlan = {
    travellers: whole(params.get('travellers'), 1, mostTravellers) ?? 1,
    doorToDoor: params.get('door') !== '0',
  }
  for (const name of assumptions) {
    const minutes = whole(params.get(name), 0, mostMinutes)
    if (minutes !== undefined) plan[name] = minutes
  }
  return plan
}

/** Reverse of readPlan: one value per name, null for the default. */
export function planQuery({ travellers, doorToDoor, ...minutes }: TripPlan): Record<string, string | null> {
  return {
    travellers: travellers === 1 ? null : String(travellers),
    door: doorToDoor ? null : '0',
    ...Object.fromEntries(assumptions.map((name) => [name, minutes[name]?.toString() ?? null])),
  }
}

/** Minutes from centre to centre, 0 for excluded parts; `dwell` of a car is breaks, fixed in all plans. */
export interface TripParts {
  access: number
  dwell: number
  journey: number
  egress: number
  total: number
}

export function tripParts(figures: ModeFigures, plan: TripPlan): TripParts {
  const parts = { access: figures.access, dwell: figures.dwell, egress: figures.egress }
  const { terminal } = modeTraits[figures.mode]
  if (terminal) {
    parts.access = plan.there ?? parts.access
    parts.egress = plan.onward ?? parts.egress
    parts.dwell = plan[terminal] ?? parts.dwell
  }
  const { access, dwell, egress } = plan.doorToDoor ? parts : { access: 0, dwell: 0, egress: 0 }
  const journey = figures.minutes
  return { access, dwell, journey, egress, total: access + dwell + journey + egress }
}

/** Euro and kg CO2e of a group, per person and in total. A car is paid for once and holds five. */
export interface GroupFigures {
  cars: number
  each: { low: number; high: number; co2: number }
  all: { low: number; high: number; co2: number }
}

export function groupFigures({ mode, price, co2 }: ModeFigures, travellers: number): GroupFigures {
  const cars = isDriven(mode) ? Math.ceil(travellers / carSeats) : 0
  const tickets = cars || travellers
  const all = { low: price.low * tickets, high: price.high * tickets, co2: co2 * tickets }
  return {
    cars,
    each: { low: all.low / travellers, high: all.high / travellers, co2: all.co2 / travellers },
    all,
  }
}

/** Fewest people in a car who each stay below `single` (euro or kg); undefined where five do not. */
export function overtakesFrom(car: number, single: number): number | undefined {
  for (let people = 1; people <= carSeats; people += 1) if (car / people < single) return people
  return undefined
}
