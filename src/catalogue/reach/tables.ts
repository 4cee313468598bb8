// What the rows of a reach file refer to by index.
import type { SecondAirport } from '../door-to-door.ts'
import type { Provenance } from '../figure.ts'
import type { OperatorId, Stop, StopId, StopLink } from '../network.ts'
import type { OperatorRule } from '../operator-rule.ts'
import type { PlaceId } from '../place.ts'
import type { Leg } from '../route.ts'
import type { PackedPart, ReachHead, ReachStop } from './format.ts'

/** A stop of a reach file is what journeys need of one: minutes of changes are in them. */
const asStop = (stop: ReachStop): Stop => ({ code: undefined, minChangeMinutes: 0, ...stop })

const linkKey = (a: number, b: number) => (a < b ? `${a} ${b}` : `${b} ${a}`)

/** What rows refer to, by index and by id. A stop is read once a row refers to it. */
export class ReachTables {
  readonly place: PlaceId
  readonly operatorRules: ReadonlyMap<OperatorId, OperatorRule>
  readonly secondAirports: readonly SecondAirport[]
  readonly #head: ReachHead
  readonly #readStop: (ref: number) => ReachStop
  readonly #refs = new Map<StopId, number>()
  readonly #stops = new Map<number, Stop>()
  readonly #links: ReadonlyMap<string, ReachHead['links'][number]>

  /** @param readStop reads the line of a stop */
  constructor(head: ReachHead, readStop: (ref: number) => ReachStop) {
    this.#head = head
    this.#readStop = readStop
    this.place = head.place
    this.operatorRules = new Map(head.rules.map((rule) => [rule.operator, rule]))
    this.secondAirports = head.seconds.map(([airport, city, minutes, eur]) => ({
      airport,
      city,
      access: { minutes, eur },
    }))
    this.#links = new Map(head.links.map((link) => [linkKey(link[0], link[1]), link]))
  }

  /** A row of a table of the head. */
  row<Name extends 'operators' | 'products' | 'amenities' | 'models'>(name: Name, ref: number) {
    return this.#head[name][ref] as ReachHead[Name][number]
  }

  stopId(ref: number): StopId {
    return this.#stopAt(ref).id
  }

  /** A stop that a row has referred to. */
  stop(id: StopId): Stop {
    return this.#stops.get(this.#refs.get(id) as number) as Stop
  }

  /** The way between two stops of one place that rows have referred to; undefined where they are the same or none is known. */
  link(at: StopId, to: StopId): StopLink | undefined {
    const row = this.#links.get(linkKey(this.#refs.get(at) as number, this.#refs.get(to) as number))
    if (!row) return undefined
    const [from, end, minutes, by, eur] = row
    return { from: this.stopId(from), to: this.stopId(end), minutes, by, ...(eur !== undefined && { eur }) }
  }

  #stopAt(ref: number): Stop {
    const known = this.#stops.get(ref)
    if (known) return known
    const stop = asStop(this.#readStop(ref))
    this.#stops.set(ref, stop)
    this.#refs.set(stop.id, ref)
    return stop
  }

  provenance(ref: number): Provenance {
    const [basis, sources, asOf] = this.#head.provenances[ref] as ReachHead['provenances'][number]
    return { basis, sources, asOf }
  }

  /** Euro of the vignette of a country. */
  vignette(country: string): number {
    return this.#head.vignettes[country] as number
  }

  co2Parts(parts: readonly PackedPart[]): Leg['co2Parts'] {
    return parts.map(([factor, km, kg]) => ({ km, factor: this.#factor(factor)[0], kg }))
  }

  /** Where the factors of some parts are from. */
  factorsFrom(parts: readonly PackedPart[]): Provenance[] {
    return parts.map(([factor]) => this.provenance(this.#factor(factor)[1]))
  }

  #factor(ref: number): ReachHead['factors'][number] {
    return this.#head.factors[ref] as ReachHead['factors'][number]
  }
}
