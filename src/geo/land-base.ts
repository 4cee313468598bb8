// The outlines of the world's land that maps of generated routes are drawn from.
import { type Coast, toCoast } from './land-coast.ts'
import { unpackNumbers } from './land-numbers.ts'

/** Units of Mercator's plane to a radian: hundredths of a degree at the equator. */
export const baseUnitsPerRadian = 18_000 / Math.PI

/** One packed text for each ring, the largest first: steps in x and y by turns, the first from 0, 0. */
export type PackedBase = string[]

function unpackRing(text: string): number[] {
  const line: number[] = []
  const at = [0, 0]
  unpackNumbers(text, (step) => {
    const axis = line.length % 2
    at[axis] = (at[axis] as number) + step
    line.push((at[axis] as number) / baseUnitsPerRadian)
  })
  return line
}

/** Outlines as they can be drawn. */
export const unpackBase = (base: PackedBase): Coast => toCoast(base.map(unpackRing))
