// Distances over the great circle, in kilometres.

/** Mean radius of the Earth in km (D114). */
export const earthRadiusKm = 6371
/** Kilometres of a degree of latitude. */
export const kmPerDegree = 111.2

export interface Point {
  lat: number
  lng: number
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

export function haversineKm(a: Point, b: Point): number {
  const dLat = radians(b.lat - a.lat)
  const dLng = radians(b.lng - a.lng)
  const h =
    Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLng / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(h)))
}
