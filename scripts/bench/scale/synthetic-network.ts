// A made-up continent of any size as CSV files, to measure the growth of the compiler's time; never published.
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomNumbers } from '#compiler/gazetteer/typos.ts'
import { haversineKm } from '#geo/distance.ts'
import { languages } from '#lib/languages.ts'
import { inProject } from '#tools/root.ts'

interface City {
  id: string
  lat: number
  lng: number
}

/** Neighbours of each city by mode: as dense as the forty cities of the catalogue. */
const neighbours = { train: 5, bus: 8, road: 5, flight: 30 } as const
const kmPerHour = { train: 110, bus: 65, flight: 550, car: 85 } as const

function citiesOf(count: number): City[] {
  const random = randomNumbers(count)
  // more cities make a larger continent, not a denser one
  const side = Math.sqrt(count / 40)
  return Array.from({ length: count }, (_, index) => ({
    id: `city-${index}`,
    lat: 36 + random() * 18 * Math.min(side, 1.6),
    lng: -8 + random() * 30 * Math.min(side, 3),
  }))
}

/** Pairs of each city and its nearest cities, each pair once. */
function pairs(cities: readonly City[], most: number): [City, City, number][] {
  const found = new Map<string, [City, City, number]>()
  for (const city of cities) {
    const near = cities
      .filter((other) => other !== city)
      .map((other): [City, City, number] => [city, other, haversineKm(city, other)])
      .filter(([, , km]) => km > 30)
      .sort((a, b) => a[2] - b[2])
      .slice(0, most)
    for (const pair of near) found.set([pair[0].id, pair[1].id].sort().join(' '), pair)
  }
  return [...found.values()]
}

/** Pairs too far apart to drive, each once. */
function farPairs(cities: readonly City[], most: number): [City, City, number][] {
  const random = randomNumbers(cities.length + 1)
  const found = new Map<string, [City, City, number]>()
  for (const city of cities) {
    for (let tries = 0; tries < most; tries += 1) {
      const other = cities[Math.floor(random() * cities.length)] as City
      const km = haversineKm(city, other)
      if (km > 300) found.set([city.id, other.id].sort().join(' '), [city, other, km])
    }
  }
  return [...found.values()]
}

const minutes = (km: number, speed: number) => Math.max(20, Math.round((km / speed) * 60))
/** Three letters that stand for an IATA code. */
const codeOf = (index: number) =>
  [index / 676, index / 26, index].map((part) => String.fromCharCode(65 + (Math.floor(part) % 26))).join('')
const csv = (header: string, rows: readonly string[]) => `${[header, ...rows].join('\n')}\n`

/** Rows of a file: larger files are refused. */
const rowsOfFile = 1500

/** Writes `count` cities with services and roads. @returns a temporary folder, a root for readNetwork */
export function writeSyntheticNetwork(count: number): string {
  const root = mkdtempSync(join(tmpdir(), 'waymark-scale-'))
  const cities = citiesOf(count)
  const write = (folder: string, text: string) => {
    const [head = '', ...rows] = text.trimEnd().split('\n')
    mkdirSync(join(root, 'data', folder), { recursive: true })
    for (let from = 0; from < rows.length; from += rowsOfFile)
      writeFileSync(
        join(root, 'data', folder, `from-${from}.csv`),
        csv(head, rows.slice(from, from + rowsOfFile)),
      )
  }
  for (const folder of ['factors', 'fare-models', 'sources'])
    cpSync(inProject('data', folder), join(root, 'data', folder), { recursive: true })
  write(
    'places',
    csv(
      `id,kind,${languages},geonamesId,country,lat,lng,timeZone,rank`,
      cities.map(({ id, lat, lng }, index) =>
        [
          id,
          'city',
          ...languages.map(() => id),
          index + 1,
          'DE',
          lat.toFixed(4),
          lng.toFixed(4),
          'Europe/Berlin',
          index + 1,
        ].join(','),
      ),
    ),
  )
  const stop = ({ id, lat, lng }: City, kind: string, index: number) =>
    `${id}-${kind},${kind},${id},${id},${lat.toFixed(4)},${lng.toFixed(4)},${kind === 'airport' ? codeOf(index) : ''},10,,,`
  write(
    'stops',
    csv(
      'id,kind,name,place,lat,lng,code,minChangeMinutes,accessMinutes,accessEur,accessBy',
      cities.flatMap((city, index) => ['rail', 'coach', 'airport'].map((kind) => stop(city, kind, index))),
    ),
  )
  write('operators', csv('id,name,site,bookingHorizonDays,fareGroup', ['maker,Maker,https://example.org/,,']))
  const services = (mode: 'train' | 'bus' | 'flight', kind: string, pairs: [City, City, number][]) =>
    csv(
      'id,operators,product,from,to,minutes,perDay,basis,sources,asOf',
      pairs.map(([a, b, km], index) =>
        [
          `${mode}-${index}`,
          'maker',
          'Made up',
          `${a.id}-${kind}`,
          `${b.id}-${kind}`,
          minutes(km, kmPerHour[mode]),
          8,
          'known',
          'waymark-editors',
          2026,
        ].join(','),
      ),
    )
  write('services/rail', services('train', 'rail', pairs(cities, neighbours.train)))
  write('services/coach', services('bus', 'coach', pairs(cities, neighbours.bus)))
  write('services/air', services('flight', 'airport', farPairs(cities, neighbours.flight)))
  write(
    'roads',
    csv(
      'from,to,km,minutes,tollsEur,vignettes,crossing,basis,sources,asOf',
      pairs(cities, neighbours.road).map(([a, b, km]) =>
        [
          a.id,
          b.id,
          Math.round(km * 1.25),
          minutes(km * 1.25, kmPerHour.car),
          0,
          '',
          '',
          'known',
          'waymark-editors',
          2026,
        ].join(','),
      ),
    ),
  )
  return root
}
