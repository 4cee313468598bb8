// Which routes are read, and what they are called.
import { expect, test } from 'vitest'
import type { FeedProduct } from '#compiler/feeds/rides.ts'
import { listOf, oneTrain, ourStops, readSmall } from './small-feed.ts'

const everyKind = ourStops.flatMap((stop) =>
  (['rail', 'coach', 'port'] as const).map((kind) => ({ ...stop, id: `${kind} ${stop.id}`, kind })),
)

test.each([
  [2, 'rail'],
  [101, 'rail'],
  [105, 'rail'],
  [117, 'rail'],
  [3, 'coach'],
  [202, 'coach'],
  [702, 'coach'],
  [4, 'port'],
  [1000, 'port'],
  [1200, 'port'],
])('routes of type %i call at our stops of kind %s', async (type, kind) => {
  const texts = { 'routes.txt': oneTrain['routes.txt'].replace(/,2$/m, `,${type}`) }
  expect(listOf(await readSmall(texts, { stops: everyKind }))[1]).toBe(
    `${kind} paris-nord ${kind} brussels-midi 100`,
  )
})

test.each([
  ['a tram', 0],
  ['a metro', 1],
  ['a suburban train', 109],
  ['a replacement coach', 714],
  ['an aeroplane', 1100],
  ['nothing', ''],
])('routes of %s are not read, and their trips counted', async (_, type) => {
  const texts = { 'routes.txt': oneTrain['routes.txt'].replace(/,2$/m, `,${type}`) }
  const feed = await readSmall(texts, { stops: everyKind })
  expect(feed.rides).toEqual([])
  expect(feed.notices.join()).toContain('1 trips are of a mode that is not read')
})

test('trips of a product that is not trusted are left out and named', async () => {
  const feed = await readSmall({}, { productOf: () => undefined })
  expect(feed.rides).toEqual([])
  expect(feed.notices).toEqual(['1 trips of Rail are of products the feed is not trusted for: EX (1).'])
})

test('routes of one product are one ride, and products of one line are two', async () => {
  const texts = {
    'routes.txt': '\nroute_id,route_short_name,route_type\nr,ICE 10,2\nq,ICE 11,2',
    'trips.txt': '\nroute_id,service_id,trip_id\nr,daily,t\nq,daily,u',
    'stop_times.txt': `${oneTrain['stop_times.txt']}\nu,09:00:00,09:00:00,nord,1\nu,10:40:00,10:40:00,midi,2`,
  }
  const together = await readSmall(texts, { productOf: () => ({ operator: 'db', product: 'ICE' }) })
  expect(listOf(together)).toHaveLength(3)
  expect(listOf(await readSmall(texts))).toHaveLength(4)
})

async function askedOf(texts: Record<string, string>): Promise<FeedProduct[]> {
  const asked: FeedProduct[] = []
  await readSmall(texts, {
    productOf: (product) => {
      asked.push(product)
      return undefined
    },
  })
  return asked
}

test('a route without any name is asked for by its agency', async () => {
  const texts = { 'routes.txt': '\nroute_id,agency_id,route_short_name,route_long_name,route_type\nr,1,,,2' }
  expect(await askedOf(texts)).toEqual([{ agency: 'Rail', route: '', description: '', routeType: 2 }])
})

test('a route without an agency is of the only one', async () => {
  const texts = { 'routes.txt': '\nroute_id,route_short_name,route_desc,route_type\nr,AVE,Madrid,2' }
  expect(await askedOf(texts)).toEqual([
    { agency: 'Rail', route: 'AVE', description: 'Madrid', routeType: 2 },
  ])
})

test('the brand that SNCF writes into its platforms is the description', async () => {
  const nord = 'StopPoint:OCEOUIGO-87271007'
  const texts = {
    'stops.txt': oneTrain['stops.txt'].replace('nord', nord),
    'stop_times.txt': oneTrain['stop_times.txt'].replace('nord', nord),
  }
  expect(await askedOf(texts)).toMatchObject([{ route: 'EX', description: 'OUIGO' }])
})
