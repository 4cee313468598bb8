// Price ranges: conversion, fare models and sums.

import { fuel } from './coefficients.ts'
import { compileRates } from './currency.ts'
import type { FareModel } from './factor.ts'
import type { PriceRange } from './route.ts'

/** Converts to euro at the fixed rates of currency.ts, unrounded. */
export function toEur(amount: number, currency: keyof typeof compileRates): number {
  return amount / compileRates[currency]
}

/** The two lines of a fare model. */
export type FareLines = Pick<FareModel, 'lowBase' | 'lowPerKm' | 'highBase' | 'highPerKm' | 'floor'>

/** Range of a fare model over great-circle km, unrounded; low is between the floor and high. */
export function modelRange(model: FareLines, km: number): PriceRange {
  const low = Math.max(model.floor, model.lowBase + model.lowPerKm * km)
  return { low, high: Math.max(low, model.highBase + model.highPerKm * km) }
}

/** Sum of separate tickets. */
export function sumRanges(ranges: readonly PriceRange[]): PriceRange {
  return ranges.reduce((sum, { low, high }) => ({ low: sum.low + low, high: sum.high + high }), {
    low: 0,
    high: 0,
  })
}

/** One ticket over several rides: the model over the whole distance, at least the dearest of the parts, at most their sum. */
export function throughFare(whole: number, parts: readonly number[]): number {
  let [sum, dearest] = [0, 0]
  for (const part of parts) {
    sum += part
    dearest = Math.max(dearest, part)
  }
  return Math.min(sum, Math.max(whole, dearest))
}

/** The same at both ends of a range. */
export const throughRange = (whole: PriceRange, parts: readonly PriceRange[]): PriceRange => ({
  low: throughFare(
    whole.low,
    parts.map(({ low }) => low),
  ),
  high: throughFare(
    whole.high,
    parts.map(({ high }) => high),
  ),
})

/** Euro of fuel for a drive: 7 l/100 km at €1.70. */
export const fuelEur = (km: number): number => (km / 100) * fuel.litresPer100Km * fuel.eurPerLitre

/** Wear, tyres and upkeep of a drive: nothing at the low end; at the high end what lacks to €0.30 per km. */
export const wearRange = (km: number): PriceRange => ({ low: 0, high: km * fuel.allInEurPerKm - fuelEur(km) })

/** Whole euro, as shown; low is at most high, and a ride costs at least one euro. */
export function roundRange({ low, high }: PriceRange): PriceRange {
  const rounded = Math.max(1, Math.round(low))
  return { low: rounded, high: Math.max(rounded, Math.round(high)) }
}
