// The place of the gazetteer nearest to a point.
import { haversineKm, type Point } from '#geo/distance.ts'
import type { GazetteerPlace } from './gazetteer.ts'
import type { PlaceIndex } from './place-index.ts'

const kmPerDegree = 111

/**
 * A function that gives the nearest place at most `withinKm` away; undefined where there is none.
 * The first call reads the coordinates of all places, some 15 ms for fifty thousand.
 */
export function nearestPlace({ count, at, pointAt }: PlaceIndex, withinKm: number) {
  let points: { lats: Float32Array; lngs: Float32Array } | undefined

  function read() {
    const [lats, lngs] = [new Float32Array(count), new Float32Array(count)]
    for (let index = 0; index < count; index += 1) {
      const { lat, lng } = pointAt(index)
      lats[index] = lat
      lngs[index] = lng
    }
    return { lats, lngs }
  }

  return (point: Point): GazetteerPlace | undefined => {
    points ??= read()
    const { lats, lngs } = points
    const narrowing = Math.cos((point.lat * Math.PI) / 180)
    let nearest = -1
    let least = (withinKm / kmPerDegree) ** 2
    for (let index = 0; index < count; index += 1) {
      const north = (lats[index] as number) - point.lat
      if (north * north > least) continue
      const east = Math.abs((lngs[index] as number) - point.lng)
      const square = north * north + (Math.min(east, 360 - east) * narrowing) ** 2
      if (square <= least) [nearest, least] = [index, square]
    }
    const found = nearest < 0 ? undefined : at(nearest)
    return found && haversineKm(found, point) <= withinKm ? found : undefined
  }
}
