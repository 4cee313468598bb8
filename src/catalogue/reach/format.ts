// The shape of a reach file: every option from one place to every other, as rows of numbers (docs/reach.md).
import type { Basis, SourceId } from '../figure.ts'
import type { LocalMode } from '../local-mode.ts'
import { type Mode, modes } from '../mode.ts'
import type { Stop, StopId } from '../network.ts'
import type { OperatorRule } from '../operator-rule.ts'
import type { Override } from '../override.ts'
import type { PlaceId } from '../place.ts'
import { type FarePart, type OptionRole, optionRoles } from '../route.ts'
import type { AmenityKey, ServiceId } from '../service.ts'

/** Changes whenever a reader of the version before would read something wrong. */
export const reachVersion = 2

/** Index into a table of the head. */
type Ref = number

export type PackedProvenance = [basis: Basis, sources: SourceId[], asOf: string]
export type PackedPart = [factor: Ref, km: number, kg: number]
/** Of a ride alone, or of a car on board: `of` is absent where it is the service. */
export type PackedFare = [
  rule: FarePart['rule'],
  km: number,
  low: number,
  high: number,
  provenance: Ref,
  of?: string,
]

/** A ride of a service in one direction, or of a car on board; trailing zeros are left out. */
export type PackedRide = [
  id: ServiceId,
  from: Ref,
  to: Ref,
  minutes: number,
  km: number,
  perDay: number,
  operators: Ref,
  product: Ref,
  mode: number,
  provenance: Ref,
  kmFrom: Ref,
  co2From: Ref,
  co2Parts: PackedPart[],
  amenities: Ref,
  fare: PackedFare | 0,
  /** minutes the clock at its end is ahead of the clock at its start */
  shift?: number,
  bestMinutes?: number,
  first?: string | 0,
  last?: string | 0,
  season?: string | 0,
  berths?: string | 0,
  /** of a part of a train's way: the train */
  of?: ServiceId | 0,
]

/** Minutes of an expected change as they are, of a timed one below zero by one more. */
export type PackedChange = number
/** One ticket for the rides `first` to `last`. */
export type PackedThrough = [first: number, last: number, model: Ref, km: number, low: number, high: number]

/** Rides; one of several services between the same two airports is an array. Trailing zeros are left out. */
export type PackedJourney = [
  kind: number,
  rides: (Ref | Ref[])[],
  changes?: PackedChange[] | 0,
  through?: PackedThrough[] | 0,
  /** minute of the day at which each ride leaves, -1 where it is not known */
  departs?: number[] | 0,
]

/** A stretch at the wheel; its ends are given where they are no port's place and no end of the route. */
export type PackedStretch = [
  minutes: number,
  km: number,
  parts: PackedPart[],
  provenance: Ref,
  ends?: [PlaceId, PlaceId],
]

export type PackedDrive = [
  kind: number,
  /** of a crossing the ride */
  legs: (PackedStretch | Ref)[],
  checkIns: number[] | 0,
  /** kilometres that fuel is paid for */
  km: number,
  /** of the price */
  provenance: Ref,
  tolls?: [eur: number, km: number] | 0,
  vignettes?: string | 0,
  /** not put together of several stretches */
  isWhole?: 0 | 1,
]

/** What lists show of the best option: minutes and euro as in `WayFigures`; an estimate is 1, by night 2, both 3. */
export type PackedBest = [
  mode: number,
  minutes: number,
  low: number,
  doorMinutes: number,
  allIn: number,
  flags: number,
]

/** Line of a destination: kilometres of the great circle, the best option in short, then options, overrides last. */
export type PackedRoute = [
  km: number,
  best: PackedBest,
  options: (PackedJourney | PackedDrive)[],
  overrides?: Override[],
]

/** Mode and role of an option in one number. */
export const kindOf = (mode: Mode, role: OptionRole) =>
  modes.indexOf(mode) * optionRoles.length + optionRoles.indexOf(role)
export const modeAndRole = (kind: number): [Mode, OptionRole] => [
  modes[Math.floor(kind / optionRoles.length)] as Mode,
  optionRoles[kind % optionRoles.length] as OptionRole,
]

export type ReachStop = Pick<Stop, 'kind' | 'name' | 'place' | 'lat' | 'lng' | 'access'> & { id: string }

/** Lines that open the lists after the head; the lines of one are between its own and the next. */
export const reachLists = { stops: '"stops":[', rides: '],"rides":[', routes: '],"to":{' } as const

/** First line of a reach file: what its other lines refer to. Stops and rides are lines of their own. */
export interface ReachHead {
  version: typeof reachVersion
  place: PlaceId
  provenances: PackedProvenance[]
  /** ways between two stops of one place that a journey takes: from, to, minutes, by, euro */
  links: [from: Ref, to: Ref, minutes: number, by: LocalMode, eur?: number][]
  /** operators of a ride, by their ids */
  operators: (readonly string[])[]
  /** their names */
  names: Record<string, string>
  products: string[]
  factors: [id: string, provenance: Ref][]
  amenities: (readonly AmenityKey[])[]
  /** fare models of through tickets, with where they are from */
  models: [id: string, provenance: Ref][]
  /** euro by country */
  vignettes: Record<string, number>
  /** rules of operators about bags and bicycles */
  rules: OperatorRule[]
  /** airports that also serve another place: airport, place, minutes, euro */
  seconds: [airport: StopId, place: PlaceId, minutes: number, eur: number][]
}
