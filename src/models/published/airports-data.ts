// /airports-data.json: one row per airport and city it serves, in the field names of D140 (D52).
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
