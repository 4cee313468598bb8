// Two places that are near one another, on a plane and by the compass.
import { type CompassDirection, directionsOfCompass } from '#lib/compass.ts'
import { kmPerDegree, type Point } from './distance.ts'

/** A place on a plane around another one, km: x to the east, y to the south. */
export const onPlane = (at: Point, { lat, lng }: Point) => ({
  x: (lng - at.lng) * kmPerDegree * Math.cos((at.lat * Math.PI) / 180),
  y: (at.lat - lat) * kmPerDegree,
})

/** The direction of a place seen from another one. */
export function directionFrom(at: Point, place: Point): CompassDirection {
  const { x, y } = onPlane(at, place)
  const eighths = Math.round((Math.atan2(x, -y) * 4) / Math.PI)
  return directionsOfCompass[(eighths + 8) % 8] as CompassDirection
}
