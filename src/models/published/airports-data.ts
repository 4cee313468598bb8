// /airports-data.json: a row for each airport and the city it serves, in the field names of the specification.
import { airports } from '#catalogue/load.ts'
import { placeName } from '../names.ts'

export function airportsData() {
  return {
    airports: airports().flatMap(({ code, name, lat, lng, cities }) =>
      cities.map(({ city, km }) => ({
        code,
        name,
        cityId: city,
        city: placeName(city, 'en'),
        lat,
        lng,
        distanceToCenter: km,
      })),
    ),
  }
}
