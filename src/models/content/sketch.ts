// Sketches at the scale of a town: straight lines from one place to others, to scale, north up (A26). Names stand in a list
// beside the sketch, so none covers another one.

import { stationsOf } from '#catalogue/load.ts'
import type { PlaceId } from '#catalogue/place.ts'
import { directionFrom, onPlane } from '#geo/compass.ts'
import { haversineKm, type Point } from '#geo/distance.ts'
import { formatNumber } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages/en.ts'
import type { Language } from '#lib/languages.ts'

const box = { width: 360, height: 180 }
/** Room for discs at the edges, and for the scale at the bottom. */
const margin = { x: 24, top: 20, bottom: 44 }
const stationCount = 3
/** Discs whose centres are closer than this would cover one another, units. */
const discsApart = 24
/** Possible lengths of the scale bar, km. */
const barKm = [0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 50]
const longestBar = 90

interface SketchMark {
  x: number
  y: number
  /** on its disc; empty for the place in the middle */
  label: string
  name: string
  /** "1.2 km north-east" from the place in the middle */
  away?: string
}
export interface Sketch {
  width: number
  height: number
  centre: SketchMark
  others: SketchMark[]
  bar: { width: number; text: string }
}

interface Named extends Point {
  label: string
  name: string
  /** as other parts of the page say it; by default measured */
  distance?: string
}

const oneDecimal = (km: number, lang: Language) =>
  km < 1 ? `${formatNumber(Math.round(km * 20) * 50, lang)}\u00a0m` : `${formatNumber(km, lang, 1)}\u00a0km`

/** The sketch of a place and others around it. */
export function sketchOf(centre: Named, others: readonly Named[], lang: Language, t: Messages): Sketch {
  const points = [centre, ...others].map((place) => onPlane(centre, place))
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = Math.min(
    (box.width - 2 * margin.x) / Math.max(right - left, 0.2),
    (box.height - margin.top - margin.bottom) / Math.max(bottom - top, 0.2),
  )
  const middle = (margin.top + box.height - margin.bottom) / 2
  const [at, ...around] = points.map(({ x, y }) => ({
    x: Math.round(box.width / 2 + (x - (left + right) / 2) * scale),
    y: Math.round(middle + (y - (top + bottom) / 2) * scale),
  })) as [{ x: number; y: number }, ...{ x: number; y: number }[]]
  const km = barKm.findLast((length) => length * scale <= longestBar) ?? 0.1
  return {
    ...box,
    centre: { ...at, label: centre.label, name: centre.name },
    others: others.map((other, index) => ({
      ...(around[index] as { x: number; y: number }),
      label: other.label,
      name: other.name,
      away: t.content.away(
        other.distance ?? oneDecimal(haversineKm(centre, other), lang),
        t.content.compass[directionFrom(centre, other)],
      ),
    })),
    bar: { width: Math.round(km * scale), text: oneDecimal(km, lang) },
  }
}

/** True where no disc covers another one. */
const isApart = ({ centre, others }: Sketch) =>
  [centre, ...others].every((one, index, all) =>
    all.slice(index + 1).every(({ x, y }) => Math.hypot(x - one.x, y - one.y) >= discsApart),
  )

/**
 * Sketch of a sight and the nearest railway stations of its city, at most three: fewer where their discs would cover one
 * another. Undefined for a city without stations in the catalogue.
 */
export function sightSketch(
  sight: Point & { name: string },
  city: PlaceId,
  lang: Language,
  t: Messages,
): Sketch | undefined {
  const near = stationsOf(city).toSorted((a, b) => haversineKm(sight, a) - haversineKm(sight, b))
  const draw = (stations: typeof near) =>
    sketchOf(
      { lat: sight.lat, lng: sight.lng, label: '', name: sight.name },
      stations.map(({ lat, lng, name }, index) => ({ lat, lng, name, label: String(index + 1) })),
      lang,
      t,
    )
  const chosen: typeof near = []
  for (const station of near) {
    if (chosen.length === stationCount) break
    if (chosen.length === 0 || isApart(draw([...chosen, station]))) chosen.push(station)
  }
  return chosen.length > 0 ? draw(chosen) : undefined
}
