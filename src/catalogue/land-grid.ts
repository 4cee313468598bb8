// The coarse picture of land on which ways are sought: cells of a quarter degree, each of one land mass or of none.
import { unpackNumbers } from './land-numbers.ts'

/** Rows run from north to south, columns from 180° west eastwards. Antarctica is left out. */
export const gridShape = { perDegree: 4, north: 84, south: -56, columns: 360 * 4, rows: 140 * 4 } as const

/** As compiled. All texts are packed numbers. */
export interface PackedGrid {
  /** codes of the land masses large enough to have cells */
  masses: string[]
  /** cells in reading order as runs: length, then 0 for none or 1 + index of the mass */
  runs: string
  /** cells not joined to their eastern neighbour though both are land of one mass: steps from one to the next */
  eastGaps: string
  /** the same towards the south */
  southGaps: string
}

export interface LandGrid {
  masses: readonly string[]
  /** 0 for none, else 1 + index of the mass */
  cells: Uint16Array
  /** where land does not go on between two cells of one mass: bit 1 to the east, bit 2 to the south */
  gaps: Uint8Array
}

/** Index of the cell east of a cell; the last column meets the first. */
export function eastOf(cell: number): number {
  return cell % gridShape.columns === gridShape.columns - 1 ? cell - gridShape.columns + 1 : cell + 1
}

export function unpackGrid({ masses, runs, eastGaps, southGaps }: PackedGrid): LandGrid {
  const { columns, rows } = gridShape
  const cells = new Uint16Array(columns * rows)
  let [at, length] = [0, -1]
  unpackNumbers(runs, (number) => {
    if (length < 0) {
      length = number
      return
    }
    if (number > 0) cells.fill(number, at, at + length)
    at += length
    length = -1
  })
  const gaps = new Uint8Array(columns * rows)
  for (const [packed, bit] of [
    [eastGaps, 1],
    [southGaps, 2],
  ] as const) {
    let cell = 0
    unpackNumbers(packed, (step) => {
      cell += step
      gaps[cell] = (gaps[cell] as number) | bit
    })
  }
  return { masses, cells, gaps }
}
