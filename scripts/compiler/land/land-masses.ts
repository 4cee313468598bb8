// The land mass under a point: Natural Earth 1:10m, with fixed links and closed borders (D6).

import { haversineKm } from '#geo/distance.ts'
import { boxOf, isInside, nearLng } from '#geo/land-ring.ts'
import { bridgedIslets, type FixedLink, fixedLinks } from './fixed-links.ts'
import { landBorders } from './land-borders.ts'
import { indexPolygons, type PolygonIndex } from './polygon-index.ts'
import { type LandPolygon, readLand } from './polygons.ts'

/** Masses with a name, by a point on them. The others have numbers. */
const named: readonly [code: string, lat: number, lng: number][] = [
  ['eurasia', 48.86, 2.35],
  ['north-america', 39.1, -94.6],
  ['australia', -35.28, 149.13],
  ['ireland', 53.35, -6.26],
  ['iceland', 65.68, -18.1],
  ['japan', 36.2, 138.25],
  ['greenland', 72, -40],
  ['new-guinea', -5, 142],
]

/** Harbours outside the drawn coast belong to land this near; islands the source lacks lie farther. */
const coastKm = 3
/** Towns within `km` of a bridged islet are on it; the land it is joined to is within `joinedKm`. */
const islet = { km: 5, joinedKm: 10 }

/** The polygons of the masses, and their codes. */
export interface LandMasses {
  polygons: readonly LandPolygon[]
  index: PolygonIndex
  /** code of a point on the polygon */
  codeOn(polygon: number, lat: number, lng: number): string
}

/** A code from a position: hundredths of a degree from the South Pole and the date line, in base 36. */
function numbered(lat: number, lng: number): string {
  const east = Math.round((lng + 540) * 100) % 36_000
  return `i${(Math.round((lat + 90) * 100) * 36_000 + east).toString(36)}`
}

/** The number of a mass, from the middle of its box: unique, and the same in any order of polygons. */
const ownNumber = ({ box }: LandPolygon) => numbered((box.bottom + box.top) / 2, (box.left + box.right) / 2)

/** The code of a place that no land way reaches; a tenth of a degree, so its outskirts share it. */
const alone = (lat: number, lng: number) => numbered(Math.round(lat * 10) / 10, Math.round(lng * 10) / 10)

function join(index: PolygonIndex, count: number): number[] {
  const group = Array.from({ length: count }, (_, polygon) => polygon)
  const rootOf = (polygon: number): number =>
    group[polygon] === polygon ? polygon : rootOf(group[polygon] as number)
  for (const link of fixedLinks) {
    const [one, other] = endsOf(link, index).map(rootOf) as [number, number]
    // Polygons are sorted by size: the larger one gives the name.
    group[Math.max(one, other)] = Math.min(one, other)
  }
  return group.map((_, polygon) => rootOf(polygon))
}

/** The polygons at both ends of a link. @throws RangeError when an end is in the sea */
export function endsOf([what, ...ends]: FixedLink, index: PolygonIndex): [number, number] {
  const [lat, lng, toLat, toLng] = ends
  const [one, other] = [find(index, lat, lng), find(index, toLat, toLng)]
  if (one === undefined || other === undefined)
    throw new RangeError(`fixed-links.ts: ${what}: an end lies in the sea. Move it inland.`)
  return [one, other]
}

const isOnIslet = (place: { lat: number; lng: number }) =>
  bridgedIslets.some(([, lat, lng]) => haversineKm(place, { lat, lng }) <= islet.km)

function find(index: PolygonIndex, lat: number, lng: number): number | undefined {
  const inside = index.at(lat, lng) ?? index.nearest(lat, lng, coastKm)
  if (inside !== undefined || !isOnIslet({ lat, lng })) return inside
  return index.nearest(lat, lng, islet.joinedKm)
}

const boxedBorders = landBorders.map((border) => ({ ...border, box: boxOf(border.outline) }))

function isWithin({ outline, box }: (typeof boxedBorders)[number], lat: number, lng: number): boolean {
  const x = nearLng(lng, outline[0]?.[0] ?? lng)
  const isNear = x > box.left && x < box.right && lat > box.bottom && lat < box.top
  return isNear && isInside([outline], x, lat)
}

let known: LandMasses | undefined

/** Reads and joins all land once, in about a second. */
export function readLandMasses(): LandMasses {
  if (known) return known
  const polygons = readLand('10m')
  const index = indexPolygons(polygons)
  const groups = join(index, polygons.length)
  const names = new Map(named.map(([code, lat, lng]) => [groups[find(index, lat, lng) as number], code]))
  const codes = groups.map((group) => names.get(group) ?? ownNumber(polygons[group] as LandPolygon))
  const codeOn = (polygon: number, lat: number, lng: number) =>
    boxedBorders.reduce(
      (code, border) =>
        border.from === code && isWithin(border, lat, lng) ? (border.code ?? alone(lat, lng)) : code,
      codes[polygon] as string,
    )
  known = { polygons, index, codeOn }
  return known
}

/**
 * Code of the land mass under a place: `eurasia`, `africa`, `i8h2k1c`. Places with the same code are
 * joined by land, bridges and tunnels. A place off the land of the source (an atoll), or without a road
 * to it, has a code of its own.
 */
export function createLandMasses(): (lat: number, lng: number) => string {
  const { index, codeOn } = readLandMasses()
  return (lat, lng) => {
    const polygon = find(index, lat, lng)
    return polygon === undefined ? alone(lat, lng) : codeOn(polygon, lat, lng)
  }
}
