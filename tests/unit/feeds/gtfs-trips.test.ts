// Which rides a feed's trips offer: boarding, through trains, coupled trains, repeated trips.
import { expect, test } from 'vitest'
import { listOf, oneTrain, readSmall, rideOf } from './small-feed.ts'

const header = '\ntrip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type\n'
const calls = (...lines: string[]) => ({ 'stop_times.txt': header + lines.join('\n') })

test('a train is a ride between every two of its stops in order', async () => {
  expect(listOf(await readSmall())).toEqual([
    'lille-europe brussels-midi 37',
    'paris-nord brussels-midi 100',
    'paris-nord lille-europe 60',
  ])
})

test('no ride begins where boarding is forbidden, and none ends where alighting is', async () => {
  const feed = await readSmall(
    calls(
      't,07:00:00,07:00:00,nord,1,0,1',
      't,08:00:00,08:03:00,lille,2,1,0',
      't,08:40:00,08:40:00,midi,3,1,0',
    ),
  )
  expect(listOf(feed)).toEqual(['paris-nord brussels-midi 100', 'paris-nord lille-europe 60'])
  const other = await readSmall(
    calls(
      't,07:00:00,07:00:00,nord,1,0,1',
      't,08:00:00,08:03:00,lille,2,0,1',
      't,08:40:00,08:40:00,midi,3,1,0',
    ),
  )
  expect(listOf(other)).toEqual(['lille-europe brussels-midi 37', 'paris-nord brussels-midi 100'])
})

test('calls of the whole train are listed with minutes from its start', async () => {
  const { calls: listed } = rideOf(await readSmall(), 'lille-europe', 'brussels-midi')
  expect(listed.map(({ name, arrives, departs }) => `${name} ${arrives} ${departs}`)).toEqual([
    'Paris Nord 0 0',
    'Lille Europe 60 63',
    'Bruxelles-Midi 100 100',
  ])
})

test('the calls are those of the pattern that most departures have', async () => {
  const feed = await readSmall({
    'trips.txt': '\nroute_id,service_id,trip_id\nr,daily,a\nr,daily,b\nr,daily,c',
    ...calls(
      ...['a,06:00,06:00,nord,1,,', 'a,07:00,07:03,lille,2,,', 'a,07:40,07:40,midi,3,,'],
      ...[
        'b,08:00,08:00,nord,1,,',
        'b,09:20,09:20,midi,2,,',
        'c,10:00,10:00,nord,1,,',
        'c,11:20,11:20,midi,2,,',
      ],
    ),
  })
  expect(rideOf(feed, 'paris-nord', 'brussels-midi').calls).toHaveLength(2)
})

/** Two trips that meet at Lille: Paris–Lille and Lille–Brussels. */
const inTwo = (trips: string, wait = '08:03:00') => ({
  'trips.txt': trips,
  ...calls(
    ...['a,07:00:00,07:00:00,nord,1,,', 'a,08:00:00,08:00:00,lille,2,1,'],
    ...[`b,${wait},${wait},lille,1,,1`, 'b,08:40:00,08:40:00,midi,2,,'],
  ),
})

test.each([
  ['of one block', '\nroute_id,service_id,trip_id,block_id\nr,daily,a,7\nr,daily,b,7'],
  ['of one train number', '\nroute_id,service_id,trip_id,trip_short_name\nr,daily,a,9321\nr,daily,b,9321'],
])('two trips %s that meet at a stop are one train', async (_, trips) => {
  const feed = await readSmall(inTwo(trips))
  const through = rideOf(feed, 'paris-nord', 'brussels-midi')
  expect(through.minutes.typical).toBe(100)
  expect(through.calls.map(({ arrives, departs }) => [arrives, departs])).toEqual([
    [0, 0],
    [60, 63],
    [100, 100],
  ])
  expect(feed.rides).toHaveLength(3)
  expect(feed.notices.join()).toContain('joined at Lille Europe')
})

test.each([
  ['nothing says they are one train', '\nroute_id,service_id,trip_id\nr,daily,a\nr,daily,b', '08:03:00'],
  [
    'an hour lies between them',
    '\nroute_id,service_id,trip_id,block_id\nr,daily,a,7\nr,daily,b,7',
    '08:38:00',
  ],
])('two trips are two trains where %s', async (_, trips, wait) => {
  expect(listOf(await readSmall(inTwo(trips, wait)))).toHaveLength(2)
})

test('a train that goes on under another agency of its line is one train', async () => {
  const feed = await readSmall({
    'agency.txt': `${oneTrain['agency.txt']}\n2,Chemins de fer,https://fer.example,Europe/Paris`,
    'routes.txt': '\nroute_id,agency_id,route_short_name,route_type\nr,1,ICE 82,2\nq,2,ICE,2',
    ...inTwo('\nroute_id,service_id,trip_id\nr,daily,a\nq,daily,b'),
  })
  expect(rideOf(feed, 'paris-nord', 'brussels-midi')).toMatchObject({ operator: 'Rail', product: 'ICE 82' })
})

