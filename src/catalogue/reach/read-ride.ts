// Rides of a reach file.
import { clockText, day } from '#lib/clock-text.ts'
import type { Clocks, LegRecord, Ticket } from '../journey.ts'
import { type Mode, modes } from '../mode.ts'
import type { Berth } from '../service.ts'
import type { PackedFare, PackedRide } from './format.ts'
import type { ReachTables } from './tables.ts'

/** A ride with its ticket, if it is sold alone, and how far clocks differ at its ends. */
export interface ReachRide {
  record: LegRecord
  alone: Ticket | undefined
  shift: number
}

/** The ticket of a ride that is this leg of a journey. */
export const asLeg = ({ part, provenance }: Ticket, leg: number): Ticket => ({
  part: { ...part, legs: [leg] },
  provenance,
})

function ticketOf([rule, km, low, high, known, of]: PackedFare, id: string, tables: ReachTables): Ticket {
  const provenance = tables.provenance(known)
  const part = { rule, legs: [0], of: of ?? id, km, low, high }
  return { part: rule === 'crossing' ? part : { ...part, basis: provenance.basis }, provenance }
}

export function readRide(packed: PackedRide, tables: ReachTables): ReachRide {
  const [id, from, to, minutes, km, perDay, operators, product, mode, known, kmFrom, co2From, parts] = packed
  const [, , , , , , , , , , , , , amenities = 0, fare, shift = 0, best, first, last, season, berths, of] =
    packed
  const names = tables.row('operators', operators)
  const record: LegRecord = {
    id,
    leg: {
      service: of || id,
      mode: modes[mode] as Mode,
      operator: names[0] ?? null,
      product: tables.row('products', product),
      from: tables.stopId(from),
      to: tables.stopId(to),
      minutes,
      km,
      co2Parts: tables.co2Parts(parts),
    },
    runs: {
      departuresPerDay: perDay,
      ...(first && { firstDeparture: first }),
      ...(last && { lastDeparture: last }),
      ...(season && { season: { from: season.slice(0, 5), to: season.slice(5) } }),
      ...(berths && { night: { berths: berths.split(' ') as Berth[] } }),
      ...tables.provenance(known),
    },
    operators: names,
    amenities: tables.row('amenities', amenities),
    ...(best && { bestMinutes: best }),
    kmFrom: tables.provenance(kmFrom),
    co2From: tables.provenance(co2From),
  }
  return { record, alone: fare ? ticketOf(fare, id, tables) : undefined, shift }
}

/** Local clocks at both ends of a ride that leaves at a minute of the day; none below 0. */
export function clocksOf({ record: { leg }, shift }: ReachRide, departs: number): Clocks {
  if (departs < 0) return {}
  const arrives = departs + leg.minutes + shift
  return { departs: clockText(departs), arrives: clockText(arrives), dayOffset: Math.floor(arrives / day) }
}
