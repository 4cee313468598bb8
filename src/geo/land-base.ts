// Outlines of the world's land, and lines inside it, as packed for small maps.
import type { InlandLines } from './inland-drawing.ts'
import { type Coast, toCoast } from './land-coast.ts'
import type { Ground } from './land-drawing.ts'
import type { InlandFile, LandFile, PackedBase } from './land-file.ts'
import { packNumbers, unpackNumbers } from './land-numbers.ts'

/** Units of Mercator's plane per radian: hundredths of a degree at the equator. */
export const baseUnitsPerRadian = 18_000 / Math.PI

/** A line in whole units, x and y alternately, as text. */
export const packBaseLine = (line: readonly number[]): string =>
  packNumbers(line.map((at, index) => at - (line[index - 2] ?? 0)))

/** A packed line in radians of the plane. */
export function unpackBaseLine(text: string): number[] {
  const line: number[] = []
  const at = [0, 0]
  unpackNumbers(text, (step) => {
    const axis = line.length % 2
    at[axis] = (at[axis] as number) + step
    line.push((at[axis] as number) / baseUnitsPerRadian)
  })
  return line
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
