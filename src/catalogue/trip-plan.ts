// What a visitor assumes about a trip: how many travel, and what the ways to and from the stops and the waiting take.
import { isDriven, modeTraits } from './mode.ts'
import type { ModeFigures } from './mode-figures.ts'

export interface TripPlan {
  /** 1 to 9 */
  travellers: number
  /** count the ways to and from the stops, and waiting */
  doorToDoor: boolean
  /** minutes in place of our estimates: way there, way onward, waiting at airports and at all other stops */
  there?: number
  onward?: number
  airport?: number
  station?: number
}
export const assumptions = ['there', 'onward', 'airport', 'station'] as const
export type Assumption = (typeof assumptions)[number]

/** Seats of an ordinary European car, the driver's included. */
export const carSeats = 5
/** Flight and rail sites sell up to nine seats at once; larger groups have fares of their own. */
export const mostTravellers = 9
/** Longer than any way or wait one would plan with. */
export const mostMinutes = 600

const whole = (text: string | null, least: number, most: number): number | undefined =>
  text !== null && /^\d{1,3}$/.test(text) && Number(text) >= least && Number(text) <= most
    ? Number(text)
    : undefined

/** The plan of a query such as "?travellers=3&door=0&airport=90"; what makes no sense counts as not said. */
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

/** Reverse of readPlan: a value per name, null where the plan is the usual one. */
export function planQuery({ travellers, doorToDoor, ...minutes }: TripPlan): Record<string, string | null> {
  return {
    travellers: travellers === 1 ? null : String(travellers),
    door: doorToDoor ? null : '0',
    ...Object.fromEntries(assumptions.map((name) => [name, minutes[name]?.toString() ?? null])),
  }
}

/** Minutes from centre to centre; a part not counted is 0. In a car `dwell` is breaks, which no assumption changes. */
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

/** What a group pays and emits: euro and kg CO2e, for each and in all. A car is paid for once and carries five. */
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

/** From how many people in one car each pays less (emits less) than `single`; undefined where not even a full one does. */
export function overtakesFrom(car: number, single: number): number | undefined {
  for (let people = 1; people <= carSeats; people += 1) if (car / people < single) return people
  return undefined
}
