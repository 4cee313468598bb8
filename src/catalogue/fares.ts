// Price ranges: converted, modelled, and put together.

import { fuel } from './coefficients.ts'
import { compileRates } from './currency.ts'
import type { FareModel } from './factor.ts'
import type { PriceRange } from './route.ts'

/** Euro from another currency at the fixed rates of limits.ts, unrounded. */
export function toEur(amount: number, currency: keyof typeof compileRates): number {
  return amount / compileRates[currency]
}

/** Range of a fare model over great-circle kilometres, unrounded; low is never below the floor nor above high. */
export function modelRange(model: FareModel, km: number): PriceRange {
  const low = Math.max(model.floor, model.lowBase + model.lowPerKm * km)
  return { low, high: Math.max(low, model.highBase + model.highPerKm * km) }
}

/** Ranges bought one by one. */
export function sumRanges(ranges: readonly PriceRange[]): PriceRange {
  return ranges.reduce((sum, { low, high }) => ({ low: sum.low + low, high: sum.high + high }), {
    low: 0,
    high: 0,
  })
}

/**
 * One ticket over several rides: the model over the whole way, never cheaper than the dearest of its parts,
 * never dearer than buying them one by one.
 */
export function throughRange(whole: PriceRange, parts: readonly PriceRange[]): PriceRange {
  const sum = sumRanges(parts)
  const dearest = (end: 'low' | 'high') => Math.max(...parts.map((part) => part[end]))
  const end = (key: 'low' | 'high') => Math.min(sum[key], Math.max(whole[key], dearest(key)))
  return { low: end('low'), high: end('high') }
}

/** A drive, tolls aside. Low: fuel, 7 l/100 km at €1.70. High: with wear and tyres, €0.30 a kilometre. */
export function fuelRange(km: number): PriceRange {
  return { low: (km / 100) * fuel.litresPer100Km * fuel.eurPerLitre, high: km * fuel.allInEurPerKm }
}

/** Whole euro, as shown; low never above high, never below one euro for a ride. */
export function roundRange({ low, high }: PriceRange): PriceRange {
  const rounded = Math.max(1, Math.round(low))
  return { low: rounded, high: Math.max(rounded, Math.round(high)) }
}
