// Hours as feeds write them, and as passengers read them on the platform.
import { expect, test } from 'vitest'
import { oneTrain, readSmall, rideOf } from './small-feed.ts'

const header = '\ntrip_id,arrival_time,departure_time,stop_id,stop_sequence\n'
const london = (...lines: string[]) => readSmall({ 'stop_times.txt': header + lines.join('\n') })

test('an hour beyond 24:00 is the next day, and elapsed minutes count on', async () => {
  const ride = rideOf(
    await london('t,23:30:00,23:30:00,nord,1', 't,25:10:00,25:10:00,midi,2'),
    'paris-nord',
    'brussels-midi',
  )
  expect(ride).toMatchObject({ minutes: { typical: 100 }, departures: { at: ['23:30'] } })
})

test('a departure beyond 24:00 leaves on the next weekday', async () => {
  const feed = await readSmall({
    'stop_times.txt': `${header}t,24:10:00,24:10:00,nord,1\nt,25:50:00,25:50:00,midi,2`,
    'calendar.txt': oneTrain['calendar.txt'].replace('1,1,1,1,1,1,1', '0,0,0,0,1,0,0'),
  })
  expect(rideOf(feed, 'paris-nord', 'brussels-midi').departures).toMatchObject({
    at: ['00:10'],
    days: ['sat'],
  })
})

test('an hour without a leading zero is read', async () => {
  const feed = await london('t,7:00:00,7:00:00,nord,1', 't,8:40:00,8:40:00,midi,2')
  expect(rideOf(feed, 'paris-nord', 'brussels-midi').departures?.at).toEqual(['07:00'])
})

test('lines padded with spaces are read as if they were not', async () => {
  const padded = Object.fromEntries(
    Object.entries(oneTrain).map(([name, text]) => [
      name,
      text.replace(/$/gm, ' '.repeat(40)).replaceAll(',', ' , '),
    ]),
  )
  const { seconds, megabytes, ...feed } = await readSmall(padded)
  expect(feed).toEqual({ ...(await readSmall()), seconds: undefined, megabytes: undefined })
  expect([seconds, megabytes].every((figure) => figure > 0)).toBe(true)
})

test('hours in the zone of the agency become those of the platform, and minutes are those that pass', async () => {
  const feed = await london('t,08:31:00,08:31:00,pancras,1', 't,10:54:00,10:54:00,nord,2')
  const ride = rideOf(feed, 'london-st-pancras', 'paris-nord')
  expect(ride).toMatchObject({ minutes: { typical: 143 }, departures: { at: ['07:31'], first: '07:31' } })
})

test('a train that leaves London half past eleven at night of the day before leaves on that day', async () => {
  const feed = await readSmall({
    'stop_times.txt': `${header}t,00:30:00,00:30:00,pancras,1\nt,02:54:00,02:54:00,nord,2`,
    'calendar.txt': oneTrain['calendar.txt'].replace('1,1,1,1,1,1,1', '0,0,0,0,0,1,0'),
  })
  expect(rideOf(feed, 'london-st-pancras', 'paris-nord').departures).toMatchObject({
    at: ['23:30'],
    days: ['fri'],
  })
})

test('calls without an hour lie between those with one, and no ride begins or ends there', async () => {
  const feed = await london('t,07:00:00,07:00:00,nord,1', 't,,,lille,2', 't,08:40:00,08:40:00,midi,3')
  expect(feed.rides).toHaveLength(1)
  expect(feed.rides[0]?.calls.map(({ departs }) => departs)).toEqual([0, 50, 100])
})

test('calls out of order in the file are put in order', async () => {
  const feed = await london('t,08:40:00,08:40:00,midi,3', 't,07:00:00,07:00:00,nord,1')
  expect(rideOf(feed, 'paris-nord', 'brussels-midi').minutes.typical).toBe(100)
})

test.each([
  ['cannot be read', 't,seven,seven,nord,1'],
  ['goes back', 't,09:00:00,09:00:00,nord,1'],
  ['is absent at the start', 't,,,nord,1'],
])('a trip whose hour %s is left out and counted', async (_, line) => {
  const feed = await london(line, 't,08:40:00,08:40:00,midi,2')
  expect(feed.rides).toEqual([])
  expect(feed.notices.join()).toContain('1 trips have hours that cannot be read or go back')
})

const many = (clocks: readonly string[], minutes = 60) => {
  const arrival = (clock: string) => {
    const [hours = 0, rest = 0] = clock.split(':').map(Number)
    return `${Math.floor((hours * 60 + rest + minutes) / 60)}:${String((rest + minutes) % 60).padStart(2, '0')}`
  }
  return {
    'trips.txt': `\nroute_id,service_id,trip_id\n${clocks.map((clock) => `r,daily,t${clock}`).join('\n')}`,
    'stop_times.txt':
      header +
      clocks
        .map(
          (clock) =>
            `t${clock},${clock},${clock},nord,1\nt${clock},${arrival(clock)},${arrival(clock)},midi,2`,
        )
        .join('\n'),
  }
}

test('a frequent train has its first and last departure, a rare one all', async () => {
  const frequent = await readSmall(many(['06:05', '09:00', '12:00', '15:00', '18:00', '24:20']))
  expect(rideOf(frequent, 'paris-nord', 'brussels-midi').departures).toEqual({
    perDay: 6,
    first: '06:05',
    last: '00:20',
  })
  const rare = await readSmall(many(['06:05', '09:00', '12:00', '15:00']))
  expect(rideOf(rare, 'paris-nord', 'brussels-midi').departures?.at).toEqual([
    '06:05',
    '09:00',
    '12:00',
    '15:00',
  ])
})

test('a night train has all its departures, however many they are', async () => {
  const feed = await readSmall(many(['19:00', '20:00', '21:00', '22:00', '23:00'], 700))
  expect(rideOf(feed, 'paris-nord', 'brussels-midi').departures?.at).toHaveLength(5)
})

test('a single hour typed wrong is not the best time', async () => {
  const clocks = Array.from(
    { length: 60 },
    (_, index) => `${6 + Math.floor(index / 5)}:${10 + (index % 5) * 10}`,
  )
  const texts = many(clocks)
  const wrong = texts['stop_times.txt'].replace('t6:10,7:10,7:10', 't6:10,6:13,6:13')
  const ride = rideOf(await readSmall({ ...texts, 'stop_times.txt': wrong }), 'paris-nord', 'brussels-midi')
  expect(ride.minutes).toEqual({ typical: 60, best: 60 })
})
