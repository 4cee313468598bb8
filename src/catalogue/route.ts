// Routes with their transport options, as the compiler writes them for pages.
import type { FactorId } from './factor.ts'
import type { Basis, Figure, Provenance, SourceId } from './figure.ts'
import type { Mode } from './mode.ts'
import type { OperatorId, StopId, StopLink } from './network.ts'
import type { PlaceId } from './place.ts'
import type { AmenityKey, Berth, Clock, ServiceId } from './service.ts'

/** origin-destination, e.g. "london-paris" */
export type Slug = string
type OptionId = string

/** Euro for one adult, one way. */
export interface PriceRange {
  low: number
  high: number
}

/** One boarding to alighting, or one drive. */
export interface Leg {
  service?: ServiceId
  /** of several services between the same two airports: all of them, most departures first (D159) */
  services?: ServiceId[]
  road?: [PlaceId, PlaceId]
  mode: Mode
  operator: OperatorId | null
  product: string
  /** stop id, or the place id for a drive */
  from: StopId | PlaceId
  to: StopId | PlaceId
  minutes: number
  km: number
  co2Parts: { km: number; factor: FactorId; kg: number }[]
  departs?: Clock
  arrives?: Clock
  /** nights passed on board */
  dayOffset?: number
  departuresPerDay?: number
  /** local times of the first and the last departure of a day, where they are known */
  firstDeparture?: Clock
  lastDeparture?: Clock
  /** first and last day, MM-DD, of a service that does not run all year */
  season?: { from: string; to: string }
  night?: { berths: Berth[] }
  basis: Basis
  sources: SourceId[]
  asOf: string
}

/** Between two legs: the wait and, between different stops, the way across town. */
export interface Change {
  at: StopId
  to: StopId
  /** way and wait together */
  minutes: number
  /** minutes of the way between two stops */
  walk: number
  /** timed: to the next real departure; expected: from the headway */
  kind: 'timed' | 'expected'
  link?: StopLink
}

/** A part of the price and its origin; shown by `npm run data -- explain` and on the page. */
export interface FarePart {
  /** `fare`: of the service itself; `band`: of its product between the two places (data/fares) */
  rule: 'fare' | 'band' | 'model' | 'through' | 'fuel' | 'wear' | 'toll' | 'vignette' | 'crossing'
  /** indexes into legs */
  legs: number[]
  /** id of the fare model, country or service of the part; product and ends of a band */
  of: string
  /** of the fare of one ride */
  basis?: Basis
  km: number
  low: number
  high: number
  /** carriers of one of several tickets to choose from, which share their legs: one of them is bought */
  by?: OperatorId[]
}

/** True for a part whose `of` is a fare model. */
export const isModelled = ({ rule }: FarePart) => rule === 'model' || rule === 'through'

/**
 * Euro that a bag or a bicycle adds to one adult's cheapest ticket, all legs of the option together. Absent: an operator's
 * rule is not known, the traveller must ask. A small bag that fits under the seat costs nothing anywhere.
 */
export interface Extras {
  cabin?: number
  hold?: number
  /** 'no': some leg takes none */
  bike?: number | 'no'
}

/** In this order they are numbers of reach files. */
export const optionRoles = ['direct', 'fastest', 'fewest-changes', 'cheapest', 'frequent', 'night'] as const
export type OptionRole = (typeof optionRoles)[number]

/** One way to travel a route. Its own provenance belongs to its minutes. */
export interface TransportOption extends Provenance {
  /** made of mode and service ids, stable across builds */
  id: OptionId
  mode: Mode
  role: OptionRole
  operators: OperatorId[]
  legs: Leg[]
  /** changes.length === legs.length - 1 */
  changes: Change[]
  minutes: Figure<number>
  /** shortest time in the timetable of a direct service, when known */
  bestMinutes?: number
  /** minutes besides the journey itself, and euro for the ways to the first and from the last stop */
  doorToDoor: Figure<{ access: number; dwell: number; egress: number; accessEur: number }>
  km: Figure<number>
  price: Figure<PriceRange>
  fareParts: FarePart[]
  /** per traveller, kg CO2e */
  co2: Figure<number>
  /** 0 for the car */
  departuresPerDay: number
  amenities: AmenityKey[]
  /** absent where no operator's rules are known */
  extras?: Figure<Extras>
  night: boolean
  isBest: boolean
  /** as good as the best: its score is within the margin of the lowest */
  isAsGood?: true
  isGreenest: boolean
  /** a pair of airports that the board shows on request, below its rows (D159) */
  isFolded?: true
}

export interface Route {
  slug: Slug
  origin: PlaceId
  destination: PlaceId
  /** great circle */
  distanceKm: number
  /** the best first, then by the score of ranking.ts */
  options: TransportOption[]
}

/** What a list shows of an option: the ride and its lowest price, and both from door to door (D23). */
export interface WayFigures {
  minutes: number
  low: number
  /** minutes from door to door */
  doorMinutes: number
  /** euro: lowest price, and the ways to the first and from the last stop */
  allIn: number
  /** the price is a model's (D20) */
  isEstimate?: true
  isNight?: true
}

/** A route in a list: enough for cards, related routes and mode pages. */
export interface RouteSummary {
  slug: Slug
  origin: PlaceId
  destination: PlaceId
  distanceKm: number
  /** best option of the route, with its lowest price */
  best: WayFigures & { mode: Mode }
  /** per mode the option with the lowest low price, and the extremes over all options of the mode */
  modes: Partial<
    Record<Mode, WayFigures & { high: number; co2: number; operators: OperatorId[]; count: number }>
  >
  /** over all options */
  low: number
  high: number
  greenest: { mode: Mode; co2: number }
  fastest: { mode: Mode; minutes: number }
  cheapest: { mode: Mode; low: number }
  optionCount: number
}

/** A route in a line of text. */
export type RouteBrief = Pick<RouteSummary, 'slug' | 'origin' | 'destination' | 'distanceKm' | 'best'>
