// Fare models fitted to the fares we know of a brand, and how far those fares lie from the model.
import { type FareLines, modelRange } from '#catalogue/fares.ts'
import type { PriceRange } from '#catalogue/route.ts'
import { median } from '#lib/median.ts'

/** A known fare of a brand, in euro over the great circle. */
export interface Observation extends PriceRange {
  km: number
}

/** Fewest fares that a model is fitted to, and that say how far off one is. */
export const fewestFares = 8
/** A fit replaces a model when its error is at most this share of the model's. */
export const clearlyBetter = 0.8

interface Point {
  x: number
  y: number
}

/** The value at which half of the weight is reached. */
function weightedMedian(values: readonly { value: number; weight: number }[]): number {
  const inOrder = [...values].sort((a, b) => a.value - b.value)
  const half = inOrder.reduce((sum, { weight }) => sum + weight, 0) / 2
  let reached = 0
  for (const { value, weight } of inOrder) {
    reached += weight
    if (reached >= half) return value
  }
  return Number.NaN
}

const errorOf = (points: readonly Point[], base: number, perKm: number) =>
  points.reduce((sum, { x, y }) => sum + Math.abs(base + perKm * x - y) / y, 0)

/**
 * The line with the least sum of relative errors: single odd fares do not move it. Such a line runs through a point, and
 * through that point the best slope is a weighted median (Wesolowsky 1981). It never falls with the distance.
 */
export function robustLine(points: readonly Point[]): { base: number; perKm: number } {
  const level = weightedMedian(points.map(({ y }) => ({ value: y, weight: 1 / y })))
  let best = { base: level, perKm: 0, error: errorOf(points, level, 0) }
  for (const { x, y } of points) {
    const others = points.filter((other) => other.x !== x)
    if (others.length === 0) continue
    const perKm = weightedMedian(
      others.map((other) => ({
        value: (other.y - y) / (other.x - x),
        weight: Math.abs(other.x - x) / other.y,
      })),
    )
    const base = y - perKm * x
    const error = errorOf(points, base, perKm)
    if (perKm >= 0 && error < best.error) best = { base, perKm, error }
  }
  return { base: best.base, perKm: best.perKm }
}

const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals))

/** The lower limit of the low end: a tenth of the fares are below it. */
function floorOf(fares: readonly Observation[]): number {
  const lows = fares.map(({ low }) => low).sort((a, b) => a - b)
  return rounded(lows[Math.floor(lows.length / 10)] as number, 1)
}

/** The model of these fares, with as many decimals as data/fare-models has. */
export function fitFares(fares: readonly Observation[]): FareLines {
  const low = robustLine(fares.map((fare) => ({ x: fare.km, y: fare.low })))
  const high = robustLine(fares.map((fare) => ({ x: fare.km, y: fare.high })))
  return {
    lowBase: rounded(low.base, 1),
    lowPerKm: rounded(low.perKm, 4),
    highBase: rounded(high.base, 1),
    highPerKm: rounded(high.perKm, 4),
    floor: floorOf(fares),
  }
}

/** Median relative error of a model at both ends: 0.12 where half of the fares lie within 12 % of it. */
export interface FareError {
  low: number
  high: number
}

function medianError(pairs: readonly { fare: Observation; model: PriceRange }[]): FareError {
  const end = (key: 'low' | 'high') =>
    median(pairs.map(({ fare, model }) => Math.abs(model[key] - fare[key]) / fare[key]))
  return { low: rounded(end('low'), 3), high: rounded(end('high'), 3) }
}

/** How far fares lie from a model that was not made from them. */
export const modelError = (model: FareLines, fares: readonly Observation[]): FareError =>
  medianError(fares.map((fare) => ({ fare, model: modelRange(model, fare.km) })))

/** How far each fare lies from the model fitted to all the others: the error to expect of a fare that is not known. */
export const leaveOneOutError = (fares: readonly Observation[]): FareError =>
  medianError(
    fares.map((fare) => ({
      fare,
      model: modelRange(fitFares(fares.filter((other) => other !== fare)), fare.km),
    })),
  )

/** True when the model is what `fitFares` makes of these fares. */
export const isFitted = (model: FareLines, fit: FareLines): boolean =>
  (Object.keys(fit) as (keyof FareLines)[]).every((key) => model[key] === fit[key])
