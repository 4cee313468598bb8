// Writes a reach file: the options from one place to all others as rows of numbers (docs/reach.md).
import type { Provenance } from '#catalogue/figure.ts'
import { type LegRecord, servicesInId, type Ticket } from '#catalogue/journey.ts'
import { isDriven, modes } from '#catalogue/mode.ts'
import { provenanceOf } from '#catalogue/modelled.ts'
import type { StopId, StopLink } from '#catalogue/network.ts'
import type { PlaceId } from '#catalogue/place.ts'
import {
  kindOf,
  type PackedDrive,
  type PackedFare,
  type PackedJourney,
  type PackedProvenance,
  type PackedRide,
  type PackedRoute,
  type PackedStretch,
  type PackedThrough,
  type ReachHead,
  type ReachStop,
  reachVersion,
} from '#catalogue/reach/format.ts'
import type { FarePart, Leg, TransportOption } from '#catalogue/route.ts'
import type { AmenityKey } from '#catalogue/service.ts'
import type { Found } from '../compose/compile.ts'
import { carOnBoard } from '../compose/drive-option.ts'
import type { Graph } from '../compose/graph.ts'
import { rideRecord } from '../compose/journey-option.ts'
import type { Ride } from '../compose/rides.ts'
import { ticketAlone } from '../figures/price.ts'
import type { Network } from '../read/network.ts'
import { Table } from './tables.ts'

/** A row without the zeros at its end, which readers take for absent. */
function trimmed<T extends readonly unknown[]>(row: T): T {
  const last = row.findLastIndex((value) => value !== 0 && value !== undefined)
  return row.slice(0, last + 1) as unknown as T
}

const minuteOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

const rides = new WeakMap<Graph, ReadonlyMap<string, Ride>>()

/** Rides by their service and the stop they leave. */
function ridesOf(graph: Graph): ReadonlyMap<string, Ride> {
  const known = rides.get(graph)
  if (known) return known
  const index = new Map(
    graph.nodes.flatMap(({ stop, rides: leaving }) =>
      leaving.map((ride) => [`${ride.service.id} ${stop.id}`, ride] as const),
    ),
  )
  rides.set(graph, index)
  return index
}

class Packer {
  readonly #place: PlaceId
  readonly #graph: Graph
  readonly #provenances = new Table<PackedProvenance>()
  readonly #stops = new Table<StopId>(String)
  readonly #links = new Table<StopLink>(({ from, to }) => `${from} ${to}`)
  readonly #operators = new Table<string[]>(String)
  readonly #products = new Table<string>(String)
  readonly #factors = new Table<string>(String)
  readonly #amenities = new Table<AmenityKey[]>(String)
  readonly #models = new Table<string>(String)
  readonly #rides = new Table<PackedRide>()
  readonly #refs = new Map<string, number>()
  readonly #vignettes = new Set<string>()
  readonly #seconds = new Set<string>()

  constructor(place: PlaceId, graph: Graph) {
    this.#place = place
    this.#graph = graph
  }

