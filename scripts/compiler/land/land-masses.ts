// The connected land mass under a point: Natural Earth 1:10m, joined by fixed links, cut where nobody passes (D6).

import { haversineKm } from '#geo/distance.ts'
import { boxOf, isInside, nearLng } from '#geo/land-ring.ts'
import { cuts } from './cuts.ts'
import { bridgedIslets, type FixedLink, fixedLinks } from './fixed-links.ts'
import { indexPolygons, type PolygonIndex } from './polygon-index.ts'
import { type LandPolygon, readLand } from './polygons.ts'

/** Masses with a name of their own, by a town on them. All others are numbered. */
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

/** A harbour outside the drawn coast belongs to land this near: islands the source leaves out lie farther off. */
const coastKm = 3
/** A town this near to a bridged islet stands on it; the land it is joined to is at most `joinedKm` away. */
const islet = { km: 5, joinedKm: 10 }

/** What the masses are made of. */
export interface LandMasses {
  polygons: readonly LandPolygon[]
  index: PolygonIndex
  /** code of a point known to lie on a polygon */
  codeOn(polygon: number, lat: number, lng: number): string
}

/** A code from where a land lies, in hundredths of a degree from the South Pole and the date line, to base 36. */
function numbered(lat: number, lng: number): string {
  const east = Math.round((lng + 540) * 100) % 36_000
  return `i${(Math.round((lat + 90) * 100) * 36_000 + east).toString(36)}`
}

/** Two polygons never share their middle; it does not depend on their order. */
const ownNumber = ({ box }: LandPolygon) => numbered((box.bottom + box.top) / 2, (box.left + box.right) / 2)

/** A place nobody reaches by land: alone but for its outskirts. */
const alone = (lat: number, lng: number) => numbered(Math.round(lat * 10) / 10, Math.round(lng * 10) / 10)

function join(index: PolygonIndex, count: number): number[] {
  const group = Array.from({ length: count }, (_, polygon) => polygon)
  const rootOf = (polygon: number): number =>
    group[polygon] === polygon ? polygon : rootOf(group[polygon] as number)
  for (const link of fixedLinks) {
    const [one, other] = endsOf(link, index).map(rootOf) as [number, number]
    // Polygons are sorted by size: the larger one lends its name.
    group[Math.max(one, other)] = Math.min(one, other)
  }
  return group.map((_, polygon) => rootOf(polygon))
}

/** @throws RangeError when an end of a link stands in the sea */
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

const boxedCuts = cuts.map((cut) => ({ ...cut, box: boxOf(cut.outline) }))

function isWithin({ outline, box }: (typeof boxedCuts)[number], lat: number, lng: number): boolean {
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
    boxedCuts.reduce(
      (code, cut) => (cut.from === code && isWithin(cut, lat, lng) ? (cut.code ?? alone(lat, lng)) : code),
      codes[polygon] as string,
    )
  known = { polygons, index, codeOn }
  return known
}

/**
 * Code of the connected land under a place: `eurasia`, `africa`, `i8h2k1c`. Two places with the same code are joined
 * by land, bridges and tunnels. A place on no land of the source (an atoll), or one no road leads to, is alone.
 */
export function createLandMasses(): (lat: number, lng: number) => string {
  const { index, codeOn } = readLandMasses()
  return (lat, lng) => {
    const polygon = find(index, lat, lng)
    return polygon === undefined ? alone(lat, lng) : codeOn(polygon, lat, lng)
  }
}
