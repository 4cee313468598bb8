// A journey as an option with all its figures: made by the compiler, and from reach files where pages are drawn on request.
import { totalCo2 } from './co2.ts'
import { roundRange, sumRanges } from './fares.ts'
import { type Figure, mergeProvenance, type Provenance } from './figure.ts'
import { isDriven, type Mode } from './mode.ts'
import type { OperatorId } from './network.ts'
import type { Change, FarePart, Leg, OptionRole, PriceRange, TransportOption } from './route.ts'
import type { AmenityKey, ServiceId } from './service.ts'

/** When a leg leaves and arrives on one journey, where that is certain. */
export type Clocks = Pick<Leg, 'departs' | 'arrives' | 'dayOffset'>

/** When a leg runs, and how that is known. */
type Runs = Pick<Leg, 'departuresPerDay' | 'firstDeparture' | 'lastDeparture' | 'season' | 'night'> &
  Provenance

/** A leg whichever journey it is part of, with what options say of it. */
export interface LegRecord {
  /** the service; of a part of a train's way the part. A drive has none */
  id?: ServiceId
  leg: Omit<Leg, keyof Clocks | keyof Runs>
  runs: Runs
  operators: readonly OperatorId[]
  amenities: readonly AmenityKey[]
  bestMinutes?: number
  kmFrom: Provenance
  co2From: Provenance
}

/** A ticket, or a cost of a drive, with where its price comes from. */
export interface Ticket {
  part: FarePart
  provenance: Provenance
}

export interface Journey {
  mode: Mode
  role: OptionRole
  legs: readonly LegRecord[]
  /** a row for each leg */
  clocks: readonly Clocks[]
  changes: readonly Change[]
  tickets: readonly Ticket[]
  doorToDoor: TransportOption['doorToDoor']
  /** put together of several services or stretches of road */
  isComposed: boolean
}

/** Ids never hold two hyphens in a row, so the parts of an option's id stay apart. */
const idSeparator = '--'

export const optionId = (mode: Mode, serviceIds: readonly ServiceId[]) =>
  [mode, ...serviceIds].join(idSeparator)

/** The services in the id of an option. */
export const servicesInId = (id: string): ServiceId[] => id.split(idSeparator).slice(1)

/** The sum of tickets. No operator publishes a sum of fares, so it is composed at best. */
export function priceOf(tickets: readonly Ticket[]): Pick<TransportOption, 'price' | 'fareParts'> {
  return {
    price: {
      value: roundRange(sumRanges(tickets.map(({ part: { low, high } }): PriceRange => ({ low, high })))),
      ...mergeProvenance(
        tickets.map(({ provenance }) => provenance),
        tickets.length === 1 ? 'timetable' : 'composed',
      ),
    },
    fareParts: tickets.map(({ part }) => part),
  }
}

/** The sum over all legs. */
function co2Of(legs: readonly LegRecord[]): Figure<number> {
  return {
    value: totalCo2(legs.flatMap(({ leg }) => leg.co2Parts)),
    ...mergeProvenance(
      legs.map(({ co2From }) => co2From),
      legs.length > 1 ? 'composed' : 'timetable',
    ),
  }
}

/** Amenities that all legs offer. */
function sharedAmenities([first, ...rest]: readonly LegRecord[]): AmenityKey[] {
  return (first?.amenities ?? []).filter((key) => rest.every(({ amenities }) => amenities.includes(key)))
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** The option of a journey; whoever compares it with others sets its flags (ranking.ts). */
export function journeyOption(journey: Journey): TransportOption {
  const { mode, role, legs, clocks, changes, tickets, doorToDoor, isComposed } = journey
  const all = legs.map(({ leg }) => leg)
  const runs = legs.map((record) => record.runs)
  const atBest = isComposed ? 'composed' : 'timetable'
  const known = mergeProvenance(runs, atBest)
  const { bestMinutes } = legs[0] ?? {}
  return {
    id: optionId(
      mode,
      legs.flatMap(({ id }) => id ?? []),
    ),
    mode,
    role,
    operators: [...new Set(legs.flatMap(({ operators }) => operators))],
    legs: legs.map((record, index) => ({ ...record.leg, ...clocks[index], ...record.runs })),
    changes: [...changes],
    minutes: {
      value: sum([...all.map(({ minutes }) => minutes), ...changes.map(({ minutes }) => minutes)]),
      ...known,
    },
    ...known,
    ...(!isComposed && bestMinutes !== undefined && { bestMinutes }),
    doorToDoor,
    km: {
      value: sum(all.map(({ km }) => km)),
      ...mergeProvenance(
        legs.map(({ kmFrom }) => kmFrom),
        atBest,
      ),
    },
    ...priceOf(tickets),
    co2: co2Of(legs),
    departuresPerDay: isDriven(mode)
      ? 0
      : Math.min(...runs.map(({ departuresPerDay }) => departuresPerDay ?? Infinity)),
    amenities: isDriven(mode) ? [] : sharedAmenities(legs),
    night: runs.some(({ night }) => night !== undefined),
    isBest: false,
    isGreenest: false,
  }
}
