// The fare of one ride, and the one place that says which of several fares leads (D160).
import type { FareBand } from '#catalogue/fare-band.ts'
import { modelRange, toEur } from '#catalogue/fares.ts'
import { bases, type Provenance } from '#catalogue/figure.ts'
import { provenanceOf } from '#catalogue/modelled.ts'
import type { FarePart, PriceRange } from '#catalogue/route.ts'
import type { Service } from '#catalogue/service.ts'
import type { Network } from '../read/network.ts'
import { fareModelOf } from './fare-model.ts'

/** A service in one direction. */
export interface FaredRide {
  service: Service
  back: boolean
}

/** A fare that somebody published, saw on sale or knows. */
export interface KnownFare {
  rule: Extract<FarePart['rule'], 'fare' | 'band'>
  /** id of the service, or ends and product of the band */
  of: string
  /** euro, one adult, one way */
  range: PriceRange
  provenance: Provenance
}

/** A fare with where it comes from; a modelled one names its model. */
export type RideFare = KnownFare | (Omit<KnownFare, 'rule'> & { rule: 'model' })

const keyOf = (operator: string, product: string, from: string, to: string) =>
  [operator, product, from, to].join('\0')

const indexes = new WeakMap<Network['fares'], ReadonlyMap<string, FareBand[]>>()

/** Bands by operator, product and ends, in each direction they hold for. First class has no say in a price. */
function bandIndex({ fares }: Network): ReadonlyMap<string, FareBand[]> {
  const known = indexes.get(fares)
  if (known) return known
  const index = new Map<string, FareBand[]>()
  const add = (key: string, band: FareBand) => index.set(key, [...(index.get(key) ?? []), band])
  for (const band of fares) {
    if (band.class === '1') continue
    const { operator, product, from, to } = band
    add(keyOf(operator, product, from, to), band)
    if (!band.oneWay) add(keyOf(operator, product, to, from), band)
  }
  indexes.set(fares, index)
  return index
}

const inEur = ({ low, high, currency }: Pick<FareBand, 'low' | 'high' | 'currency'>): PriceRange => ({
  low: toEur(low, currency),
  high: toEur(high, currency),
})

/** A band as a fare. */
export const bandFare = (band: FareBand): KnownFare => ({
  rule: 'band',
  of: [band.product, band.from, band.to].join(' '),
  range: inEur(band),
  provenance: provenanceOf(band),
})

/** The fare in the columns of a service. */
export const ownFare = ({ id, fare }: Service): KnownFare | undefined =>
  fare && { rule: 'fare', of: id, range: inEur(fare), provenance: provenanceOf(fare) }

/** The bands of a ride: of its operators and its product, between its stops or their places. */
function bandsOf({ service, back }: FaredRide, network: Network): KnownFare[] {
  const index = bandIndex(network)
  if (index.size === 0) return []
  const ends = [service.from, service.to].map((id) => [id, network.stops.get(id)?.place ?? id])
  const [from, to] = (back ? ends.reverse() : ends) as [string[], string[]]
  return service.operators
    .flatMap((operator) =>
      from.flatMap((a) => to.flatMap((b) => index.get(keyOf(operator, service.product, a, b)) ?? [])),
    )
    .map(bandFare)
}

const strength = ({ provenance }: KnownFare) => bases.indexOf(provenance.basis)
const isApart = (a: PriceRange, b: PriceRange) => a.high < b.low || b.high < a.low

/** True where a newer fare of a weaker basis lies wholly outside an older one: the older one is out of date. */
export const contradicts = (newer: KnownFare, older: KnownFare): boolean =>
  newer.provenance.asOf > older.provenance.asOf && isApart(newer.range, older.range)

/**
 * The fare that leads: the best basis, then the service's own, then the newest. A newer one that lies wholly outside it
 * leads instead: prices rise, and a range that no ticket is in helps nobody (D160).
 */
export function leadingFare(fares: readonly KnownFare[]): KnownFare | undefined {
  const [first, ...others] = [...fares].sort(
    (a, b) =>
      strength(a) - strength(b) ||
      Number(b.rule === 'fare') - Number(a.rule === 'fare') ||
      (a.provenance.asOf < b.provenance.asOf ? 1 : -1),
  )
  if (!first) return undefined
  const newer = others.filter((other) => contradicts(other, first))
  return newer.length > 0 ? leadingFare(newer) : first
}

/** All fares known for a ride, in no order. */
export function knownFares(ride: FaredRide, network: Network): KnownFare[] {
  const own = ownFare(ride.service)
  return [...(own ? [own] : []), ...bandsOf(ride, network)]
}

/** The fare of a ride: the leading one of those known, else that of its fare model. */
export function rideFare(ride: FaredRide, directKm: number, network: Network): RideFare {
  const known = leadingFare(knownFares(ride, network))
  if (known) return known
  const model = fareModelOf(ride.service, network)
  return {
    rule: 'model',
    of: model.id,
    range: modelRange(model, directKm),
    provenance: { ...provenanceOf(model), basis: 'modelled' },
  }
}
