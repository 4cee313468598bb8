// The grid for ways over land: cells of a quarter degree, each of one land mass or none.
import { unpackNumbers } from './land-numbers.ts'

/** Rows run from north to south, columns eastwards from 180° west. Without Antarctica. */
export const gridShape = { perDegree: 4, north: 84, south: -56, columns: 360 * 4, rows: 140 * 4 } as const

/** The compiled form. All texts are packed numbers. */
export interface PackedGrid {
  /** codes of the land masses that are large enough for cells */
  masses: string[]
  /** cells in reading order as runs: length, then 0 for no land or 1 + index of the mass */
  runs: string
  /** cells of one land mass without a link to their eastern neighbour: steps from one to the next */
  eastGaps: string
  /** the same for southern neighbours */
  southGaps: string
}

export interface LandGrid {
  masses: readonly string[]
  /** 0 for no land, else 1 + index of the mass */
  cells: Uint16Array
  /** missing links between two cells of one mass: bit 1 to the east, bit 2 to the south */
  gaps: Uint8Array
}

const gapEast = 1
const gapSouth = 2

/** Index of the eastern neighbour; the last column continues with the first. */
export function eastOf(cell: number): number {
  return cell % gridShape.columns === gridShape.columns - 1 ? cell - gridShape.columns + 1 : cell + 1
}

const westOf = (cell: number) => (cell % gridShape.columns === 0 ? cell + gridShape.columns - 1 : cell - 1)

/** Index of the neighbour in the same row: `toEast` is 1 or -1. */
export const besideOf = (cell: number, toEast: number): number => (toEast > 0 ? eastOf(cell) : westOf(cell))

/** True when land links a cell to its neighbour: `toEast` or `toSouth` is 1 or -1, the other 0. */
export function isOpen({ cells, gaps }: LandGrid, cell: number, toEast: number, toSouth: number): boolean {
  const other = toEast === 0 ? cell + toSouth * gridShape.columns : besideOf(cell, toEast)
  if (cells[cell] !== cells[other]) return false
  const first = toEast < 0 || toSouth < 0 ? other : cell
  return ((gaps[first] as number) & (toEast === 0 ? gapSouth : gapEast)) === 0
}

/** The diagonal neighbour; -1 when neither way around the corner is open. */
export function cornerOf(grid: LandGrid, cell: number, toEast: number, toSouth: number): number {
  const side = besideOf(cell, toEast)
  const on = toSouth * gridShape.columns
  if (isOpen(grid, cell, toEast, 0) && isOpen(grid, side, 0, toSouth)) return side + on
  return isOpen(grid, cell, 0, toSouth) && isOpen(grid, cell + on, toEast, 0) ? side + on : -1
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
    [eastGaps, gapEast],
    [southGaps, gapSouth],
  ] as const) {
    let cell = 0
    unpackNumbers(packed, (step) => {
      cell += step
      gaps[cell] = (gaps[cell] as number) | bit
    })
  }
  return { masses, cells, gaps }
}
