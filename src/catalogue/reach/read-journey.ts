// Journeys by service of a reach file as options.
import { airportPairs } from '../airport-pair.ts'
import { doorToDoor } from '../door-to-door.ts'
import { farePart } from '../fare-part.ts'
import { mergeProvenance } from '../figure.ts'
import { type Journey, journeyOption, type LegRecord, type Ticket } from '../journey.ts'
import type { PlaceId } from '../place.ts'
import type { Change, TransportOption } from '../route.ts'
import { modeAndRole, type PackedJourney, type PackedThrough } from './format.ts'
import { asLeg, clocksOf, type ReachRide } from './read-ride.ts'
import type { ReachTables } from './tables.ts'

function changeOf(minutes: number, before: LegRecord, after: LegRecord, tables: ReachTables): Change {
  const [at, to] = [before.leg.to, after.leg.from]
  const link = tables.link(at, to)
  return {
    ...{ at, to, minutes: minutes < 0 ? -minutes - 1 : minutes, walk: link?.minutes ?? 0 },
    kind: minutes < 0 ? 'timed' : 'expected',
    ...(link && { link }),
  }
}

/** The ticket for several rides; it names the sources of those that it replaces. */
function throughTicket(
  [first, last, model, km, low, high]: PackedThrough,
  singles: readonly Ticket[],
  tables: ReachTables,
): Ticket {
  const legs = Array.from({ length: last - first + 1 }, (_, step) => first + step)
  const [id, known] = tables.row('models', model)
  const parts = singles.slice(first, last + 1).map(({ provenance }) => provenance)
  return {
    part: farePart('through', legs, id, km, { low, high }),
    provenance: mergeProvenance([tables.provenance(known), ...parts], 'modelled'),
  }
}

/** A ticket for each ride that no ticket for several covers, in the order of the rides. */
function ticketsOf(
  rides: readonly ReachRide[],
  through: readonly PackedThrough[],
  tables: ReachTables,
): Ticket[] {
  const singles = rides.map(({ alone }, index) => asLeg(alone as Ticket, index))
  return singles.flatMap((single, index) => {
    const whole = through.find(([first, last]) => first <= index && index <= last)
    if (!whole) return [single]
    return whole[0] === index ? [throughTicket(whole, singles, tables)] : []
  })
}

function planned(
  [kind, , changes, through, departs]: PackedJourney,
  rides: readonly ReachRide[],
  destination: PlaceId,
  tables: ReachTables,
): Journey {
  const [mode, role] = modeAndRole(kind)
  const legs = rides.map(({ record }) => record)
  const [first, last] = [legs[0] as LegRecord, legs.at(-1) as LegRecord]
  return {
    ...{ mode, role, legs },
    clocks: rides.map((ride, index) => clocksOf(ride, departs ? (departs[index] ?? -1) : -1)),
    changes: (changes || []).map((minutes, index) =>
      changeOf(minutes, legs[index] as LegRecord, legs[index + 1] as LegRecord, tables),
    ),
    tickets: ticketsOf(rides, through || [], tables),
    doorToDoor: doorToDoor(
      [tables.stop(first.leg.from), tables.place],
      [tables.stop(last.leg.to), destination],
      tables,
    ),
    isComposed: legs.length > 1,
  }
}

/** @param rideOf a ride by its line */
export function readJourney(
  packed: PackedJourney,
  destination: PlaceId,
  tables: ReachTables,
  rideOf: (ref: number) => ReachRide,
): TransportOption {
  const [, rides] = packed
  const option = (refs: readonly number[]) =>
    journeyOption(planned(packed, refs.map(rideOf), destination, tables))
  const [first] = rides
  if (!Array.isArray(first)) return option(rides as number[])
  return airportPairs(first.map((ref) => option([ref])))[0] as TransportOption
}
