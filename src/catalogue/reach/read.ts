// Reads reach files: the options from one place to another, with all their figures, as the compiler composed them.
import { airportPairs } from '../airport-pair.ts'
import { doorToDoor, drivingBreaks, type SecondAirport } from '../door-to-door.ts'
import { withExtras } from '../extras.ts'
import { carCosts, farePart, fixedCost } from '../fare-part.ts'
import { mergeProvenance, type Provenance } from '../figure.ts'
import { type Clocks, type Journey, journeyOption, type LegRecord, type Ticket } from '../journey.ts'
import { isDriven, modes } from '../mode.ts'
import type { Stop, StopLink } from '../network.ts'
import { overridden } from '../overridden.ts'
import type { PlaceId } from '../place.ts'
import { ranked } from '../ranked.ts'
import type { Change, Route, TransportOption } from '../route.ts'
import type { Berth } from '../service.ts'
import {
  modeAndRole,
  type PackedDrive,
  type PackedFare,
  type PackedJourney,
  type PackedPart,
  type PackedRide,
  type PackedRoute,
  type PackedStretch,
  type ReachHead,
  reachVersion,
} from './format.ts'

const day = 24 * 60
const two = (value: number) => String(value).padStart(2, '0')
const clockAt = (minute: number) => {
  const ofDay = ((minute % day) + day) % day
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`
}

/** A ride with its ticket, if it is sold alone, and how far clocks differ at its ends. */
interface Ride {
  record: LegRecord
  alone: Ticket | undefined
  shift: number
}

/** The ticket of a ride that is this leg of a journey. */
const asLeg = ({ part, provenance }: Ticket, leg: number): Ticket => ({
  part: { ...part, legs: [leg] },
  provenance,
})

export interface Reach {
  place: PlaceId
  /** places that something leads to */
  destinations: readonly PlaceId[]
  stops: ReachHead['stops']
  /** names of operators by their ids */
  operators: Readonly<Record<string, string>>
  /** undefined where nothing leads there */
  route(destination: PlaceId): Route | undefined
}

const keyOf = (line: string) => line.slice(1, line.indexOf('"', 1))

/**
 * Opens a reach file without reading more of it than its head; a route reads its own line and those of its rides.
 * @throws RangeError for a file of another version
 */
export function openReach(text: string): Reach {
  const lines = text.split('\n')
  const [, first = '', , ...rest] = lines
  const head = JSON.parse(first.slice(first.indexOf(':') + 1, -1)) as ReachHead
  if (head.version !== reachVersion)
    throw new RangeError(
      `This is version ${head.version} of a reach file, not ${reachVersion}. Compile it again.`,
    )
  return new OpenReach(head, rest)
}

/** The JSON value of a line, without the comma that separates it from the next. */
const parseLine = (line: string, from = 0) =>
  JSON.parse(line.slice(from, line.endsWith(',') ? -1 : undefined)) as unknown

class OpenReach implements Reach {
  readonly place: PlaceId
  readonly stops: ReachHead['stops']
  readonly operators: ReachHead['names']
  readonly #head: ReachHead
  readonly #lines: readonly string[]
  readonly #rides = new Map<number, Ride>()
  readonly #seconds: readonly SecondAirport[]
  #index: Map<PlaceId, number> | undefined

  constructor(head: ReachHead, lines: readonly string[]) {
    this.#head = head
    this.#lines = lines
    this.place = head.place
    this.stops = head.stops
    this.operators = head.names
    this.#seconds = head.seconds.map(([airport, city, minutes, eur]) => ({
      airport: this.#stop(airport).id,
      city,
      access: { minutes, eur },
    }))
  }

  get #routes(): Map<PlaceId, number> {
    // after the rides come a line that closes their list and opens that of routes, and at the end one that closes both
    const start = this.#head.rides + 1
    this.#index ??= new Map(this.#lines.slice(start, -2).map((line, index) => [keyOf(line), start + index]))
    return this.#index
  }

  get destinations(): PlaceId[] {
    return [...this.#routes.keys()]
  }

  route(destination: PlaceId): Route | undefined {
    const at = this.#routes.get(destination)
    if (at === undefined) return undefined
    const line = this.#lines[at] as string
    const [distanceKm, packed, overrides = []] = parseLine(line, line.indexOf(':') + 1) as PackedRoute
    const composed = packed.map((option) => this.#option(option, destination))
    const options = overrides.reduce(overridden, composed)
    const network = { operatorRules: new Map(this.#head.rules.map((rule) => [rule.operator, rule])) }
    return {
      slug: `${this.place}-${destination}`,
      origin: this.place,
      destination,
      distanceKm,
      options: ranked(options).map((option) => withExtras(option, network)),
    }
  }

  #option(packed: PackedJourney | PackedDrive, destination: PlaceId): TransportOption {
    const [mode] = modeAndRole(packed[0])
    return isDriven(mode)
      ? this.#drive(packed as PackedDrive, destination)
      : this.#journey(packed as PackedJourney, destination)
  }

  #provenance(ref: number): Provenance {
    const [basis, sources, asOf] = this.#head.provenances[ref] as ReachHead['provenances'][number]
    return { basis, sources, asOf }
  }

  #stop(ref: number): ReachHead['stops'][number] {
    return this.#head.stops[ref] as ReachHead['stops'][number]
  }

  #ride(ref: number): Ride {
    const known = this.#rides.get(ref)
    if (known) return known
    const ride = this.#unpackRide(parseLine(this.#lines[ref] as string) as PackedRide)
    this.#rides.set(ref, ride)
    return ride
  }

  #co2Parts(parts: readonly PackedPart[]) {
    return parts.map(([factor, km, kg]) => ({ km, factor: this.#head.factors[factor]?.[0] as string, kg }))
  }

  #unpackRide(packed: PackedRide): Ride {
    const [id, from, to, minutes, km, perDay, operators, product, mode, known, kmFrom, co2From, parts] =
      packed
    const [, , , , , , , , , , , , , amenities, fare, shift = 0, best, first, last, season, berths, of] =
      packed
    const names = this.#head.operators[operators] as string[]
    const record: LegRecord = {
      id,
      leg: {
        service: of || id,
        mode: modes[mode] as (typeof modes)[number],
        operator: names[0] ?? null,
        product: this.#head.products[product] as string,
        from: this.#stop(from).id,
        to: this.#stop(to).id,
        minutes,
        km,
        co2Parts: this.#co2Parts(parts),
      },
      runs: {
        departuresPerDay: perDay,
        ...(first && { firstDeparture: first }),
        ...(last && { lastDeparture: last }),
        ...(season && { season: { from: season.slice(0, 5), to: season.slice(5) } }),
        ...(berths && { night: { berths: berths.split(' ') as Berth[] } }),
        ...this.#provenance(known),
      },
      operators: names,
      amenities: this.#head.amenities[amenities] ?? [],
      ...(best && { bestMinutes: best }),
      kmFrom: this.#provenance(kmFrom),
      co2From: this.#provenance(co2From),
    }
    return { record, alone: fare ? this.#ticket(fare, id) : undefined, shift }
  }

  #ticket([rule, km, low, high, known, of]: PackedFare, id: string): Ticket {
    const provenance = this.#provenance(known)
    const part = { rule, legs: [0], of: of ?? id, km, low, high }
    return { part: rule === 'crossing' ? part : { ...part, basis: provenance.basis }, provenance }
  }

  #journey(packed: PackedJourney, destination: PlaceId): TransportOption {
    const [, rides] = packed
    const [first] = rides
    if (!Array.isArray(first)) return journeyOption(this.#planned(packed, rides as number[], destination))
    const each = first.map((ref) => journeyOption(this.#planned(packed, [ref], destination)))
    return airportPairs(each)[0] as TransportOption
  }

  #planned(
    [kind, , changes, through, departs]: PackedJourney,
    refs: readonly number[],
    destination: PlaceId,
  ): Journey {
    const [mode, role] = modeAndRole(kind)
    const rides = refs.map((ref) => this.#ride(ref))
    const legs = rides.map(({ record }) => record)
    const [first, last] = [legs[0] as LegRecord, legs.at(-1) as LegRecord]
    return {
      mode,
      role,
      legs,
      clocks: rides.map((ride, index) => clocksOf(ride, departs ? (departs[index] ?? -1) : -1)),
      changes: (changes || []).map((minutes, index) => this.#change(minutes, legs[index], legs[index + 1])),
      tickets: this.#tickets(rides, through || []),
      doorToDoor: doorToDoor(
        [this.#stopOf(first.leg.from), this.place],
        [this.#stopOf(last.leg.to), destination],
        { secondAirports: this.#seconds },
      ),
      isComposed: legs.length > 1,
    }
  }

  #stopOf(id: string): Stop {
    return this.#head.stops.find((stop) => stop.id === id) as unknown as Stop
  }

  #change(minutes: number, before: LegRecord | undefined, after: LegRecord | undefined): Change {
    const [at, to] = [before?.leg.to ?? '', after?.leg.from ?? '']
    const link = this.#link(at, to)
    return {
      ...{ at, to, minutes: minutes < 0 ? -minutes - 1 : minutes, walk: link?.minutes ?? 0 },
      kind: minutes < 0 ? 'timed' : 'expected',
      ...(link && { link }),
    }
  }

  #link(at: string, to: string): StopLink | undefined {
    if (at === to) return undefined
    for (const [from, end, minutes, by, eur] of this.#head.links) {
      const [a, b] = [this.#stop(from).id, this.#stop(end).id]
      if ((a === at && b === to) || (a === to && b === at))
        return { from: a, to: b, minutes, by, ...(eur !== undefined && { eur }) } as StopLink
    }
    return undefined
  }

  #tickets(rides: readonly Ride[], through: NonNullable<Exclude<PackedJourney[3], 0>>): Ticket[] {
    const alone = (index: number): Ticket => asLeg(rides[index]?.alone as Ticket, index)
    const tickets: Ticket[] = []
    for (let index = 0; index < rides.length; index += 1) {
      const whole = through.find(([first]) => first === index)
      if (!whole) {
        tickets.push(alone(index))
        continue
      }
      const [first, last, model, km, low, high] = whole
      const legs = Array.from({ length: last - first + 1 }, (_, step) => first + step)
      const [id, known] = this.#head.models[model] as ReachHead['models'][number]
      const parts = legs.map((leg) => alone(leg).provenance)
      tickets.push({
        part: farePart('through', legs, id, km, { low, high }),
        provenance: mergeProvenance([this.#provenance(known), ...parts], 'modelled'),
      })
      index = last
    }
    return tickets
  }

  #drive(
    [kind, packed, checkIns, km, known, tolls, vignettes, isWhole]: PackedDrive,
    destination: PlaceId,
  ): TransportOption {
    const [mode, role] = modeAndRole(kind)
    const rides = packed.map((leg) => (typeof leg === 'number' ? this.#ride(leg) : undefined))
    const legs = packed.map((leg, index): LegRecord => {
      const ride = rides[index]
      if (ride) return ride.record
      const before = rides[index - 1]?.record.leg.to
      const after = rides[index + 1]?.record.leg.from
      return this.#stretch(leg as PackedStretch, { before, after, destination })
    })
    const wheel = legs.reduce((sum, { leg }) => sum + (leg.road ? leg.minutes : 0), 0)
    const roads = legs.flatMap(({ leg }, index) => (leg.road ? [index] : []))
    const provenance = this.#provenance(known)
    const tickets = [
      ...carCosts(km, roads),
      ...(tolls ? [fixedCost('toll', roads, { of: 'roads', eur: tolls[0], km: tolls[1], provenance })] : []),
      ...(vignettes ? vignettes.split(' ') : []).map((country) => {
        const eur = this.#head.vignettes[country] as number
        return fixedCost('vignette', roads, { of: country, eur, provenance })
      }),
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

  /** A stretch begins where the crossing before it ends, and ends where the next one begins. */
  #stretch(
    [minutes, km, parts, known, ends]: PackedStretch,
    {
      before,
      after,
      destination,
    }: { before?: string | undefined; after?: string | undefined; destination: PlaceId },
  ): LegRecord {
    const placeOf = (stop: string | undefined) => stop && this.#stopOf(stop).place
    const road = ends ?? [placeOf(before) ?? this.place, placeOf(after) ?? destination]
    const provenance = this.#provenance(known)
    const factors = parts.map(([factor]) => this.#provenance(this.#head.factors[factor]?.[1] as number))
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
        co2Parts: this.#co2Parts(parts),
      },
      runs: provenance,
      ...{ operators: [], amenities: [], kmFrom: provenance },
      co2From: mergeProvenance([provenance, ...factors]),
    }
  }
}

/** Local clocks at both ends of a ride that leaves at a minute of the day; none below 0. */
function clocksOf({ record: { leg }, shift }: Ride, departs: number): Clocks {
  if (departs < 0) return {}
  const arrives = departs + leg.minutes + shift
  return { departs: clockAt(departs), arrives: clockAt(arrives), dayOffset: Math.floor(arrives / day) }
}
