// The head of a reach file while its rides and routes are written: every value once, referred to by its index.
import type { Provenance } from '#catalogue/figure.ts'
import { provenanceOf } from '#catalogue/modelled.ts'
import type { StopId, StopLink } from '#catalogue/network.ts'
import type { OperatorRule } from '#catalogue/operator-rule.ts'
import type { PlaceId } from '#catalogue/place.ts'
import {
  type PackedPart,
  type PackedProvenance,
  type PackedRide,
  type ReachHead,
  type ReachStop,
  reachVersion,
} from '#catalogue/reach/format.ts'
import type { Leg } from '#catalogue/route.ts'
import type { AmenityKey } from '#catalogue/service.ts'
import { plain } from '../emit/content-hash.ts'
import type { Network } from '../read/network.ts'
import type { Located } from '../read/table.ts'
import { Table } from './table.ts'

export class PackTables {
  readonly place: PlaceId
  readonly network: Network
  readonly rides = new Table<PackedRide>()
  readonly stops = new Table<StopId>(String)
  readonly links = new Table<StopLink>(({ from, to }) => `${from} ${to}`)
  readonly operators = new Table<readonly string[]>(String)
  readonly products = new Table<string>(String)
  readonly amenities = new Table<readonly AmenityKey[]>(String)
  readonly models = new Table<string>(String)
  readonly vignettes = new Set<string>()
  readonly #provenances = new Table<PackedProvenance>()
  readonly #factors = new Table<string>(String)
  readonly #seconds = new Set<string>()

  constructor(place: PlaceId, network: Network) {
    this.place = place
    this.network = network
  }

  provenance(from: Provenance): number {
    const { basis, sources, asOf } = provenanceOf(from)
    return this.#provenances.ref([basis, sources, asOf])
  }

  co2Parts({ co2Parts }: Pick<Leg, 'co2Parts'>): PackedPart[] {
    return co2Parts.map(({ factor, km, kg }) => [this.#factors.ref(factor), km, kg])
  }

  /** The end of a journey: the way to an airport of another place is written too. */
  noteEnd(stop: StopId, place: PlaceId): void {
    if (this.network.stops.get(stop)?.place !== place) this.#seconds.add(`${stop} ${place}`)
  }

  /** Asked for last: it names what the rides and routes refer to. */
  head(): ReachHead {
    const { operators, factors, fareModels, vignettes, operatorRules, secondAirports = [] } = this.network
    const known = <T extends Provenance>(rows: ReadonlyMap<string, T>, id: string): [string, number] => [
      id,
      this.provenance(rows.get(id) as T),
    ]
    const sellers = [...new Set(this.operators.rows.flat())].sort()
    const head: Omit<ReachHead, 'provenances'> = {
      version: reachVersion,
      place: this.place,
      links: this.links.rows.map(({ from, to, minutes, by, eur }): ReachHead['links'][number] => {
        const ends = [this.stops.ref(from), this.stops.ref(to)] as const
        return eur === undefined ? [...ends, minutes, by] : [...ends, minutes, by, eur]
      }),
      operators: this.operators.rows,
      names: Object.fromEntries(sellers.map((id) => [id, operators.get(id)?.name ?? id])),
      products: this.products.rows,
      factors: this.#factors.rows.map((id) => known(factors, id)),
      amenities: this.amenities.rows,
      models: this.models.rows.map((id) => known(fareModels, id)),
      vignettes: Object.fromEntries(
        [...this.vignettes].sort().map((country) => [country, vignettes.get(country)?.eur ?? 0]),
      ),
      rules: sellers.flatMap((id) => {
        const rule = operatorRules?.get(id) as Located<OperatorRule> | undefined
        return rule ? plain(rule) : []
      }),
      seconds: secondAirports
        .filter(({ airport, city }) => this.#seconds.has(`${airport} ${city}`))
        .map(({ airport, city, access }) => [airport, city, access.minutes, access.eur]),
    }
    return { ...head, provenances: this.#provenances.rows }
  }

  /** Asked for after the head, which may refer to more. */
  stopRows(): ReachStop[] {
    return this.stops.rows.map((id) => {
      const { kind, name, place, lat, lng, access } = this.network.stops.get(id) as ReachStop
      return { id, kind, name, place, lat, lng, ...(access && { access }) }
    })
  }
}

/** A row without the zeros at its end, which readers take for absent. */
export function trimmed<T extends readonly unknown[]>(row: T): T {
  const last = row.findLastIndex((value) => value !== 0 && value !== undefined)
  return row.slice(0, last + 1) as unknown as T
}
