// Real feeds, where FEEDS_DIR names a folder with their zips: rides that passengers know.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ourStopsOf } from '#compiler/feeds/gtfs/our-stops.ts'
import { readGtfs } from '#compiler/feeds/gtfs/read-gtfs.ts'
import { readNetwork } from '#compiler/read/read-network.ts'
import { root } from '#tools/root.ts'
import { rideOf } from './small-feed.ts'

interface KnownRide {
  file: string
  route: RegExp
  from: string
  to: string
  minutes: number
  perDay: number
}

const eurostar = { file: 'eurostar-2026-08-19.zip', route: /./ }
const sncf = { file: 'fr-sncf-tgv-2025-07.zip', route: /^TGV INOUI$/ }
const renfe = { file: 'es-renfe-2026-08-21.zip', route: /^AVE$/ }
const german = { file: 'de-fernverkehr-2026-04.zip', route: /^ICE/ }

/** Journey times and trains a day of the timetables these feeds were made from. */
const known: KnownRide[] = [
  { ...eurostar, from: 'london-st-pancras', to: 'paris-nord', minutes: 148, perDay: 16.5 },
  { ...eurostar, from: 'paris-nord', to: 'amsterdam-centraal', minutes: 213, perDay: 11 },
  { ...sncf, from: 'paris-lyon', to: 'lyon-part-dieu', minutes: 118, perDay: 16.6 },
  { ...sncf, from: 'marseille-st-charles', to: 'paris-lyon', minutes: 199, perDay: 13.3 },
  { ...renfe, from: 'madrid-atocha', to: 'seville-santa-justa', minutes: 159, perDay: 11.1 },
  { ...renfe, from: 'barcelona-sants', to: 'madrid-atocha', minutes: 197, perDay: 20.6 },
  { ...german, from: 'berlin-hbf', to: 'munich-hbf', minutes: 278, perDay: 32.3 },
  { ...german, from: 'frankfurt-hbf', to: 'vienna-hbf', minutes: 448, perDay: 3 },
]
const folder = process.env.FEEDS_DIR ?? ''
const present = known.filter(({ file }) => folder !== '' && existsSync(join(folder, file)))
const stops = present.length > 0 ? ourStopsOf(readNetwork(root)) : []

for (const { file, route, from, to, minutes, perDay } of present)
  test(`${file} has the trains from ${from} to ${to}`, async () => {
    const feed = await readGtfs(join(folder, file), {
      stops,
      joins: [],
      today: '2026-08-20',
      productOf: (product) =>
        route.test(product.description) || route.test(product.route)
          ? { operator: 'operator', product: 'product' }
          : undefined,
    })
    const ride = rideOf(feed, from, to)
    expect(Math.abs(ride.minutes.typical - minutes)).toBeLessThanOrEqual(2)
    expect(ride.departures?.perDay).toBeCloseTo(perDay, 0)
  }, 60_000)

test('the folder of FEEDS_DIR has a feed, where it is set', () => {
  expect(folder === '' || present.length > 0).toBe(true)
})
