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

/** The value at which half of the weight is reached; NaN without weight. @param inOrder by value */
function weightedMedian<T extends { value: number }>(
  inOrder: readonly T[],
  weightOf: (one: T) => number,
): number {
  let half = 0
  for (const one of inOrder) half += weightOf(one)
  half /= 2
  if (half === 0) return Number.NaN
  let reached = 0
  for (const one of inOrder) {
    reached += weightOf(one)
    if (reached >= half) return one.value
  }
  return Number.NaN
}

interface Line {
  base: number
  perKm: number
}
const at = ({ base, perKm }: Line, x: number) => base + perKm * x

/** A value that a point stands for. */
interface OfPoint {
  value: number
  /** its index */
  point: number
}
/** Slope of the line to another point, which is `reach` away. */
interface Slope extends OfPoint {
  reach: number
}

/** Points with all that many lines through them need in order. */
interface Plot {
  points: readonly Point[]
  levels: readonly OfPoint[]
  /** of each point to all others */
  slopes: readonly (readonly Slope[])[]
}

const byValue = (a: OfPoint, b: OfPoint) => a.value - b.value

/** What lines through the points need. */
export function plotOf(points: readonly Point[]): Plot {
  const slopesFrom = ({ x, y }: Point) =>
    points.flatMap((to, point): Slope[] =>
      to.x === x ? [] : [{ value: (to.y - y) / (to.x - x), point, reach: Math.abs(to.x - x) }],
    )
  return {
    points,
    levels: points.map(({ y }, point) => ({ value: y, point })).sort(byValue),
    slopes: points.map((from) => slopesFrom(from).sort(byValue)),
  }
}

/**
 * The line with the least sum of weighted distances. Such a line runs through a point, and through that point the best
 * slope is a weighted median (Wesolowsky 1981). It never falls with the distance.
 * @param weights of the points; one without weight is left out
 */
function leastDeviations({ points, levels, slopes }: Plot, weights: readonly number[]): Line {
  const weightOf = ({ point }: OfPoint) => weights[point] as number
  const errorOf = (line: Line) =>
    points.reduce((sum, { x, y }, point) => sum + (weights[point] as number) * Math.abs(at(line, x) - y), 0)
  const level = { base: weightedMedian(levels, weightOf), perKm: 0 }
  let best = { line: level, error: errorOf(level) }
  for (const [from, { x, y }] of points.entries()) {
    if (weights[from] === 0) continue
    const perKm = weightedMedian(slopes[from] as readonly Slope[], (slope) => weightOf(slope) * slope.reach)
    const line = { base: y - perKm * x, perKm }
    const error = errorOf(line)
    if (perKm >= 0 && error < best.error) best = { line, error }
  }
  return best.line
}

/**
 * The line from which the points differ least in per cent: single odd fares, dear or cheap, do not move it. The weights
 * are one over the line itself, so it is drawn three times.
 * @param leftOut index of a point that has no say
 */
export function robustLine(plot: Plot, leftOut?: number): Line {
  const weigh = (weightOf: (x: number) => number) =>
    plot.points.map(({ x }, point) => (point === leftOut ? 0 : weightOf(x)))
  let weights = weigh(() => 1)
  let line: Line = { base: 0, perKm: 0 }
  for (let round = 0; round < 3; round += 1) {
    line = leastDeviations(plot, weights)
    weights = weigh((x) => 1 / Math.max(at(line, x), leastFare))
  }
  return line
}

const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals))

/** The lower limit of the low end: a tenth of the fares are below it. */
function floorOf(fares: readonly Observation[]): number {
  const lows = fares.map(({ low }) => low).sort((a, b) => a - b)
  return rounded(lows[Math.floor(lows.length / 10)] as number, 1)
}

/** Makes the model of these fares, with as many decimals as data/fare-models has, or of all but one of them. */
function fitter(fares: readonly Observation[]): (leftOut?: number) => FareLines {
  const lows = plotOf(fares.map((fare) => ({ x: fare.km, y: fare.low })))
  const highs = plotOf(fares.map((fare) => ({ x: fare.km, y: fare.high })))
  return (leftOut) => {
    const [low, high] = [robustLine(lows, leftOut), robustLine(highs, leftOut)]
    return {
      lowBase: rounded(low.base, 1),
      lowPerKm: rounded(low.perKm, 4),
      highBase: rounded(high.base, 1),
      highPerKm: rounded(high.perKm, 4),
      floor: floorOf(fares.filter((_, index) => index !== leftOut)),
    }
  }
}

/** The model of these fares. */
export const fitFares = (fares: readonly Observation[]): FareLines => fitter(fares)()

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
export function leaveOneOutError(fares: readonly Observation[]): FareError {
  const fitted = fitter(fares)
  return medianError(fares.map((fare, index) => ({ fare, model: modelRange(fitted(index), fare.km) })))
}

/** True when the model is what `fitFares` makes of these fares. */
export const isFitted = (model: FareLines, fit: FareLines): boolean =>
  (Object.keys(fit) as (keyof FareLines)[]).every((key) => model[key] === fit[key])
