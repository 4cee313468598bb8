// A drive with all its figures: stretches of road joined into legs, crossings between them.

import { circuity } from '#catalogue/coefficients.ts'
import { mergeProvenance, type Provenance } from '#catalogue/figure.ts'
import type { Service, Stop } from '#catalogue/network.ts'
import type { PlaceId } from '#catalogue/place.ts'
import type { Change, Leg, TransportOption } from '#catalogue/route.ts'
import { haversineKm } from '#geo/distance.ts'
import { type Carbon, crossingCarbon, driveCarbon, sumCarbon } from '../figures/carbon.ts'
import { drivingBreaks } from '../figures/door-to-door.ts'
import { priceDrive } from '../figures/price.ts'
import { modelled, provenanceOf } from '../figures/provenance.ts'
import type { Network } from '../read/network.ts'
import { optionId } from './journey-option.ts'
import type { Stretch } from './roads.ts'

/** A leg in the making. */
interface Piece {
  roads: Stretch[]
  crossing: Stretch | undefined
}

/** Consecutive stretches without a crossing are one drive. */
function piecesOf(drive: readonly Stretch[]): Piece[] {
  const pieces: Piece[] = []
  for (const stretch of drive) {
    const last = pieces.at(-1)
    if (stretch.crossing) pieces.push({ roads: [], crossing: stretch })
    else if (last && !last.crossing) last.roads.push(stretch)
    else pieces.push({ roads: [stretch], crossing: undefined })
  }
  return pieces
}

interface Made {
  leg: Leg
  carbon: Carbon
  kmProvenance: Provenance
}

function driveLeg(roads: readonly Stretch[], network: Network): Made {
  const provenance = mergeProvenance(
    roads.map(({ road }) => road),
    roads.length > 1 ? 'composed' : 'timetable',
  )
  const sum = (of: 'km' | 'minutes') => Math.round(roads.reduce((total, { road }) => total + road[of], 0))
  const [from, to] = [(roads[0] as Stretch).from, (roads.at(-1) as Stretch).to]
  const carbon = driveCarbon(sum('km'), provenance, network)
  const leg: Leg = {
    road: [from, to],
    mode: 'car',
    operator: null,
    product: '',
    from,
    to,
    minutes: sum('minutes'),
    km: sum('km'),
    co2Parts: carbon.parts,
    ...provenance,
  }
  return { leg, carbon, kmProvenance: provenance }
}

/** The ends of a crossing in the direction taken. */
function endsOf(service: Service, from: PlaceId, network: Network): { from: Stop; to: Stop; back: boolean } {
  const [a, b] = [network.stops.get(service.from) as Stop, network.stops.get(service.to) as Stop]
  const back = b.place === from
  return back ? { from: b, to: a, back } : { from: a, to: b, back }
}

function crossingLeg(stretch: Stretch, service: Service, network: Network): Made {
  const { from, to, back } = endsOf(service, stretch.from, network)
  const circuitous = service.mode === 'ferry' ? circuity.sea : circuity.rail
  const km = Math.round(service.km ?? haversineKm(from, to) * circuitous)
  const country = (stop: Stop) => ({ country: network.places.get(stop.place)?.country ?? '' })
  const kmProvenance = service.km === undefined ? modelled : provenanceOf(service)
  const carbon = crossingCarbon(service, { from: country(from), to: country(to), km }, kmProvenance, network)
  const departures = (back ? service.back : undefined) ?? service.departures
  const leg: Leg = {
    service: service.id,
    mode: service.mode,
    operator: service.operators[0] ?? null,
    product: service.product,
    from: from.id,
    to: to.id,
    minutes: (back ? service.minutes.back : undefined) ?? service.minutes.typical,
    km,
    co2Parts: carbon.parts,
    departuresPerDay: departures.perDay,
    ...(service.night && { night: service.night }),
    ...provenanceOf(service),
  }
  return { leg, carbon, kmProvenance }
}

/** A drive ends where the crossing begins, so that legs meet; minutes of the crossing's stretch are check-in. */
function join(pieces: readonly Piece[], made: readonly Made[]): Change[] {
  const changes: Change[] = []
  for (let index = 1; index < made.length; index += 1) {
    const [before, after] = [made[index - 1] as Made, made[index] as Made]
    const checkIn = pieces[index]?.crossing?.road.minutes ?? 0
    if (before.leg.road) before.leg.to = after.leg.from
    else if (after.leg.road) after.leg.from = before.leg.to
    changes.push({ at: before.leg.to, to: after.leg.from, minutes: checkIn, walk: 0, kind: 'expected' })
  }
  return changes
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

/** The option of a drive, one person in the car. Its time is that at the wheel, on board and checking in. */
export function driveOption(drive: readonly Stretch[], network: Network): TransportOption {
  const pieces = piecesOf(drive)
  const made = pieces.map(({ roads, crossing }) =>
    crossing?.crossing ? crossingLeg(crossing, crossing.crossing, network) : driveLeg(roads, network),
  )
  const changes = join(pieces, made)
  const legs = made.map(({ leg }) => leg)
  const first = pieces[0]
  // Nobody drives to a crossing that begins at the origin: its check-in counts as part of the ride.
  if (first?.crossing && legs[0]) legs[0].minutes += first.crossing.road.minutes
  const crossings = legs.filter((leg) => leg.service)
  const wheel = sumOf(legs.filter((leg) => leg.road).map((leg) => leg.minutes))
  const minutes = sumOf([...legs.map((leg) => leg.minutes), ...changes.map((change) => change.minutes)])
  const provenance = mergeProvenance(legs, drive.length > 1 ? 'composed' : 'timetable')
  const indexes = (kind: 'service' | 'road') => legs.flatMap((leg, index) => (leg[kind] ? [index] : []))
  return {
    id: optionId(
      'car',
      crossings.map((leg) => leg.service as string),
    ),
    mode: 'car',
    role: 'fastest',
    operators: [...new Set(crossings.flatMap((leg) => (leg.operator ? [leg.operator] : [])))],
    legs,
    changes,
    minutes: { value: minutes, ...provenance },
    ...provenance,
    doorToDoor: drivingBreaks(wheel),
    km: {
      value: sumOf(legs.map((leg) => leg.km)),
      ...mergeProvenance(
        made.map((one) => one.kmProvenance),
        drive.length > 1 ? 'composed' : 'timetable',
      ),
    },
    ...priceDrive(drive, { roads: indexes('road'), crossings: indexes('service') }, network),
    co2: sumCarbon(made.map(({ carbon }) => carbon)),
    departuresPerDay: 0,
    amenities: [],
    night: crossings.some((leg) => leg.night !== undefined),
    isBest: false,
    isGreenest: false,
  }
}
