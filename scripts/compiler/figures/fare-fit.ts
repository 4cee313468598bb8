// Fare models fitted to the fares we know of a brand, and how far those fares lie from the model.
import { type FareLines, modelRange } from '#catalogue/fares.ts'
import type { PriceRange } from '#catalogue/route.ts'
import { median } from '#lib/median.ts'

/** A known fare of a brand, in euro over the great circle. */
export interface Observation extends PriceRange {
  km: number
}

/** Euro below which a line says nothing of a share. */
const leastFare = 1

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

interface Line {
  base: number
  perKm: number
}
interface WeightedPoint extends Point {
  weight: number
}
const at = ({ base, perKm }: Line, x: number) => base + perKm * x

/**
 * The line with the least sum of weighted distances. Such a line runs through a point, and through that point the best
 * slope is a weighted median (Wesolowsky 1981). It never falls with the distance.
 */
function leastDeviations(points: readonly WeightedPoint[]): Line {
  const errorOf = (line: Line) =>
    points.reduce((sum, { x, y, weight }) => sum + weight * Math.abs(at(line, x) - y), 0)
  const level = { base: weightedMedian(points.map(({ y, weight }) => ({ value: y, weight }))), perKm: 0 }
  let best = { line: level, error: errorOf(level) }
  for (const { x, y } of points) {
    const slopes = points.flatMap((other) =>
      other.x === x
        ? []
        : [{ value: (other.y - y) / (other.x - x), weight: other.weight * Math.abs(other.x - x) }],
    )
    if (slopes.length === 0) continue
    const perKm = weightedMedian(slopes)
    const line = { base: y - perKm * x, perKm }
    const error = errorOf(line)
    if (perKm >= 0 && error < best.error) best = { line, error }
  }
  return best.line
}

/**
 * The line from which the points differ least in per cent: single odd fares, dear or cheap, do not move it. The weights
 * are one over the line itself, so it is drawn three times.
 */
export function robustLine(points: readonly Point[]): Line {
  let weights = points.map(() => 1)
  let line: Line = { base: 0, perKm: 0 }
  for (let round = 0; round < 3; round += 1) {
    line = leastDeviations(points.map((point, index) => ({ ...point, weight: weights[index] as number })))
    weights = points.map(({ x }) => 1 / Math.max(at(line, x), leastFare))
  }
  return line
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

/** Median distance of fares from a model, as shares of the model: 0.12 where half of them lie within 12 % of it. */
export interface FareError {
  low: number
  high: number
}

function medianError(pairs: readonly { fare: Observation; model: PriceRange }[]): FareError {
  const end = (key: 'low' | 'high') =>
    median(pairs.map(({ fare, model }) => Math.abs(model[key] - fare[key]) / model[key]))
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
