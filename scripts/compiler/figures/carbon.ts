// CO2e of rides and drives: kilometres of each factor (D21).
import { type Co2Part, co2Part, flightFactorId } from '#catalogue/co2.ts'
import type { Factor, FactorId } from '#catalogue/factor.ts'
import { mergeProvenance, type Provenance } from '#catalogue/figure.ts'
import type { Mode } from '#catalogue/mode.ts'
import { modeRules } from '#catalogue/mode-rules.ts'
import { modelled, provenanceOf } from '#catalogue/modelled.ts'
import type { Service } from '#catalogue/service.ts'
import type { Network } from '../read/network.ts'

interface Share {
  factor: Factor
  share: number
}

function factorById(id: string, network: Network): Factor {
  const factor = network.factors.get(id)
  if (!factor) throw new RangeError(`data/factors: has no "${id}". Add a row.`)
  return factor
}

/** The values of a ride that its CO2e depends on. */
interface EmittingRide {
  service: Service
  from: { country: string }
  to: { country: string }
  /** kilometres travelled; modelled where the service gives no kilometres */
  km: { value: number; modelled: boolean }
}

interface Ends {
  from: { country: string }
  to: { country: string }
  km: number
}

/** The shares of factors in the kilometres; modelled where they are guessed. */
interface Shares {
  shares: Share[]
  modelled: boolean
}

const whole = (id: FactorId, network: Network): Shares => ({
  shares: [{ factor: factorById(id, network), share: 1 }],
  modelled: false,
})

/** Shares by the countries of both ends: two countries count half each. */
function sharesByCountry(mode: Mode, ends: Ends, elsewhere: FactorId, network: Network): Shares {
  const factors = [...network.factors.values()]
  const countries = [...new Set([ends.from.country, ends.to.country])]
  const shares = countries.map((country) => ({
    factor:
      factors.find((factor) => factor.mode === mode && factor.country === country) ??
      factorById(elsewhere, network),
    share: 1 / countries.length,
  }))
  return { shares, modelled: countries.length > 1 }
}

/** Shares by the rule of the mode. */
function sharesByRule(mode: Mode, ends: Ends, network: Network): Shares {
  const { factor } = modeRules[mode]
  switch (factor.by) {
    case 'mode':
      return whole(factor.factor, network)
    case 'haul':
      return whole(flightFactorId(ends.km, ends.from.country, ends.to.country), network)
    case 'country':
      return sharesByCountry(mode, ends, factor.elsewhere, network)
  }
}

/** Factors of a service's kilometres: its own, else those of the mode's rule. */
export function sharesOf({ mode, factors }: Service, ends: Ends, network: Network): Shares {
  if (!factors) return sharesByRule(mode, ends, network)
  return {
    shares: factors.map(({ factor, share }) => ({ factor: factorById(factor, network), share })),
    modelled: false,
  }
}

export interface Carbon {
  parts: Co2Part[]
  provenance: Provenance
}

const carbon = (km: number, { shares, modelled: guessed }: Shares, known: Provenance): Carbon => ({
  parts: shares.map(({ factor, share }) => co2Part(km * share, factor)),
  provenance: mergeProvenance(
    [known, ...shares.map(({ factor }) => factor)],
    guessed ? 'modelled' : 'timetable',
  ),
})

/** Provenance of a ride's kilometres: the service's, or the model's. */
export const kmProvenance = (ride: EmittingRide): Provenance =>
  ride.km.modelled ? modelled : provenanceOf(ride.service)

export function rideCarbon(ride: EmittingRide, network: Network): Carbon {
  const ends = { from: ride.from, to: ride.to, km: ride.km.value }
  return carbon(ends.km, sharesOf(ride.service, ends, network), kmProvenance(ride))
}

/** CO2e of a drive with one person in the car (D21). */
export function driveCarbon(ends: Ends, provenance: Provenance, network: Network): Carbon {
  return carbon(ends.km, sharesByRule('car', ends, network), provenance)
}

/** CO2e of the car on a ferry or a shuttle train. */
export function crossingCarbon(
  service: Service,
  ends: Ends,
  provenance: Provenance,
  network: Network,
): Carbon {
  const { carriedCarFactor } = modeRules[service.mode]
  const shares =
    carriedCarFactor && !service.factors ? whole(carriedCarFactor, network) : sharesOf(service, ends, network)
  return carbon(ends.km, shares, provenance)
}
