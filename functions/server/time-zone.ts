// The time zone of a point.
import { haversineKm, type Point } from '#geo/distance.ts'

interface Zoned extends Point {
  timeZone: string
}

/** No time zone ends this close to a city of the catalogue. */
const sameClockKm = 60

export interface Clock {
  /** IANA name */
  timeZone: string
  /** derived from the longitude, in whole hours */
  isSolar: boolean
}

/** Time zone of the nearest city within 60 km; elsewhere by longitude, exact enough to split days. */
export function clockAt(cities: readonly Zoned[], point: Point): Clock {
  const near = cities
    .map((city) => ({ city, km: haversineKm(city, point) }))
    .sort((a, b) => a.km - b.km)
    .find(({ km }) => km <= sameClockKm)
  if (near) return { timeZone: near.city.timeZone, isSolar: false }
  const hours = Math.round(point.lng / 15)
  // the names of these zones count westwards
  return {
    timeZone: hours === 0 ? 'Etc/GMT' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`,
    isSolar: true,
  }
}
