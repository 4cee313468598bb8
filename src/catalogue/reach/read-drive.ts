// Drives of a reach file as options.
import { drivingBreaks } from '../door-to-door.ts'
import { carCosts, fixedCost } from '../fare-part.ts'
import { mergeProvenance } from '../figure.ts'
import { journeyOption, type LegRecord, type Ticket } from '../journey.ts'
import type { StopId } from '../network.ts'
import type { PlaceId } from '../place.ts'
import type { TransportOption } from '../route.ts'
import { modeAndRole, type PackedDrive, type PackedStretch } from './format.ts'
import { asLeg, type ReachRide } from './read-ride.ts'
import type { ReachTables } from './tables.ts'

/** The stops of the crossings before and after a stretch, and where the drive ends. */
interface Around {
  before: StopId | undefined
  after: StopId | undefined
  destination: PlaceId
}

/** A stretch begins where the crossing before it ends, and ends where the next one begins. */
function stretchOf(
  [minutes, km, parts, known, ends]: PackedStretch,
  { before, after, destination }: Around,
  tables: ReachTables,
): LegRecord {
  const placeOf = (stop: StopId | undefined) => stop && tables.stop(stop).place
  const road = ends ?? [placeOf(before) ?? tables.place, placeOf(after) ?? destination]
  const provenance = tables.provenance(known)
  return {
    leg: {
      road,
      mode: 'car',
      operator: null,
      product: '',
      from: before ?? road[0],
      to: after ?? road[1],
      minutes,
      km,
      co2Parts: tables.co2Parts(parts),
    },
    runs: provenance,
    ...{ operators: [], amenities: [], kmFrom: provenance },
    co2From: mergeProvenance([provenance, ...tables.factorsFrom(parts)]),
  }
}

/** @param rideOf the car on board, by its line */
export function readDrive(
  [kind, packed, checkIns, km, known, tolls, vignettes, isWhole]: PackedDrive,
  destination: PlaceId,
  tables: ReachTables,
  rideOf: (ref: number) => ReachRide,
): TransportOption {
  const [mode, role] = modeAndRole(kind)
  const rides = packed.map((leg) => (typeof leg === 'number' ? rideOf(leg) : undefined))
  const legs = packed.map((leg, index): LegRecord => {
    if (typeof leg === 'number') return (rides[index] as ReachRide).record
    const before = rides[index - 1]?.record.leg.to
    const after = rides[index + 1]?.record.leg.from
    return stretchOf(leg, { before, after, destination }, tables)
  })
  const wheel = legs.reduce((sum, { leg }) => sum + (leg.road ? leg.minutes : 0), 0)
  const roads = legs.flatMap(({ leg }, index) => (leg.road ? [index] : []))
  const provenance = tables.provenance(known)
  const tickets = [
    ...carCosts(km, roads),
    ...(tolls ? [fixedCost('toll', roads, { of: 'roads', eur: tolls[0], km: tolls[1], provenance })] : []),
    ...(vignettes ? vignettes.split(' ') : []).map((country) =>
      fixedCost('vignette', roads, { of: country, eur: tables.vignette(country), provenance }),
    ),
    ...rides.flatMap((ride, index): Ticket[] => (ride?.alone ? [asLeg(ride.alone, index)] : [])),
  ]
  const option = journeyOption({
    ...{ mode, role, legs, clocks: [], tickets },
    changes: (checkIns || []).map((minutes, index) => ({
      at: legs[index]?.leg.to as string,
      to: legs[index + 1]?.leg.from as string,
      minutes,
      walk: 0,
      kind: 'expected',
    })),
    doorToDoor: drivingBreaks(wheel),
    isComposed: !isWhole,
  })
  return { ...option, price: { value: option.price.value, ...provenance } }
}