  get #network(): Network {
    return this.#graph.network
  }

  #known(from: Provenance): number {
    const { basis, sources, asOf } = provenanceOf(from)
    return this.#provenances.ref([basis, sources, asOf])
  }

  #fare({ part: { rule, of, km, low, high }, provenance }: Ticket, service: string): PackedFare {
    const row: PackedFare = [rule, km, low, high, this.#known(provenance)]
    if (of !== service) row.push(of)
    return row
  }

  #parts({ co2Parts }: Pick<Leg, 'co2Parts'>) {
    return co2Parts.map(({ factor, km, kg }): [number, number, number] => [this.#factors.ref(factor), km, kg])
  }

  #ride({ id = '', leg, runs, ...record }: LegRecord, alone: Ticket | undefined, shift: number): number {
    const { service } = leg
    const { season, night } = runs
    const row: PackedRide = [
      id,
      this.#stops.ref(leg.from),
      this.#stops.ref(leg.to),
      leg.minutes,
      leg.km,
      runs.departuresPerDay ?? 0,
      this.#operators.ref([...record.operators]),
      this.#products.ref(leg.product),
      modes.indexOf(leg.mode),
      this.#known(runs),
      this.#known(record.kmFrom),
      this.#known(record.co2From),
      this.#parts(leg),
      this.#amenities.ref([...record.amenities]),
      alone ? this.#fare(alone, id) : 0,
      shift,
      record.bestMinutes ?? 0,
      runs.firstDeparture ?? 0,
      runs.lastDeparture ?? 0,
      season ? `${season.from}${season.to}` : 0,
      night ? night.berths.join(' ') : 0,
      service && service !== id ? service : 0,
    ]
    return this.#rides.ref(trimmed(row))
  }

  /** A ride of the network, by its service and the stop it leaves. */
  #networkRide(service: string, from: StopId): number {
    const key = `${service} ${from}`
    const known = this.#refs.get(key)
    if (known !== undefined) return known
    const ride = ridesOf(this.#graph).get(key)
    if (!ride) throw new RangeError(`${key}: the network has no such ride.`)
    const shift = ride.to.offset - ride.from.offset
    const ref = this.#ride(rideRecord(ride, this.#network), ticketAlone(ride, this.#network), shift)
    this.#refs.set(key, ref)
    return ref
  }

  #noteLink(at: StopId, to: StopId): void {
    const link = this.#network.stopLinks.find(
      ({ from, to: end }) => (from === at && end === to) || (from === to && end === at),
    )
    if (!link) return
    this.#stops.ref(link.from)
    this.#stops.ref(link.to)
    this.#links.ref(link)
  }

  #noteSecond(stop: StopId, city: PlaceId): void {
    if (this.#network.stops.get(stop)?.place !== city) this.#seconds.add(`${stop} ${city}`)
  }

  #journey(option: TransportOption, destination: PlaceId): PackedJourney {
    const { id, mode, role, legs, changes, fareParts } = option
    const services = servicesInId(id)
    const [first, last] = [legs[0] as Leg, legs.at(-1) as Leg]
    this.#noteSecond(first.from, this.#place)
    this.#noteSecond(last.to, destination)
    for (const { at, to, link } of changes) if (link) this.#noteLink(at, to)
    const refs = legs.map(({ services: several, from }, index) =>
      several
        ? [...several].sort().map((service) => this.#networkRide(service, from))
        : this.#networkRide(services[index] as string, from),
    )
    const departs = legs.map((leg) => (leg.departs ? minuteOf(leg.departs) : -1))
    return trimmed([
      kindOf(mode, role),
      refs,
      changes.length > 0
        ? changes.map(({ minutes, kind }) => (kind === 'timed' ? -minutes - 1 : minutes))
        : 0,
      this.#through(fareParts),
      departs.some((minute) => minute >= 0) ? departs : 0,
    ])
  }

  #through(parts: readonly FarePart[]): PackedThrough[] | 0 {
    const through = parts.filter(({ rule }) => rule === 'through')
    if (through.length === 0) return 0
    return through.map(({ legs, of, km, low, high }) => [
      legs[0] as number,
      legs.at(-1) as number,
      this.#models.ref(of),
      km,
      low,
      high,
    ])
  }

  #stretch(leg: Leg, before: Leg | undefined, after: Leg | undefined, destination: PlaceId): PackedStretch {
    const placeOf = (stop: StopId | undefined) => stop && this.#network.stops.get(stop)?.place
    const [from, to] = leg.road as [PlaceId, PlaceId]
    const row: PackedStretch = [leg.minutes, leg.km, this.#parts(leg), this.#known(leg)]
    const isPlain =
      from === (placeOf(before?.to) ?? this.#place) && to === (placeOf(after?.from) ?? destination)
    if (!isPlain) row.push([from, to])
    return row
  }

  #drive(option: TransportOption, destination: PlaceId): PackedDrive {
    const { mode, role, legs, changes, fareParts, price, minutes } = option
    const packed = legs.map((leg, index) => {
      if (leg.road) return this.#stretch(leg, legs[index - 1], legs[index + 1], destination)
      const { record, alone } = carOnBoard(leg, this.#network)
      return this.#ride(record, alone, 0)
    })
    const of = (rule: FarePart['rule']) => fareParts.filter((part) => part.rule === rule)
    const [toll] = of('toll')
    const vignettes = of('vignette').map((part) => part.of)
    for (const country of vignettes) this.#vignettes.add(country)
    return trimmed([
      kindOf(mode, role),
      packed,
      changes.length > 0 ? changes.map((change) => change.minutes) : 0,
      of('fuel')[0]?.km ?? 0,
      this.#known(price),
      toll ? [toll.low, toll.km] : 0,
      vignettes.length > 0 ? vignettes.join(' ') : 0,
      minutes.basis === 'composed' || minutes.basis === 'modelled' ? undefined : 1,
    ] as unknown as PackedDrive)
  }

  route({ destination, distanceKm, composed, overrides }: Found): PackedRoute {
    const absent = new Set(overrides.flatMap(({ field, option }) => (field === 'absent' ? option : [])))
    const options = composed
      .filter(({ id }) => !absent.has(id))
      .map((option) =>
        isDriven(option.mode) ? this.#drive(option, destination) : this.#journey(option, destination),
      )
    const left = overrides.filter(({ field }) => field !== 'absent')
    return left.length > 0 ? [distanceKm, options, left] : [distanceKm, options]
  }

  rides(): readonly PackedRide[] {
    return this.#rides.rows
  }

  /** Asked for last: it names what the rides and routes refer to. */
  head(): ReachHead {
    const { stops, operators, factors, fareModels, vignettes, operatorRules } = this.#network
    const { secondAirports = [] } = this.#network
    const known = <T extends Provenance>(rows: ReadonlyMap<string, T>, id: string) =>
      this.#known(rows.get(id) as T)
    const second = secondAirports.filter(({ airport, city }) => this.#seconds.has(`${airport} ${city}`))
    const head: Omit<ReachHead, 'provenances'> = {
      version: reachVersion,
      place: this.#place,
      rides: this.#rides.rows.length,
      stops: this.#stops.rows.map((id): ReachStop => {
        const { kind, name, place, lat, lng, access } = stops.get(id) as ReachStop
        return { id, kind, name, place, lat, lng, ...(access && { access }) }
      }),
      links: this.#links.rows.map(({ from, to, minutes, by, eur }) => [
        ...[this.#stops.ref(from), this.#stops.ref(to), minutes, by],
        ...(eur === undefined ? [] : [eur]),
      ]) as ReachHead['links'],
      operators: this.#operators.rows,
      names: Object.fromEntries(
        [...new Set(this.#operators.rows.flat())].map((id) => [id, operators.get(id)?.name ?? id]),
      ),
      products: this.#products.rows,
      factors: this.#factors.rows.map((id): [string, number] => [id, known(factors, id)]),
      amenities: this.#amenities.rows,
      models: this.#models.rows.map((id): [string, number] => [id, known(fareModels, id)]),
      vignettes: Object.fromEntries(
        [...this.#vignettes].sort().map((country) => [country, vignettes.get(country)?.eur ?? 0]),
      ),
      rules: [...new Set(this.#operators.rows.flat())].sort().flatMap((id) => operatorRules?.get(id) ?? []),
      seconds: second.map(({ airport, city, access }): ReachHead['seconds'][number] => [
        this.#stops.ref(airport),
        city,
        access.minutes,
        access.eur,
      ]),
    }
    return { ...head, provenances: this.#provenances.rows }
  }
}

/** The text of a reach file: a head, a line for each ride, a line for each place that something leads to. */
/** @param found at least one, all of one graph */
export function packReach(place: PlaceId, found: readonly [Found, ...Found[]]): string {
  const packer = new Packer(place, found[0].graph)
  const reached = found
    .filter(({ composed }) => composed.length > 0)
    .sort((a, b) => (a.destination < b.destination ? -1 : 1))
  const routes = reached.map(
    (one) => `${JSON.stringify(one.destination)}:${JSON.stringify(packer.route(one))}`,
  )
  const rows = packer.rides().map((ride) => JSON.stringify(ride))
  return [
    '{',
    `"head":${JSON.stringify(packer.head())},`,
    '"rides":[',
    rows.join(',\n'),
    '],"to":{',
    routes.join(',\n'),
    '}}',
    '',
  ].join('\n')
}
