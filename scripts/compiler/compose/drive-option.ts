// A drive as an option: stretches of road joined into legs, with crossings between them.

import { mergeProvenance, type Provenance } from '#catalogue/figure.ts'
import { wayOf } from '#catalogue/mode.ts'
import type { Stop } from '#catalogue/network.ts'
import type { PlaceId } from '#catalogue/place.ts'
import type { Change, Leg, TransportOption } from '#catalogue/route.ts'
import type { Service } from '#catalogue/service.ts'
import { haversineKm } from '#geo/distance.ts'
import { type Carbon, crossingCarbon, driveCarbon, sumCarbon } from '../figures/carbon.ts'
import { drivingBreaks } from '../figures/door-to-door.ts'
import { modelledKm } from '../figures/kilometres.ts'
import { priceDrive } from '../figures/price.ts'
import { modelled, provenanceOf } from '../figures/provenance.ts'
import type { Network } from '../read/network.ts'
import { optionId } from './journey-option.ts'
import type { Stretch } from './roads.ts'

/** Stretches that make one leg: roads without a crossing between them, or a crossing. */
interface RoadSection {
  roads: Stretch[]
  crossing: Stretch | undefined
}

/** Consecutive stretches without a crossing are one section. */
function sectionsOf(drive: readonly Stretch[]): RoadSection[] {
  const sections: RoadSection[] = []
  for (const stretch of drive) {
    const last = sections.at(-1)
    if (stretch.crossing) sections.push({ roads: [], crossing: stretch })
    else if (last && !last.crossing) last.roads.push(stretch)
    else sections.push({ roads: [stretch], crossing: undefined })
  }
  return sections
}

/** A leg, with the values that the totals of the drive are summed from. */
interface DriveLeg {
  leg: Leg
  carbon: Carbon
  kmProvenance: Provenance
}

function driveLeg(roads: readonly Stretch[], network: Network): DriveLeg {
  const provenance = mergeProvenance(
    roads.map(({ road }) => road),
    roads.length > 1 ? 'composed' : 'timetable',
  )
  const sum = (of: 'km' | 'minutes') => Math.round(roads.reduce((total, { road }) => total + road[of], 0))
  const [from, to] = [(roads[0] as Stretch).from, (roads.at(-1) as Stretch).to]
  const country = (place: PlaceId) => ({ country: network.places.get(place)?.country ?? '' })
  const ends = { from: country(from), to: country(to), km: sum('km') }
  const carbon = driveCarbon(ends, provenance, network)
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

function crossingLeg(stretch: Stretch, service: Service, network: Network): DriveLeg {
  const { from, to, back } = endsOf(service, stretch.from, network)
  const km = Math.round(service.km ?? modelledKm(wayOf(service.mode), haversineKm(from, to)))
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

/** A drive ends where the crossing begins, so legs meet; the crossing's stretch counts as check-in. */
function join(sections: readonly RoadSection[], driveLegs: readonly DriveLeg[]): Change[] {
  const changes: Change[] = []
  for (let index = 1; index < driveLegs.length; index += 1) {
    const [before, after] = [driveLegs[index - 1] as DriveLeg, driveLegs[index] as DriveLeg]
    const checkIn = sections[index]?.crossing?.road.minutes ?? 0
    if (before.leg.road) before.leg.to = after.leg.from
    else if (after.leg.road) after.leg.from = before.leg.to
    changes.push({ at: before.leg.to, to: after.leg.from, minutes: checkIn, walk: 0, kind: 'expected' })
  }
  return changes
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

/** The option of a drive with one person in the car; its minutes are driving, crossing and check-in. */
export function driveOption(drive: readonly Stretch[], network: Network): TransportOption {
  const sections = sectionsOf(drive)
  const driveLegs = sections.map(({ roads, crossing }) =>
    crossing?.crossing ? crossingLeg(crossing, crossing.crossing, network) : driveLeg(roads, network),
  )
  const changes = join(sections, driveLegs)
  const legs = driveLegs.map(({ leg }) => leg)
  const first = sections[0]
  // A crossing at the origin has no drive before it: its check-in counts as part of the ride.
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
        driveLegs.map((one) => one.kmProvenance),
        drive.length > 1 ? 'composed' : 'timetable',
      ),
    },
    ...priceDrive(drive, { roads: indexes('road'), crossings: indexes('service') }, network),
    co2: sumCarbon(driveLegs.map(({ carbon }) => carbon)),
    departuresPerDay: 0,
    amenities: [],
    night: crossings.some((leg) => leg.night !== undefined),
    isBest: false,
    isGreenest: false,
  }
}
