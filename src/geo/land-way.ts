// Distances over land: the shortest way on the grid (A*), pulled straight. Pure; takes the grid.
import FlatQueue from 'flatqueue'
import { earthRadiusKm, haversineKm, type Point } from './distance.ts'
import { besideOf, cornerOf, gridShape, isOpen, type LandGrid } from './land-grid.ts'
import { pullStraight, sees } from './land-sight.ts'

/** A place and its connected land (scripts/compiler/land); by default that of the nearest cell. */
interface PlaceOnLand extends Point {
  landMass?: string
}

const { columns, rows, perDegree, north } = gridShape
/** Most cells between a place and its cell: a cape or an islet may have none of its own. */
const reach = 5
/**
 * Weight of the remaining distance: above 1 the search goes straight ahead and visits a third of
 * the cells. Of 2,000 European ways one in a hundred becomes more than 4 % longer.
 */
const eagerness = 1.3

/** Longer ways do not count: they lead around a sea, and measuring them costs too much. */
const longest = { factor: 3, km: 100 } as const

const latOf = (row: number) => north - (row + 0.5) / perDegree
const lngOf = (column: number) => (column + 0.5) / perDegree - 180
const rowOf = (lat: number) => Math.floor((north - lat) * perDegree)
const columnOf = (lng: number) => (Math.floor((lng + 180) * perDegree) + 2 * columns) % columns
const centre = (cell: number): Point => ({
  lat: latOf(Math.floor(cell / columns)),
  lng: lngOf(cell % columns),
})

/** Sines and cosines of all rows and columns: distances need no trigonometry during a search. */
const sinLat = Float64Array.from({ length: rows }, (_, row) => Math.sin((latOf(row) * Math.PI) / 180))
const cosLat = Float64Array.from({ length: rows }, (_, row) => Math.cos((latOf(row) * Math.PI) / 180))
const cosLng = Float64Array.from({ length: columns }, (_, by) => Math.cos((by / perDegree / 180) * Math.PI))

/** Kilometres between two cells through the Earth: at most the distance over its surface. */
function chordKm(a: number, b: number): number {
  const [rowA, rowB] = [Math.floor(a / columns), Math.floor(b / columns)]
  const by = Math.abs((a % columns) - (b % columns))
  const cosine =
    (sinLat[rowA] as number) * (sinLat[rowB] as number) +
    (cosLat[rowA] as number) * (cosLat[rowB] as number) * (cosLng[by] as number)
  return earthRadiusKm * Math.sqrt(Math.max(0, 2 - 2 * cosine))
}

const stepKm = ((Math.PI / 180) * earthRadiusKm) / perDegree
const eastKm = Float64Array.from({ length: rows }, (_, row) => stepKm * (cosLat[row] as number))
const diagonalKm = Float64Array.from({ length: rows }, (_, row) => Math.hypot(stepKm, eastKm[row] as number))

/** To the west or north, and to the east or south. */
const sides = [-1, 1] as const

/** Cells of the square ring `away` cells around one, row by row; cells beyond a pole are left out. */
function* ringAround(row: number, column: number, away: number): Generator<number> {
  for (let dy = -away; dy <= away; dy++) {
    if (row + dy < 0 || row + dy >= rows) continue
    const step = Math.abs(dy) === away ? 1 : 2 * away || 1
    for (let dx = -away; dx <= away; dx += step)
      yield (row + dy) * columns + ((column + dx + columns) % columns)
  }
}

/** The grid with the state of a search. Searches are synchronous, so one state is enough. */
class LandWays {
  private readonly queue = new FlatQueue<number>()
  private readonly km: Float32Array
  private readonly from: Int32Array
  /** number of the last search that reached a cell, so that no array is cleared between searches */
  private readonly touched: Uint32Array
  private readonly done: Uint32Array
  private search = 0
  private limitKm = 0
  private readonly grid: LandGrid

  constructor(grid: LandGrid) {
    this.grid = grid
    this.km = new Float32Array(grid.cells.length)
    this.from = new Int32Array(grid.cells.length)
    this.touched = new Uint32Array(grid.cells.length)
    this.done = new Uint32Array(grid.cells.length)
  }

