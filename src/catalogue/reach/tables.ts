// What the rows of a reach file refer to by index.
import type { SecondAirport } from '../door-to-door.ts'
import type { Provenance } from '../figure.ts'
import type { OperatorId, Stop, StopId, StopLink } from '../network.ts'
import type { OperatorRule } from '../operator-rule.ts'
import type { PlaceId } from '../place.ts'
import type { Leg } from '../route.ts'
import type { PackedPart, ReachHead } from './format.ts'

/** A stop of a reach file is what journeys need of one: minutes of changes are in them. */
const asStop = (stop: ReachHead['stops'][number]): Stop => ({ code: undefined, minChangeMinutes: 0, ...stop })

const linkKey = (a: StopId, b: StopId) => [a, b].sort().join(' ')

/** The head of a reach file, by index and by id. */
export class ReachTables {
  readonly place: PlaceId
  readonly operatorRules: ReadonlyMap<OperatorId, OperatorRule>
  readonly secondAirports: readonly SecondAirport[]
  readonly #head: ReachHead
  readonly #stops: ReadonlyMap<StopId, Stop>
  readonly #links: ReadonlyMap<string, StopLink>

  constructor(head: ReachHead) {
    this.#head = head
    this.place = head.place
    this.operatorRules = new Map(head.rules.map((rule) => [rule.operator, rule]))
    this.#stops = new Map(head.stops.map((stop) => [stop.id, asStop(stop)]))
    this.secondAirports = head.seconds.map(([airport, city, minutes, eur]) => ({
      airport: this.stopId(airport),
      city,
      access: { minutes, eur },
    }))
    this.#links = new Map(
      head.links.map(([a, b, minutes, by, eur]) => {
        const [from, to] = [this.stopId(a), this.stopId(b)]
        return [linkKey(from, to), { from, to, minutes, by, ...(eur !== undefined && { eur }) }]
      }),
    )
  }

  /** A row of a table of the head. */
  row<Name extends 'operators' | 'products' | 'amenities' | 'models'>(name: Name, ref: number) {
    return this.#head[name][ref] as ReachHead[Name][number]
  }

  stopId(ref: number): StopId {
    return (this.#head.stops[ref] as ReachHead['stops'][number]).id
  }

  stop(id: StopId): Stop {
    return this.#stops.get(id) as Stop
  }

  /** The way between two stops of one place; undefined where they are the same or none is known. */
  link(at: StopId, to: StopId): StopLink | undefined {
    return this.#links.get(linkKey(at, to))
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
