// A row of grid cells drawn as 8 × 8 specks a cell, each with the polygon it lies on or none.
import type { Position } from 'geojson'
import { gridShape } from '#geo/land-grid.ts'
import { closedBorders } from './closed-borders.ts'
import { fixedLinks } from './fixed-links.ts'
import { endsOf, type LandMasses } from './land-masses.ts'

/** Specks along a side of a cell; one is 3.5 km at the equator. */
export const specks = 8
export const speckColumns = gridShape.columns * specks
const perDegree = gridShape.perDegree * specks

const columnOf = (lng: number) => (Math.floor((lng + 180) * perDegree) + 2 * speckColumns) % speckColumns
const lineOf = (lat: number) => Math.floor((gridShape.north - lat) * perDegree)

/** Specks along a straight line, two wide, so no land or water connects across the line. */
function specksAlong([lng = 0, lat = 0]: Position, [toLng = 0, toLat = 0]: Position): number[] {
  const steps = Math.ceil(Math.max(Math.abs(toLng - lng), Math.abs(toLat - lat)) * perDegree * 4) || 1
  const found = new Set<number>()
  for (let step = 0; step <= steps; step++) {
    const line = lineOf(lat + ((toLat - lat) * step) / steps)
    const column = columnOf(lng + ((toLng - lng) * step) / steps)
    found.add(line * speckColumns + column)
    found.add(line * speckColumns + ((column + 1) % speckColumns))
  }
  return [...found]
}

/** Values drawn over the land of the source, by speck: 0 for a closed border, negative for a bridge. */
function overdrawn({ index }: LandMasses): Map<number, number> {
  const drawn = new Map<number, number>()
  for (const line of closedBorders())
    for (const [place, to] of line.entries())
      for (const speck of specksAlong(line[place - 1] ?? to, to)) drawn.set(speck, 0)
  for (const link of fixedLinks) {
    const [, lat, lng, toLat, toLng] = link
    const [polygon] = endsOf(link, index)
    if (Math.abs(toLng - lng) > 180) continue
    for (const speck of specksAlong([lng, lat], [toLng, toLat])) drawn.set(speck, -1 - polygon)
  }
  return drawn
}

/**
 * Draws rows of cells by line and column: 0 is water, 1 + polygon land, -1 - polygon a fixed link.
 * The next row reuses the array.
 */
export function fineRows(masses: LandMasses): (row: number) => Int32Array {
  const drawn = new Map<number, [speck: number, value: number][]>()
  const inRow = speckColumns * specks
  for (const [speck, value] of overdrawn(masses)) {
    const row = Math.floor(speck / inRow)
    const known = drawn.get(row)
    if (known) known.push([speck % inRow, value])
    else drawn.set(row, [[speck % inRow, value]])
  }
  const raster = new Int32Array(inRow)
  return (row) => {
    raster.fill(0)
    for (let line = 0; line < specks; line++) {
      const lat = gridShape.north - (row * specks + line + 0.5) / perDegree
      for (const { from, to, polygon } of masses.index.spans(lat)) {
        const last = Math.ceil((to + 180) * perDegree - 0.5)
        for (let column = Math.ceil((from + 180) * perDegree - 0.5); column < last; column++)
          raster[line * speckColumns + ((column + speckColumns) % speckColumns)] = polygon + 1
      }
    }
    for (const [speck, value] of drawn.get(row) ?? []) raster[speck] = value
    return raster
  }
}
