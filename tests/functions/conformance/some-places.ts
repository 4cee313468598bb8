// Places with codes and time zones for both engines: workerd cannot read data/.
import type { AirportPoint } from '#catalogue/airports.ts'
import type { Asker } from '#functions/server/asker.ts'
import type { DirectoryCity } from '#places/directory.ts'
import { packKeys, packPlace } from '#places/gazetteer.ts'
import { indexPlaces } from '#places/place-index.ts'

const city = (
  id: string,
  at: Pick<DirectoryCity, 'country' | 'lat' | 'lng' | 'timeZone' | 'iata'>,
): DirectoryCity => ({
  id,
  names: { en: id, de: id, fr: id, es: id, it: id },
  aliases: [],
  ...at,
})

const cities = [
  city('london', { country: 'GB', lat: 51.5074, lng: -0.1278, timeZone: 'Europe/London', iata: 'LON' }),
  city('barcelona', { country: 'ES', lat: 41.3874, lng: 2.1686, timeZone: 'Europe/Madrid', iata: 'BCN' }),
  city('helsinki', { country: 'FI', lat: 60.1699, lng: 24.9384, timeZone: 'Europe/Helsinki', iata: 'HEL' }),
  city('dubai', { country: 'AE', lat: 25.2, lng: 55.3, timeZone: 'Asia/Dubai', iata: 'DXB' }),
  city('lisbon', { country: 'PT', lat: 38.7223, lng: -9.1393, timeZone: 'Europe/Lisbon', iata: 'LIS' }),
]

const airport = (iata: string, lat: number, lng: number): AirportPoint => ({
  iata,
  lat,
  lng,
  isLarge: true,
  runway: 100,
})
/** Girona is 75 km from Barcelona, Sydney serves no city. */
const airports = [
  airport('BCN', 41.29, 2.08),
  airport('GRO', 41.9, 2.76),
  airport('HEL', 60.32, 24.97),
  airport('LHR', 51.47, -0.45),
  airport('LIS', 38.77, -9.13),
  airport('STN', 51.88, 0.23),
  airport('SYD', -33.93, 151.18),
]

const place = (country: string, name: string, lat: number, lng: number) =>
  packPlace({ country, names: { en: name }, lat, lng, population: 1_000_000, landMass: 'eurasia' })
const places = indexPlaces({
  places: [
    place('NZ', 'Auckland', -36.849, 174.763),
    place('US', 'Honolulu', 21.307, -157.858),
    place('ES', 'Barcelona', 41.389, 2.159),
    place('ES', 'Badalona', 41.45, 2.247),
  ].join('\n'),
  keys: ['auckland', 'honolulu', 'barcelona', 'badalona'].map((id) => packKeys(id, [])).join('\n'),
})

/** Needs of createFlights and createWeather. */
export const somePlaces = { cities, airports, places }

/** A visitor whose address is unknown, and who may ask. */
export const anybody: Asker = { client: '', isLocal: false, mayAsk: async () => {} }
