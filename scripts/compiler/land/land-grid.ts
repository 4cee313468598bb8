// The grid for searching ways by land. It is drawn in specks first: a cell is joined to its neighbour
// only where land continues, so straits and isthmuses narrower than a cell are kept.
import { besideOf, eastOf, gridShape, type PackedGrid } from '#geo/land-grid.ts'
import { packNumbers } from '#geo/land-numbers.ts'
import { fineRows, speckColumns, specks } from './fine-row.ts'
import { type LandMasses, readLandMasses } from './land-masses.ts'

const { columns, rows, perDegree, north, south } = gridShape
/** Cells of a mass; smaller islands are left out: on them the way is the straight line. */
const leastCells = 12
/** A cell takes the patch of land nearest its middle with this many of 64 specks, else the largest. */
const leastSpecks = 8

/** Specks of a cell by distance from its middle. */
const fromTheMiddle = Array.from({ length: specks * specks }, (_, speck) => speck).sort(
  (a, b) => outwards(a) - outwards(b),
)
function outwards(speck: number): number {
  const middle = (specks - 1) / 2
  return Math.hypot((speck % specks) - middle, Math.floor(speck / specks) - middle)
}

interface Patch {
  code: string
  specks: number[]
}

/** The connected land of one mass in a cell around the speck `start`; removes it from `codes`. */
function extractPatch(codes: (string | undefined)[], start: number): Patch {
  const code = codes[start] as string
  const found = [start]
  codes[start] = undefined
  for (const speck of found) {
    const column = speck % specks
    const beside = [
      ...(column > 0 ? [speck - 1] : []),
      ...(column < specks - 1 ? [speck + 1] : []),
      speck - specks,
      speck + specks,
    ]
    for (const other of beside)
      if (codes[other] === code) {
        codes[other] = undefined
        found.push(other)
      }
  }
  return { code, specks: found }
}

/** The patch of land of a cell; changes `codes`. A patch with a bridge (speck `bridge`) always wins. */
function patchOf(codes: (string | undefined)[], bridge: number): Patch | undefined {
  if (bridge >= 0) return extractPatch(codes, bridge)
  let largest: Patch | undefined
  for (const speck of fromTheMiddle) {
    if (codes[speck] === undefined) continue
    const patch = extractPatch(codes, speck)
    if (patch.specks.length >= leastSpecks) return patch
    if (patch.specks.length > (largest?.specks.length ?? 0)) largest = patch
  }
  return largest
}

interface Drawn {
  /** by cell */
  codes: (string | undefined)[]
  /** by cell: bit 1 to the east, bit 2 to the south */
  ways: Uint8Array
}

/** The specks where a patch touches the sides of its cell, one bit each. */
interface Sides {
  west: number
  east: number
  top: number
  bottom: number
}
const allSides: Sides = { west: 255, east: 255, top: 255, bottom: 255 }

function sidesOf(patch: Patch): Sides {
  const sides = { west: 0, east: 0, top: 0, bottom: 0 }
  for (const speck of patch.specks) {
    const [column, line] = [speck % specks, Math.floor(speck / specks)]
    if (column === 0) sides.west |= 1 << line
    if (column === specks - 1) sides.east |= 1 << line
    if (line === 0) sides.top |= 1 << column
    if (line === specks - 1) sides.bottom |= 1 << column
  }
  return sides
}

/** The land of a cell. Most cells are all land or all sea, which needs no search for pieces. */
function readCell(
  raster: Int32Array,
  cell: number,
  masses: LandMasses,
): { code: string; sides: Sides } | undefined {
  const [column, row] = [cell % columns, Math.floor(cell / columns)]
  const lat = north - (row + 0.5) / perDegree
  const lng = (column + 0.5) / perDegree - 180
  const values = Array<number>(specks * specks)
  let isUniform = true
  for (let speck = 0; speck < values.length; speck++) {
    const line = Math.floor(speck / specks)
    values[speck] = raster[line * speckColumns + column * specks + (speck % specks)] as number
    isUniform &&= values[speck] === values[0]
  }
  const codeOf = (value: number) => (value ? masses.codeOn(Math.abs(value) - 1, lat, lng) : undefined)
  if (isUniform) {
    const code = codeOf(values[0] as number)
    return code === undefined ? undefined : { code, sides: allSides }
  }
  const known = new Map([...new Set(values)].map((value) => [value, codeOf(value)]))
  const patch = patchOf(
    values.map((value) => known.get(value)),
    values.findIndex((value) => value < 0),
  )
  return patch && { code: patch.code, sides: sidesOf(patch) }
}

