// Sketches of a sight's position: straight lines to nearby stations, to scale, north up (A26).

import { stationsOf } from '#catalogue/load.ts'
import type { PlaceId } from '#catalogue/place.ts'
import { haversineKm, type Point } from '#geo/distance.ts'
import { formatNumber } from '#i18n/format.ts'
import type { Language } from '#lib/languages.ts'

const box = { width: 360, height: 240 }
/** Room for names at the edges, and for the scale and the button at the bottom. */
const margin = { x: 84, top: 32, bottom: 66 }
const stationCount = 3
/** Possible lengths of the scale bar, km. */
const barKm = [0.1, 0.25, 0.5, 1, 2, 5, 10]
const kmPerDegree = 111.2

interface SketchPoint {
  x: number
  y: number
  name: string
  /** "1.2 km" from the sight; absent for the sight itself */
  distance?: string
}
export interface Sketch {
  width: number
  height: number
  sight: SketchPoint
  stations: SketchPoint[]
  bar: { width: number; text: string }
}

const oneDecimal = (km: number, lang: Language) =>
  km < 1 ? `${formatNumber(Math.round(km * 20) * 50, lang)}\u00a0m` : `${formatNumber(km, lang, 1)}\u00a0km`

/** The nearest railway stations of the city, at most three. */
function stationsNear(city: PlaceId, at: Point) {
  return stationsOf(city)
    .map((stop) => ({ ...stop, km: haversineKm(at, stop) }))
    .sort((a, b) => a.km - b.km)
    .slice(0, stationCount)
}

/** Places on a plane around the sight in km, y downwards. */
const plane = (at: Point, { lat, lng }: Point) => ({
  x: (lng - at.lng) * kmPerDegree * Math.cos((at.lat * Math.PI) / 180),
  y: (at.lat - lat) * kmPerDegree,
})

/** Sketch of a sight in a city; undefined for a city without stations in the catalogue. */
export function drawSketch(
  sight: Point & { name: string },
  city: PlaceId,
  lang: Language,
): Sketch | undefined {
  const near = stationsNear(city, sight)
  if (near.length === 0) return undefined
  const points = [{ x: 0, y: 0 }, ...near.map((station) => plane(sight, station))]
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = Math.min(
    (box.width - 2 * margin.x) / Math.max(right - left, 0.2),
    (box.height - margin.top - margin.bottom) / Math.max(bottom - top, 0.2),
  )
  const middle = (margin.top + box.height - margin.bottom) / 2
  const toBox = ({ x, y }: { x: number; y: number }) => ({
    x: Math.round(box.width / 2 + (x - (left + right) / 2) * scale),
    y: Math.round(middle + (y - (top + bottom) / 2) * scale),
  })
  const centre = toBox({ x: 0, y: 0 })
  const km = barKm.findLast((length) => length * scale <= 90) ?? 0.1
  return {
    ...box,
    sight: { ...centre, name: sight.name },
    stations: near.map((station, index) => {
      const at = toBox(points[index + 1] as { x: number; y: number })
      return { ...at, name: station.name, distance: oneDecimal(station.km, lang) }
    }),
    bar: { width: Math.round(km * scale), text: oneDecimal(km, lang) },
  }
}
