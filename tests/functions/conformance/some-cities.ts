// Cities with codes and time zones for both engines: workerd cannot read data/.
import type { DirectoryCity } from '#places/directory.ts'

const city = (
  id: string,
  at: Pick<DirectoryCity, 'country' | 'lat' | 'lng' | 'timeZone' | 'iata'>,
): DirectoryCity => ({
  id,
  names: { en: id, de: id, fr: id, es: id, it: id },
  aliases: [],
  ...at,
})

export const someCities = [
  city('london', { country: 'GB', lat: 51.5074, lng: -0.1278, timeZone: 'Europe/London', iata: 'LON' }),
  city('barcelona', { country: 'ES', lat: 41.3874, lng: 2.1686, timeZone: 'Europe/Madrid', iata: 'BCN' }),
  city('helsinki', { country: 'FI', lat: 60.1699, lng: 24.9384, timeZone: 'Europe/Helsinki', iata: 'HEL' }),
  city('lisbon', { country: 'PT', lat: 38.7223, lng: -9.1393, timeZone: 'Europe/Lisbon', iata: 'LIS' }),
]
