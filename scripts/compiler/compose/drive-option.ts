// A drive as an option: stretches of road joined into legs, with crossings between them.
import { drivingBreaks } from '#catalogue/door-to-door.ts'
import { mergeProvenance } from '#catalogue/figure.ts'
import { journeyOption, type LegRecord, type Ticket } from '#catalogue/journey.ts'
import { wayOf } from '#catalogue/mode.ts'
import { modelled, provenanceOf } from '#catalogue/modelled.ts'
import type { Stop, StopId } from '#catalogue/network.ts'
import type { PlaceId } from '#catalogue/place.ts'
import type { Change, Leg, TransportOption } from '#catalogue/route.ts'
import type { Service } from '#catalogue/service.ts'
import { haversineKm } from '#geo/distance.ts'
import { crossingCarbon, driveCarbon } from '../figures/carbon.ts'
import { modelledKm } from '../figures/kilometres.ts'
import { carTicket, costsOf } from '../figures/price.ts'
import type { Network } from '../read/network.ts'
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

function driveLeg(roads: readonly Stretch[], network: Network): LegRecord {
  const provenance = mergeProvenance(
    roads.map(({ road }) => road),
    roads.length > 1 ? 'composed' : 'timetable',
  )
  const sum = (of: 'km' | 'minutes') => Math.round(roads.reduce((total, { road }) => total + road[of], 0))
  const [from, to] = [(roads[0] as Stretch).from, (roads.at(-1) as Stretch).to]
  const country = (place: PlaceId) => ({ country: network.places.get(place)?.country ?? '' })
  const ends = { from: country(from), to: country(to), km: sum('km') }
  const carbon = driveCarbon(ends, provenance, network)
  const leg: LegRecord['leg'] = {
    road: [from, to],
    mode: 'car',
    operator: null,
    product: '',
    from,
    to,
    minutes: sum('minutes'),
    km: sum('km'),
    co2Parts: carbon.parts,
  }
  return {
    leg,
    runs: provenance,
    operators: [],
    amenities: [],
    kmFrom: provenance,
    co2From: carbon.provenance,
  }
}

/** The stop of a crossing at the place it is taken from. */
const stopLeft = ({ from, to }: Service, place: PlaceId, network: Network): StopId =>
  network.stops.get(to)?.place === place ? to : from

/** A crossing with the car. @param leaves its stop */
function crossingLeg(service: Service, leaves: StopId, network: Network): LegRecord {
  const back = service.to === leaves
  const ends = [service.from, service.to].map((id) => network.stops.get(id) as Stop)
  const [from, to] = (back ? ends.reverse() : ends) as [Stop, Stop]
  const km = Math.round(service.km ?? modelledKm(wayOf(service.mode), haversineKm(from, to)))
  const country = (stop: Stop) => ({ country: network.places.get(stop.place)?.country ?? '' })
  const kmProvenance = service.km === undefined ? modelled : provenanceOf(service)
  const carbon = crossingCarbon(service, { from: country(from), to: country(to), km }, kmProvenance, network)
  const departures = (back ? service.back : undefined) ?? service.departures
  const [operator = null] = service.operators
  const leg: LegRecord['leg'] = {
    service: service.id,
    mode: service.mode,
    operator,
    product: service.product,
    from: from.id,
    to: to.id,
    minutes: (back ? service.minutes.back : undefined) ?? service.minutes.typical,
    km,
    co2Parts: carbon.parts,
  }
  return {
    id: service.id,
    leg,
    runs: {
      departuresPerDay: departures.perDay,
      ...(service.night && { night: service.night }),
      ...provenanceOf(service),
    },
    operators: operator ? [operator] : [],
    amenities: [],
    kmFrom: kmProvenance,
    co2From: carbon.provenance,
  }
}

/** The car on board as a leg of a drive, and its ticket where the fare is known. */
export function carOnBoard(leg: Leg, network: Network): { record: LegRecord; alone: Ticket | undefined } {
  const service = network.services.get(leg.service ?? '') as Service
  const record = crossingLeg(service, leg.from, network)
  return {
    // a crossing at the origin counts its check-in
    record: { ...record, leg: { ...record.leg, minutes: leg.minutes } },
    alone: carTicket(service, 0),
  }
}

/** A drive ends where the crossing begins, so legs meet; the crossing's stretch counts as check-in. */
function join(sections: readonly RoadSection[], legs: readonly LegRecord[]): Change[] {
  const changes: Change[] = []
  for (let index = 1; index < legs.length; index += 1) {
    const [before, after] = [legs[index - 1] as LegRecord, legs[index] as LegRecord]
    const checkIn = sections[index]?.crossing?.road.minutes ?? 0
    if (before.leg.road) before.leg.to = after.leg.from
    else if (after.leg.road) after.leg.from = before.leg.to
    changes.push({ at: before.leg.to, to: after.leg.from, minutes: checkIn, walk: 0, kind: 'expected' })
  }
  return changes
}

/** The option of a drive with one person in the car; its minutes are driving, crossing and check-in. */
export function driveOption(drive: readonly Stretch[], network: Network): TransportOption {
  const sections = sectionsOf(drive)
  const records = sections.map(({ roads, crossing }) =>
    crossing?.crossing
      ? crossingLeg(crossing.crossing, stopLeft(crossing.crossing, crossing.from, network), network)
      : driveLeg(roads, network),
  )
  const changes = join(sections, records)
  const legs = records.map(({ leg }) => leg)
  const first = sections[0]
  // A crossing at the origin has no drive before it: its check-in counts as part of the ride.
  if (first?.crossing && legs[0]) legs[0].minutes += first.crossing.road.minutes
  const wheel = legs.reduce((sum, leg) => sum + (leg.road ? leg.minutes : 0), 0)
  const indexes = (kind: 'service' | 'road') => legs.flatMap((leg, index) => (leg[kind] ? [index] : []))
  return journeyOption({
    mode: 'car',
    role: 'fastest',
    legs: records,
    clocks: [],
    changes,
    tickets: costsOf(drive, { roads: indexes('road'), crossings: indexes('service') }, network),
    doorToDoor: drivingBreaks(wheel),
    isComposed: drive.length > 1,
  })
}