  /** The cell of a point in a land mass (1 + its index; undefined for any), or the nearest one. */
  cellAt(point: Point, mass: number | undefined): number | undefined {
    const [row, column] = [rowOf(point.lat), columnOf(point.lng)]
    let best: number | undefined
    for (let away = 0; away <= reach; away++) {
      for (const cell of ringAround(row, column, away)) {
        const found = this.grid.cells[cell] as number
        if (!found || (mass !== undefined && found !== mass)) continue
        if (best === undefined || haversineKm(point, centre(cell)) < haversineKm(point, centre(best)))
          best = cell
      }
      if (best !== undefined && away !== 1) return best
    }
    return best
  }

  private reachCell(cell: number, via: number, km: number, target: number): void {
    if (this.done[cell] === this.search) return
    if (this.touched[cell] === this.search && (this.km[cell] as number) <= km) return
    const left = chordKm(cell, target)
    if (km + left > this.limitKm) return
    this.touched[cell] = this.search
    this.km[cell] = km
    this.from[cell] = via
    this.queue.push(cell, km + eagerness * left)
  }

  /** Reaches the eight neighbours; a diagonal one if either way around the corner is open. */
  private expand(cell: number, target: number): void {
    const row = Math.floor(cell / columns)
    const km = this.km[cell] as number
    const [sideways, slanting] = [km + (eastKm[row] as number), km + (diagonalKm[row] as number)]
    for (const by of sides) {
      if (isOpen(this.grid, cell, by, 0)) this.reachCell(besideOf(cell, by), cell, sideways, target)
      if (isOpen(this.grid, cell, 0, by)) this.reachCell(cell + by * columns, cell, km + stepKm, target)
    }
    for (const toEast of sides)
      for (const toSouth of sides) {
        const corner = cornerOf(this.grid, cell, toEast, toSouth)
        if (corner >= 0) this.reachCell(corner, cell, slanting, target)
      }
  }

  /** Cells from start to target; undefined when land does not join them within the limit. */
  path(start: number, target: number, limitKm: number): number[] | undefined {
    this.search++
    this.limitKm = limitKm
    this.queue.clear()
    this.reachCell(start, -1, 0, target)
    for (let cell = this.queue.pop(); cell !== undefined; cell = this.queue.pop()) {
      if (cell === target) return this.walkBack(target)
      if (this.done[cell] === this.search) continue
      this.done[cell] = this.search
      this.expand(cell, target)
    }
    return undefined
  }

  private walkBack(target: number): number[] {
    const cells: number[] = []
    for (let cell = target; cell >= 0; cell = this.from[cell] as number) cells.push(cell)
    return cells.reverse()
  }
}

export interface LandWay {
  /**
   * Kilometres of the shortest way over land, bridges and tunnels, straight between bends: at least
   * the great circle, not the length of a road. On islands too small for the grid it is the
   * great circle.
   * @returns undefined when land does not join the places, or only across a closed border or far
   * around a sea: more than three times the great circle plus 100 km
   */
  landKm(a: PlaceOnLand, b: PlaceOnLand): number | undefined
}

/** Ways over a grid. It takes some 20 MB: create one and reuse it. */
export function createLandWay(grid: LandGrid): LandWay {
  const ways = new LandWays(grid)
  const numbers = new Map(grid.masses.map((code, index) => [code, index + 1]))
  /** Code of the connected land near a point; undefined at sea and on islands too small for the grid. */
  const landMassAt = (point: Point) => {
    const cell = ways.cellAt(point, undefined)
    return cell === undefined ? undefined : grid.masses[(grid.cells[cell] as number) - 1]
  }
  const landKm = (a: PlaceOnLand, b: PlaceOnLand) => {
    const [mass, other] = [a.landMass ?? landMassAt(a), b.landMass ?? landMassAt(b)]
    if (mass === undefined || mass !== other) return undefined
    const straight = haversineKm(a, b)
    const number = numbers.get(mass)
    if (number === undefined) return straight
    const [start, target] = [ways.cellAt(a, number), ways.cellAt(b, number)]
    if (start === undefined || target === undefined || sees(grid, start, target)) return straight
    const path = ways.path(start, target, longest.factor * straight + longest.km)
    if (!path) return undefined
    const bends = pullStraight(grid, path).slice(1, -1).map(centre)
    const points = [a, ...bends, b]
    return points.slice(1).reduce((km, point, index) => km + haversineKm(points[index] as Point, point), 0)
  }
  return { landKm }
}
