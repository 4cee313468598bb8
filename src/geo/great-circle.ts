// Great circles: the line that planes about follow.
import { haversineKm, type Point } from './distance.ts'

const radians = Math.PI / 180
/** Kilometres between two points of the line: the bend between them could not be seen. */
const stepKm = 150

/** The line with both ends. Source: linear interpolation on the sphere (slerp). */
export function greatCircle(a: Point, b: Point): Point[] {
  const km = haversineKm(a, b)
  const steps = Math.max(1, Math.ceil(km / stepKm))
  const [from, to] = [onSphere(a), onSphere(b)]
  const angle = Math.acos(
    Math.max(
      -1,
      Math.min(
        1,
        from.reduce((sum, part, axis) => sum + part * (to[axis] as number), 0),
      ),
    ),
  )
  const between = Array.from({ length: steps - 1 }, (_, index) => {
    const share = (index + 1) / steps
    const [ofFrom, ofTo] = [Math.sin((1 - share) * angle), Math.sin(share * angle)]
    const [x, y, z] = from.map((part, axis) => part * ofFrom + (to[axis] as number) * ofTo) as Sphere
    return { lat: Math.atan2(z, Math.hypot(x, y)) / radians, lng: Math.atan2(y, x) / radians }
  })
  return [a, ...between, b]
}

type Sphere = [x: number, y: number, z: number]

function onSphere({ lat, lng }: Point): Sphere {
  const [north, east] = [lat * radians, lng * radians]
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)]
}