function draw(masses: LandMasses): Drawn {
  const fineRow = fineRows(masses)
  const codes: Drawn['codes'] = Array(columns * rows).fill(undefined)
  const sides: Sides[] = Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    const raster = fineRow(row)
    for (let cell = row * columns; cell < (row + 1) * columns; cell++) {
      const read = readCell(raster, cell, masses)
      if (!read) continue
      codes[cell] = read.code
      sides[cell] = read.sides
    }
  }
  const ways = new Uint8Array(columns * rows)
  for (const [cell, code] of codes.entries()) {
    if (code === undefined) continue
    const [own, east, below] = [sides[cell] as Sides, eastOf(cell), cell + columns]
    const toEast = codes[east] === code && own.east & (sides[east] as Sides).west
    const toSouth = codes[below] === code && own.bottom & (sides[below] as Sides).top
    ways[cell] = (toEast ? 1 : 0) | (toSouth ? 2 : 0)
  }
  return { codes, ways }
}

/** Neighbours that a way joins to the cell. */
function joinedTo(cell: number, ways: Uint8Array): number[] {
  const west = besideOf(cell, -1)
  const north = cell - columns
  return [
    ...((ways[cell] as number) & 1 ? [eastOf(cell)] : []),
    ...((ways[cell] as number) & 2 ? [cell + columns] : []),
    ...((ways[west] as number) & 1 ? [west] : []),
    ...(north >= 0 && (ways[north] as number) & 2 ? [north] : []),
  ]
}

/** Lists of connected cells. */
function components({ codes, ways }: Drawn): number[][] {
  const seen = new Uint8Array(codes.length)
  const found: number[][] = []
  for (const [start, code] of codes.entries()) {
    if (code === undefined || seen[start]) continue
    const cells = [start]
    seen[start] = 1
    for (const cell of cells)
      for (const other of joinedTo(cell, ways)) {
        if (seen[other]) continue
        seen[other] = 1
        cells.push(other)
      }
    found.push(cells)
  }
  return found
}

/** Keeps the largest connected part of a mass; the others are skerries, whose towns count as on it. */
function keepMainParts(drawn: Drawn): void {
  const parts = Map.groupBy(components(drawn), ([cell]) => drawn.codes[cell as number] as string)
  for (const ofMass of parts.values()) {
    const [main, ...others] = ofMass.sort((a, b) => b.length - a.length)
    const dropped = (main?.length ?? 0) < leastCells ? ofMass : others
    for (const cell of dropped.flat()) drawn.codes[cell] = undefined
  }
}

function* runsOf(cells: readonly number[]): Generator<number> {
  let start = 0
  for (let cell = 1; cell <= cells.length; cell++)
    if (cells[cell] !== cells[start]) {
      yield cell - start
      yield cells[start] as number
      start = cell
    }
}

function* steps(sorted: readonly number[]): Generator<number> {
  let before = 0
  for (const value of sorted) {
    yield value - before
    before = value
  }
}

/** Compiles the grid from Natural Earth 1:10m, fixed links and closed borders. */
export function packGrid(): PackedGrid {
  if ((north - south) * perDegree !== rows) throw new RangeError('gridShape contradicts itself.')
  const drawn = draw(readLandMasses())
  keepMainParts(drawn)
  const { codes, ways } = drawn
  const masses = [...new Set(codes.filter((code) => code !== undefined))].sort()
  const numbers = new Map(masses.map((code, index) => [code, index + 1]))
  const cells = Array.from(codes, (code) => (code === undefined ? 0 : (numbers.get(code) as number)))
  const gaps = (bit: number, next: (cell: number) => number) =>
    [...cells.keys()].filter(
      (cell) => cells[cell] !== 0 && cells[next(cell)] === cells[cell] && !((ways[cell] as number) & bit),
    )
  return {
    masses,
    runs: packNumbers(runsOf(cells)),
    eastGaps: packNumbers(steps(gaps(1, eastOf))),
    southGaps: packNumbers(steps(gaps(2, (cell) => cell + columns))),
  }
}
