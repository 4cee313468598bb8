// Trip plans: who travels with what, what counts, and what must not be exceeded. A plan is part of the address (D51).
import { modeTraits } from './mode.ts'
import type { RowFacts } from './row-facts.ts'

/** A small bag fits under the seat and costs nothing anywhere. */
export const bagSizes = ['small', 'cabin', 'hold'] as const
export type BagSize = (typeof bagSizes)[number]

export interface TripPlan {
  /** 1 to 9 */
  travellers: number
  /** each traveller's largest piece */
  bag: BagSize
  bike: boolean
  flying: boolean
  /** most hours and euro that may lead a row */
  hours?: number
  euro?: number
  /** waiting, the ways to and from the stops, their fares and bags count; else the ride and its fare alone (D23) */
  doorToDoor: boolean
  /** minutes instead of the estimates: way there, way onward, wait at airports, wait at other stops */
  there?: number
  onward?: number
  airport?: number
  station?: number
}
export const assumptions = ['there', 'onward', 'airport', 'station'] as const

export const usualPlan: TripPlan = {
  travellers: 1,
  bag: 'small',
  bike: false,
  flying: true,
  doorToDoor: true,
}

/** Seats of an ordinary European car, driver included. */
export const carSeats = 5
/** Booking sites sell up to nine seats at once; larger groups have special fares. */
export const mostTravellers = 9
/** Upper limit of a way or wait in a plan. */
export const mostMinutes = 600
/** Limits a menu offers; the address takes any whole number. */
export const offeredHours = [3, 4, 5, 6, 8, 12, 24] as const
export const offeredEuro = [25, 50, 75, 100, 150, 200, 300] as const

const whole = (text: string | null, least: number, most: number): number | undefined =>
  text !== null && /^\d{1,4}$/.test(text) && Number(text) >= least && Number(text) <= most
    ? Number(text)
    : undefined

/** The plan in a query such as "?travellers=3&bag=hold&fly=0&hours=6"; invalid values are ignored. */
export function readPlan(query: string): TripPlan {
  const params = new URLSearchParams(query)
  const plan: TripPlan = {
    travellers: whole(params.get('travellers'), 1, mostTravellers) ?? 1,
    bag: bagSizes.find((size) => size === params.get('bag')) ?? 'small',
    bike: params.get('bike') === '1',
    flying: params.get('fly') !== '0',
    doorToDoor: params.get('door') !== '0',
  }
  for (const name of ['hours', 'euro'] as const) {
    const most = whole(params.get(name), 1, 9999)
    if (most !== undefined) plan[name] = most
  }
  for (const name of assumptions) {
    const minutes = whole(params.get(name), 0, mostMinutes)
    if (minutes !== undefined) plan[name] = minutes
  }
  return plan
}

/** Reverse of readPlan: one value per name, null for the default. */
export function planQuery(plan: TripPlan): Record<string, string | null> {
  const given = (value: number | undefined) => value?.toString() ?? null
  return {
    travellers: plan.travellers === 1 ? null : String(plan.travellers),
    bag: plan.bag === 'small' ? null : plan.bag,
    bike: plan.bike ? '1' : null,
    fly: plan.flying ? null : '0',
    door: plan.doorToDoor ? null : '0',
    hours: given(plan.hours),
    euro: given(plan.euro),
    ...Object.fromEntries(assumptions.map((name) => [name, given(plan[name])])),
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

export function tripParts(facts: RowFacts, plan: TripPlan): TripParts {
  const parts = { access: facts.access, dwell: facts.dwell, egress: facts.egress }
  const { terminal } = modeTraits[facts.mode]
  if (terminal) {
    parts.access = plan.there ?? parts.access
    parts.egress = plan.onward ?? parts.egress
    parts.dwell = plan[terminal] ?? parts.dwell
  }
  const { access, dwell, egress } = plan.doorToDoor ? parts : { access: 0, dwell: 0, egress: 0 }
  const journey = facts.minutes
  return { access, dwell, journey, egress, total: access + dwell + journey + egress }
}
