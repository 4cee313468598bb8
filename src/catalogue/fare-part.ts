// Parts of prices that formulas give.
import { fuelEur, wearRange } from './fares.ts'
import type { Provenance } from './figure.ts'
import type { Ticket } from './journey.ts'
import { modelled } from './modelled.ts'
import type { FarePart, PriceRange } from './route.ts'

/** A part of a price in cents. @param legs indexes of legs @param km of the great circle, for tickets */
export const farePart = (
  rule: FarePart['rule'],
  legs: number[],
  of: string,
  km: number,
  range: PriceRange,
): FarePart => ({
  rule,
  legs,
  of,
  km: Math.round(km),
  low: Math.round(range.low * 100) / 100,
  high: Math.round(range.high * 100) / 100,
})

/** Fuel and wear of a drive. @param legs those at the wheel */
export function carCosts(km: number, legs: number[]): Ticket[] {
  const fuel = fuelEur(km)
  return [
    { part: farePart('fuel', legs, 'car', km, { low: fuel, high: fuel }), provenance: modelled },
    { part: farePart('wear', legs, 'car', km, wearRange(km)), provenance: modelled },
  ]
}

/** A sum that is paid whatever one drives. */
export const fixedCost = (
  rule: 'toll' | 'vignette',
  legs: number[],
  { of, km = 0, eur, provenance }: { of: string; km?: number; eur: number; provenance: Provenance },
): Ticket => ({ part: farePart(rule, legs, of, km, { low: eur, high: eur }), provenance })
