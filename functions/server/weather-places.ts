// The points whose weather may be asked for: cities, and places of the gazetteer (D146).
import { haversineKm, type Point } from '#geo/distance.ts'
import type { DirectoryCity } from '#places/directory.ts'
import { nearestPlace } from '#places/nearest-place.ts'
import type { PlaceIndex } from '#places/place-index.ts'

/** Two decimals of a degree, to which questions are rounded. */
const samePointKm = 1
/** Width of a cell of worldwide forecasts: there is no weather between two of them. */
const cellKm = 10

/** A function that gives the known place a point stands for; undefined far from all, as at sea. */
export function createWeatherPlaces(cities: readonly DirectoryCity[], places: PlaceIndex) {
  const nearest = nearestPlace(places, cellKm)
  return (point: Point): Point | undefined => {
    const here = cities.find((city) => haversineKm(city, point) <= samePointKm)
    if (here) return here
    const place = nearest(point)
    // the centre of a city is that of the catalogue
    return cities.find(({ id }) => id === place?.id) ?? place
  }
}
