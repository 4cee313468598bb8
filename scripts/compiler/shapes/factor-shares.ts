// Shares of emission factors as rows of trains have them, beside those that their lines give.
import type { Factor, FactorId } from '#catalogue/factor.ts'
import type { StopId } from '#catalogue/network.ts'
import type { CountryCode } from '#catalogue/place.ts'
import type { Service, ServiceId } from '#catalogue/service.ts'
import { sharesOf } from '../figures/carbon.ts'
import type { Network } from '../read/network.ts'
import { countryOf, elsewhere } from './factor-country.ts'
import type { TrueLine } from './true-lines.ts'

type Shares = Map<FactorId, number>

/** Most by which a share of a row may differ from that of its line. */
const margin = 0.05

/** A share of a factor that the line gives otherwise. */
export interface ShareDifference {
  service: ServiceId
  factor: FactorId
  /** of the row, or by the rule of the mode */
  share: number
  isTyped: boolean
  /** share of the factor in the kilometres of the line */
  ofLine: number
}

const add = (shares: Shares, factor: FactorId, share: number) =>
  shares.set(factor, (shares.get(factor) ?? 0) + share)

/** The factor of kilometres in a country: one of the row's own, else the country's, else that of Europe. */
function factorIn(country: CountryCode | undefined, own: readonly Factor[], { factors }: Network): FactorId {
  if (country === undefined) return elsewhere
  const found =
    own.find((factor) => countryOf(factor) === country) ??
    [...factors.values()].find((factor) => factor.mode === 'train' && factor.country === country)
  return found?.id ?? elsewhere
}

/** Shares that the emissions of a train are counted with. */
function countedShares(service: Service, network: Network): Shares {
  const endAt = (stop: StopId) => ({
    country: network.places.get(network.stops.get(stop)?.place ?? '')?.country ?? '',
  })
  const ends = { from: endAt(service.from), to: endAt(service.to), km: service.km ?? 0 }
  const shares: Shares = new Map()
  for (const { factor, share } of sharesOf(service, ends, network).shares) add(shares, factor.id, share)
  return shares
}

/**
 * Whether factors of a row stand for countries. A single one that is not the default of a country stands for a kind of
 * train all the way, such as a TER to Basel, or for an operator.
 */
function standForCountries(own: readonly Factor[]): boolean {
  if (own.length === 1) return own.every(({ id, country }) => country !== undefined || id === elsewhere)
  const countries = own.map((factor) => (factor.id === elsewhere ? elsewhere : countryOf(factor)))
  return !countries.includes(undefined) && new Set(countries).size === own.length
}

/** Shares of factors in the kilometres of a line; undefined where those of the row do not stand for countries. */
export function lineShares(
  { service, countries }: Pick<TrueLine, 'service' | 'countries'>,
  network: Network,
): Shares | undefined {
  const own = (service.factors ?? []).flatMap(({ factor }) => network.factors.get(factor) ?? [])
  if (own.length > 0 && !standForCountries(own)) return undefined
  const all = [...countries.values()].reduce((sum, km) => sum + km, 0)
  const shares: Shares = new Map()
  for (const [country, km] of countries) add(shares, factorIn(country, own, network), km / all)
  return shares
}

/**
 * Shares of a train that differ from its line by more than the margin. Empty for a line by another way, and where
 * factors do not stand for countries.
 */
export function shareDifferences(line: TrueLine, network: Network): ShareDifference[] {
  const given = line.unconfirmed.length === 0 && lineShares(line, network)
  if (!given) return []
  const { service } = line
  const counted = countedShares(service, network)
  return [...new Set([...counted.keys(), ...given.keys()])].flatMap((factor) => {
    const [share, ofLine] = [counted.get(factor) ?? 0, given.get(factor) ?? 0]
    if (Math.abs(share - ofLine) <= margin) return []
    return { service: service.id, factor, share, isTyped: service.factors !== undefined, ofLine }
  })
}
