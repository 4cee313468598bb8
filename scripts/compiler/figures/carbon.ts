// CO2e of rides and drives: which factors serve which kilometres.
import { type Co2Part, co2Part, flightFactorId, totalCo2 } from '#catalogue/co2.ts'
import type { Factor } from '#catalogue/factor.ts'
import { type Figure, mergeProvenance, type Provenance } from '#catalogue/figure.ts'
import type { Service } from '#catalogue/network.ts'
import type { Network } from '../read/network.ts'
import { modelled, provenanceOf } from './provenance.ts'

interface Share {
  factor: Factor
  share: number
}

function factorById(id: string, network: Network): Factor {
  const factor = network.factors.get(id)
  if (!factor) throw new RangeError(`data/factors: has no "${id}". Add a row.`)
  return factor
}

/** The default for rail inside a country, else the European mix. */
function railFactor(country: string, network: Network): Factor {
  for (const factor of network.factors.values())
    if (factor.mode === 'train' && factor.country === country) return factor
  return factorById('rail-eu', network)
}

/** What the CO2e of a ride depends on. */
interface EmittingRide {
  service: Service
  from: { country: string }
  to: { country: string }
  /** kilometres travelled; modelled says that the service names none */
  km: { value: number; modelled: boolean }
}

interface Ends {
  from: { country: string }
  to: { country: string }
  km: number
}

/** Factors of a service's kilometres: its own, else the mode's rule; rail across a border counts half and half. */
function sharesOf(service: Service, ends: Ends, network: Network): { shares: Share[]; modelled: boolean } {
  if (service.factors)
    return {
      shares: service.factors.map(({ factor, share }) => ({ factor: factorById(factor, network), share })),
      modelled: false,
    }
  const { from, to, km } = ends
  const one = (id: string) => ({ shares: [{ factor: factorById(id, network), share: 1 }], modelled: false })
  if (service.mode === 'flight') return one(flightFactorId(km, from.country, to.country))
  if (service.mode === 'bus') return one('coach')
  if (service.mode === 'ferry') return one('ferry-foot')
  const countries = [...new Set([from.country, to.country])]
  const shares = countries.map((country) => ({
    factor: railFactor(country, network),
    share: 1 / countries.length,
  }))
  return { shares, modelled: countries.length > 1 }
}

export interface Carbon {
  parts: Co2Part[]
  provenance: Provenance
}

const carbon = (
  km: number,
  shares: readonly Share[],
  kmProvenance: Provenance,
  guessed: boolean,
): Carbon => ({
  parts: shares.map(({ factor, share }) => co2Part(km * share, factor)),
  provenance: mergeProvenance(
    [kmProvenance, ...shares.map(({ factor }) => factor)],
    guessed ? 'modelled' : 'timetable',
  ),
})

/** Provenance of a ride's kilometres: the service's, or our model's. */
export const kmProvenance = (ride: EmittingRide): Provenance =>
  ride.km.modelled ? modelled : provenanceOf(ride.service)

export function rideCarbon(ride: EmittingRide, network: Network): Carbon {
  const ends = { from: ride.from, to: ride.to, km: ride.km.value }
  const { shares, modelled: guessed } = sharesOf(ride.service, ends, network)
  return carbon(ride.km.value, shares, kmProvenance(ride), guessed)
}

/** A drive, one person in the car. */
export function driveCarbon(km: number, provenance: Provenance, network: Network): Carbon {
  return carbon(km, [{ factor: factorById('car', network), share: 1 }], provenance, false)
}

/** The car on a ferry, or on a shuttle train. */
export function crossingCarbon(
  service: Service,
  ends: Ends,
  provenance: Provenance,
  network: Network,
): Carbon {
  if (service.mode === 'ferry' && !service.factors)
    return carbon(ends.km, [{ factor: factorById('ferry-car', network), share: 1 }], provenance, false)
  const { shares, modelled: guessed } = sharesOf(service, ends, network)
  return carbon(ends.km, shares, provenance, guessed)
}

/** Figure over all legs. */
export function sumCarbon(carbons: readonly Carbon[]): Figure<number> {
  return {
    value: totalCo2(carbons.flatMap(({ parts }) => parts)),
    ...mergeProvenance(
      carbons.map(({ provenance }) => provenance),
      carbons.length > 1 ? 'composed' : 'timetable',
    ),
  }
}
