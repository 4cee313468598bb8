// Options as rows of a reach file.
import { servicesInId } from '#catalogue/journey.ts'
import { isDriven, modes } from '#catalogue/mode.ts'
import type { StopId } from '#catalogue/network.ts'
import type { Override } from '#catalogue/override.ts'
import type { PlaceId } from '#catalogue/place.ts'
import {
  kindOf,
  type PackedBest,
  type PackedDrive,
  type PackedJourney,
  type PackedRoute,
  type PackedStretch,
  type PackedThrough,
} from '#catalogue/reach/format.ts'
import type { FarePart, Leg, RouteBrief, TransportOption } from '#catalogue/route.ts'
import { minuteOf } from '#lib/clock-text.ts'
import type { Found } from '../compose/compile.ts'
import { carOnBoard } from '../compose/drive-option.ts'
import { plain } from '../emit/content-hash.ts'
import { packRide, type ridePacker } from './pack-ride.ts'
import { type PackTables, trimmed } from './pack-tables.ts'

const orZero = <T>(list: readonly T[]): T[] | 0 => (list.length > 0 ? [...list] : 0)

function throughOf(parts: readonly FarePart[], tables: PackTables): PackedThrough[] {
  return parts
    .filter(({ rule }) => rule === 'through')
    .map(({ legs, of, km, low, high }) => [
      legs[0] as number,
      legs.at(-1) as number,
      tables.models.ref(of),
      km,
      low,
      high,
    ])
}

function packJourney(
  { id, mode, role, legs, changes, fareParts }: TransportOption,
  destination: PlaceId,
  tables: PackTables,
  rideOf: ReturnType<typeof ridePacker>,
): PackedJourney {
  const services = servicesInId(id)
  tables.noteEnd((legs[0] as Leg).from, tables.place)
  tables.noteEnd((legs.at(-1) as Leg).to, destination)
  for (const { link } of changes) if (link) tables.links.ref(link)
  const refs = legs.map(({ services: several, from }, index) =>
    several
      ? [...several].sort().map((service) => rideOf(service, from))
      : rideOf(services[index] as string, from),
  )
  const departs = legs.map((leg) => (leg.departs ? minuteOf(leg.departs) : -1))
  return trimmed([
    kindOf(mode, role),
    refs,
    orZero(changes.map(({ minutes, kind }) => (kind === 'timed' ? -minutes - 1 : minutes))),
    orZero(throughOf(fareParts, tables)),
    departs.some((minute) => minute >= 0) ? departs : 0,
  ])
}

/** Its ends are written where they are no port's place and no end of the route. */
function packStretch(
  leg: Leg,
  [before, after]: readonly (Leg | undefined)[],
  destination: PlaceId,
  tables: PackTables,
): PackedStretch {
  const placeOf = (stop: StopId | undefined) => stop && tables.network.stops.get(stop)?.place
  const [from, to] = leg.road as [PlaceId, PlaceId]
  const row: PackedStretch = [leg.minutes, leg.km, tables.co2Parts(leg), tables.provenance(leg)]
  const isPlain =
    from === (placeOf(before?.to) ?? tables.place) && to === (placeOf(after?.from) ?? destination)
  if (!isPlain) row.push([from, to])
  return row
}

function packDrive(option: TransportOption, destination: PlaceId, tables: PackTables): PackedDrive {
  const { mode, role, legs, changes, fareParts, price, minutes } = option
  const packed = legs.map((leg, index) => {
    if (leg.road) return packStretch(leg, [legs[index - 1], legs[index + 1]], destination, tables)
    const { record, alone } = carOnBoard(leg, tables.network)
    return packRide(record, { alone }, tables)
  })
  const partsOf = (rule: FarePart['rule']) => fareParts.filter((part) => part.rule === rule)
  const [toll] = partsOf('toll')
  const vignettes = partsOf('vignette').map(({ of }) => of)
  for (const country of vignettes) tables.vignettes.add(country)
  // where the minutes are known no better than composed ones, it does not matter of how many stretches they are
  const isWhole = minutes.basis !== 'composed' && minutes.basis !== 'modelled'
  const row: PackedDrive = [
    kindOf(mode, role),
    packed,
    orZero(changes.map((change) => change.minutes)),
    partsOf('fuel')[0]?.km ?? 0,
    tables.provenance(price),
    toll ? [toll.low, toll.km] : 0,
    vignettes.length > 0 ? vignettes.join(' ') : 0,
    isWhole ? 1 : 0,
  ]
  return trimmed(row)
}

const packBest = ({ mode, minutes, low, doorMinutes, allIn, ...way }: RouteBrief['best']): PackedBest => [
  modes.indexOf(mode),
  ...([minutes, low, doorMinutes, allIn] as const),
  (way.isEstimate ? 1 : 0) + (way.isNight ? 2 : 0),
]

/** The line of a destination. @param best of the options as pages show them */
export function packRoute(
  { destination, distanceKm, composed, overrides }: Found,
  best: RouteBrief['best'],
  tables: PackTables,
  rideOf: ReturnType<typeof ridePacker>,
): PackedRoute {
  const absent = new Set(overrides.flatMap(({ field, option }) => (field === 'absent' ? option : [])))
  const options = composed
    .filter(({ id }) => !absent.has(id))
    .map((option) =>
      isDriven(option.mode)
        ? packDrive(option, destination, tables)
        : packJourney(option, destination, tables, rideOf),
    )
  const left = overrides
    .filter(({ field }) => field !== 'absent')
    .map((override) => plain(override) as Override)
  const row = [distanceKm, packBest(best), options] as const
  return left.length > 0 ? [...row, left] : [...row]
}