test('a train split on the way is one train to each of its ends', async () => {
  const feed = await readSmall({
    'trips.txt':
      '\nroute_id,service_id,trip_id,trip_short_name\nr,daily,a,9321\nr,daily,b,9321\nr,daily,c,9321',
    ...calls(
      ...['a,07:00:00,07:00:00,nord,1,,', 'a,08:00:00,08:00:00,lille,2,1,'],
      ...['b,08:03:00,08:03:00,lille,1,,', 'b,08:40:00,08:40:00,midi,2,,'],
      ...['c,08:10:00,08:10:00,lille,1,,', 'c,10:00:00,10:00:00,pancras,2,,'],
    ),
  })
  expect(listOf(feed)).toContain('paris-nord brussels-midi 100')
  expect(listOf(feed)).toContain('paris-nord london-st-pancras 180')
})

test('a train that goes on after midnight on the next service day is one train', async () => {
  const feed = await readSmall({
    'trips.txt': '\nroute_id,service_id,trip_id,trip_short_name\nr,daily,a,9321\nr,daily,b,9321',
    ...calls(
      ...['a,23:00:00,23:00:00,nord,1,,', 'a,24:05:00,24:05:00,lille,2,1,'],
      ...['b,00:10:00,00:10:00,lille,1,,', 'b,00:50:00,00:50:00,midi,2,,'],
    ),
  })
  expect(rideOf(feed, 'paris-nord', 'brussels-midi')).toMatchObject({
    minutes: { typical: 110 },
    daysRun: 27,
  })
})

/** Two trips a day that leave in one minute, one five minutes quicker. */
const coupled = {
  'trips.txt': '\nroute_id,service_id,trip_id\nr,daily,a\nr,daily,b',
  ...calls(
    ...['a,07:00:00,07:00:00,nord,1,,', 'a,08:40:00,08:40:00,midi,2,,'],
    ...['b,07:00:00,07:00:00,nord,1,,', 'b,08:35:00,08:35:00,midi,2,,'],
  ),
}

test('trains coupled at a stop are one departure, and the quicker one counts', async () => {
  const ride = rideOf(await readSmall(coupled), 'paris-nord', 'brussels-midi')
  expect(ride).toMatchObject({ trips: 28, minutes: { typical: 95 }, departures: { perDay: 1 } })
})

test('a trip listed twice under two ids is one departure', async () => {
  const texts = { ...coupled, 'stop_times.txt': coupled['stop_times.txt'].replaceAll('08:35', '08:40') }
  expect(rideOf(await readSmall(texts), 'paris-nord', 'brussels-midi').trips).toBe(28)
})

test('a trip listed twice under one id is read once, and said', async () => {
  const feed = await readSmall({ 'trips.txt': `${oneTrain['trips.txt']}\nr,daily,t` })
  expect(rideOf(feed, 'paris-nord', 'brussels-midi').trips).toBe(28)
  expect(feed.notices.join()).toContain('1 trips have the id of another trip')
})

test('a trip of frequencies.txt leaves at each interval until the end', async () => {
  const feed = await readSmall({
    'frequencies.txt': '\ntrip_id,start_time,end_time,headway_secs\nt,06:00:00,09:00:00,3600',
  })
  const ride = rideOf(feed, 'lille-europe', 'brussels-midi')
  expect(ride.departures).toMatchObject({ perDay: 3, at: ['07:03', '08:03', '09:03'] })
})

test('a train that passes a stop twice is boarded the last time and left the first', async () => {
  const feed = await readSmall(
    calls(
      ...['t,07:00:00,07:00:00,nord,1,,', 't,08:00:00,08:00:00,lille,2,,'],
      ...['t,09:00:00,09:00:00,nord,3,,', 't,10:40:00,10:40:00,midi,4,,'],
    ),
  )
  expect(rideOf(feed, 'paris-nord', 'brussels-midi')).toMatchObject({ minutes: { typical: 100 }, trips: 28 })
  expect(rideOf(feed, 'paris-nord', 'lille-europe')).toMatchObject({ minutes: { typical: 60 }, trips: 28 })
})

test('calls at stops that the feed lacks are left out and counted', async () => {
  const feed = await readSmall(
    calls('t,07:00,07:00,nord,1,,', 't,07:10,07:10,gone,2,,', 't,08:40,08:40,midi,3,,'),
  )
  expect(listOf(feed)).toEqual(['paris-nord brussels-midi 100'])
  expect(feed.notices.join()).toContain('1 calls name a stop that stops.txt lacks')
})
