// Straight lines over the land grid. Pure.
import { besideOf, cornerOf, gridShape, isOpen, type LandGrid } from './land-grid.ts'

const { columns } = gridShape

/** True when a straight line between two cells, the shorter way around the Earth, stays on land. */
export function sees(grid: LandGrid, a: number, b: number): boolean {
  const [dy, half] = [Math.floor(b / columns) - Math.floor(a / columns), columns / 2]
  const dx = (((b % columns) - (a % columns) + columns + half) % columns) - half
  const [wide, high] = [Math.abs(dx), Math.abs(dy)]
  const [toEast, toSouth] = [Math.sign(dx), Math.sign(dy)]
  let cell = a
  // Crossings of the line with the sides of cells, in order; where both coincide, it passes a corner.
  for (let x = 0, y = 0; x < wide || y < high; ) {
    const ahead = (2 * x + 1) * high - (2 * y + 1) * wide
    cell = nextCell(grid, cell, ahead <= 0 ? toEast : 0, ahead >= 0 ? toSouth : 0)
    if (cell < 0) return false
    if (ahead <= 0) x++
    if (ahead >= 0) y++
  }
  return true
}

/** The neighbour in a direction, diagonal when both are given; -1 where no land joins the cells. */
function nextCell(grid: LandGrid, cell: number, toEast: number, toSouth: number): number {
  if (toEast !== 0 && toSouth !== 0) return cornerOf(grid, cell, toEast, toSouth)
  if (!isOpen(grid, cell, toEast, toSouth)) return -1
  return toEast !== 0 ? besideOf(cell, toEast) : cell + toSouth * columns
}

/** The cells where a path must bend: the line between two of them stays on land. */
export function pullStraight(grid: LandGrid, path: readonly number[]): number[] {
  const bends = [path[0] as number]
  for (let at = 0; at < path.length - 1; ) {
    let next = at + 1
    while (next + 1 < path.length && sees(grid, path[at] as number, path[next + 1] as number)) next++
    bends.push(path[next] as number)
    at = next
  }
  return bends
}
