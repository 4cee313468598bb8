// Outlines of the world's land for the maps of generated routes.
import { type Coast, toCoast } from './land-coast.ts'
import { unpackNumbers } from './land-numbers.ts'

/** Units of Mercator's plane per radian: hundredths of a degree at the equator. */
export const baseUnitsPerRadian = 18_000 / Math.PI

/** One packed text per ring, the largest first: steps in x and y alternately, the first from 0, 0. */
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

/** Outlines ready for drawing. */
export const unpackBase = (base: PackedBase): Coast => toCoast(base.map(unpackRing))
