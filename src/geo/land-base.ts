// Outlines of the world's land, and lines inside it, as packed for small maps.
import type { InlandLines } from './inland-drawing.ts'
import { type Coast, toCoast, type WeighedLine } from './land-coast.ts'
import type { Ground } from './land-drawing.ts'
import type { InlandFile, LandFile, PackedBase } from './land-file.ts'
import { packDigits, packNumbers, unpackDigits, unpackNumbers } from './land-numbers.ts'
import { lineWeights } from './line-weights.ts'

/** Units of Mercator's plane per radian: hundredths of a degree at the equator. */
export const baseUnitsPerRadian = 18_000 / Math.PI

/** Classes of weights: each half as heavy again as the one before, from half a square unit; the last is that of ends, which never go. */
const classes = { lightest: 0.5, step: 1.5, last: 63 }
const weightOf = Float64Array.from({ length: classes.last + 1 }, (_, index) =>
  index === classes.last
    ? Number.POSITIVE_INFINITY
    : (classes.lightest * classes.step ** index) / baseUnitsPerRadian ** 2,
)

function classOf(weight: number): number {
  if (weight === Number.POSITIVE_INFINITY) return classes.last
  const index = Math.round(Math.log(weight / classes.lightest) / Math.log(classes.step))
  return Math.max(0, Math.min(classes.last - 1, index))
}

/**
 * A line in whole units, x and y alternately, as text: its steps, a space, the weights of its points.
 * @param isRing of a ring the last point, which repeats the first, is left out
 */
export function packBaseLine(line: readonly number[], isRing = false): string {
  const points = isRing ? line.slice(0, -2) : line
  const steps = packNumbers(points.map((at, index) => at - (points[index - 2] ?? 0)))
  return `${steps} ${packDigits([...lineWeights(line).subarray(0, points.length / 2)].map(classOf))}`
}

/** A packed line in radians of the plane. */
export function unpackBaseLine(text: string): WeighedLine {
  const [steps = '', weights = ''] = text.split(' ')
  const line: number[] = []
  const at = [0, 0]
  unpackNumbers(steps, (step) => {
    const axis = line.length % 2
    at[axis] = (at[axis] as number) + step
    line.push((at[axis] as number) / baseUnitsPerRadian)
  })
  return { line, weights: Float64Array.from(unpackDigits(weights), (index) => weightOf[index] as number) }
}

const unpackBase = (base: PackedBase): Coast => toCoast(() => base.map(unpackBaseLine))

/** Borders, rivers and lakes ready for drawing. */
export const unpackInland = ({ borders, rivers, lakes }: InlandFile): InlandLines => ({
  borders: unpackBase(borders),
  rivers: unpackBase(rivers),
  lakes: unpackBase(lakes),
})

export function unpackGround({ base, inland }: Pick<LandFile, 'base' | 'inland'>): Ground {
  const coast = unpackBase(base)
  return { coastFor: () => coast, ...unpackInland(inland) }
}
