// Small SVG maps of places on land, in Mercator's projection. Pure: the build draws with it,
// functions and browsers draw generated routes with it.

import { earthRadiusKm, type Point } from './distance.ts'
import { drawInland, type Inland, type InlandLines } from './inland-drawing.ts'
import type { Coast } from './land-coast.ts'
import { type DrawnPoint, drawLand, drawnHeight, drawnWidth, type Frame } from './land-frame.ts'
import { nearLng } from './land-ring.ts'
import { inBrief, inFull } from './map-room.ts'

/** What land is drawn from. */
export interface Ground extends InlandLines {
  /** @param unit of the drawing, radians of the plane */
  coastFor(unit: number): Coast
}
/** A map of places; `points` are in the order of the places. */
export interface PlacesDrawing {
  width: number
  height: number
  /** SVG path of all land in the frame */
  land: string
  inland: Inland
  points: DrawnPoint[]
  /** where other places lie, in their order; most of them may lie outside the drawing */
  around: DrawnPoint[]
}
/** A map of two places. */
export interface MapDrawing extends PlacesDrawing {
  points: [DrawnPoint, DrawnPoint]
}

const [width, height] = [drawnWidth, drawnHeight]
/** Area of all points: wide boxes cut the drawing above and below it, phones show all of it. */
const band = { width: 280, height: 120 }
/** All of the drawing but its edges, for maps whose box has its shape. */
export const wholeDrawing = { width: 330, height: 370 }
/** Smallest width of a map in km: the coasts lack detail for less. */
const leastKm = 60
const radians = Math.PI / 180
/** Latitude where maps end, north and south: little land lies beyond, and Mercator has no poles. */
const lastLat = 80

/** Mercator on a plane with north up, in radians. */
export function project(lng: number, lat: number): [x: number, y: number] {
  const north = Math.max(-lastLat, Math.min(lastLat, lat)) * radians
  return [lng * radians, -Math.asinh(Math.tan(north))]
}

/** The point of a place on Mercator's plane. */
export const unproject = (x: number, y: number): Point => ({
  lat: Math.atan(Math.sinh(-y)) / radians,
  lng: x / radians,
})

/** Scale and shift that put all points inside an area about the middle, at least `leastKm` wide. */
function frameOf(points: readonly (readonly [number, number])[], area: typeof band): Frame {
  const span = (axis: 0 | 1) => {
    const values = points.map((point) => point[axis])
    return [Math.min(...values), Math.max(...values)] as const
  }
  const [[left, right], [top, bottom]] = [span(0), span(1)]
  const middle = [(left + right) / 2, (top + bottom) / 2] as const
  const planePerKm = Math.cosh(middle[1]) / earthRadiusKm
  const scale = Math.min(
    area.width / (right - left),
    area.height / (bottom - top),
    width / (leastKm * planePerKm),
  )
  return { scale, x: width / 2 - middle[0] * scale, y: height / 2 - middle[1] * scale }
}

/** Where places lie on the plane, each at the turn of the globe nearest to the first of `places`. */
const onPlane = (places: readonly Point[], first: Point | undefined) =>
  places.map(({ lat, lng }) => project(nearLng(lng, first?.lng ?? lng), lat))

const inDrawing = (points: readonly (readonly [number, number])[], frame: Frame): DrawnPoint[] =>
  points.map(([x, y]) => ({
    x: Math.round(x * frame.scale + frame.x),
    y: Math.round(y * frame.scale + frame.y),
  }))

/**
 * Drawing for places, each at the turn of the globe nearest to the first.
 * @param around other places, to show where the map is
 * @param area that holds all places
 */
export function drawPlaces(
  ground: Ground,
  places: readonly Point[],
  around: readonly Point[] = [],
  detail = inBrief(0),
  area = band,
): PlacesDrawing {
  const points = onPlane(places, places[0])
  const frame = frameOf(points, area)
  const drawn = inDrawing(points, frame)
  return {
    ...{ width, height, land: drawLand(ground.coastFor(1 / frame.scale), frame, detail) },
    inland: drawInland(ground, frame, drawn, detail),
    points: drawn,
    around: inDrawing(onPlane(around, places[0]), frame),
  }
}

/** Where other points lie in the drawing that `places` fill. */
export const pointsOn = (
  places: readonly Point[],
  area: typeof band,
  others: readonly Point[],
): DrawnPoint[] => inDrawing(onPlane(others, places[0]), frameOf(onPlane(places, places[0]), area))

/** Drawing for the two ends of a generated route; it crosses 180° where that is shorter. */
export const drawMap = (ground: Ground, a: Point, b: Point, around?: readonly Point[]): MapDrawing =>
  drawPlaces(ground, [a, b], around, inFull) as MapDrawing
