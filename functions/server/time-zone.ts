// Which clock people at a point go by.
import { haversineKm, type Point } from '#geo/distance.ts'

interface Zoned extends Point {
  timeZone: string
}

/** No clock changes this near to a city of the catalogue. */
const sameClockKm = 60

export interface Clock {
  /** IANA name */
  timeZone: string
  /** only what the sun says: whole hours by longitude */
  isSolar: boolean
}

/** The clock of the nearest city within 60 km; elsewhere the hour by the sun, which splits days well enough. */
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
