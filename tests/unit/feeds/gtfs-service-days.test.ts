// Days on which a feed says its trips run, and what follows for frequency, weekdays and season.
import { expect, test } from 'vitest'
import type { FeedTexts } from './small-feed.ts'
import { readSmall, rideOf } from './small-feed.ts'

const header = 'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date'

async function parisToBrussels(texts: FeedTexts = {}) {
  return rideOf(await readSmall(texts), 'paris-nord', 'brussels-midi')
}

test('a feed with calendar.txt alone gives the days of its weeks', async () => {
  const ride = await parisToBrussels()
  expect(ride).toMatchObject({ minutes: { typical: 100, best: 100 }, daysRun: 28, trips: 28 })
  expect(ride.departures).toEqual({ perDay: 1, at: ['07:00'], first: '07:00', last: '07:00' })
})

test('a feed with calendar_dates.txt alone gives the days it lists', async () => {
  const ride = await parisToBrussels({
    'calendar.txt': undefined,
    'calendar_dates.txt': `
service_id,date,exception_type
daily,20260605,1
daily,20260612,1
daily,20260619,1`,
  })
  expect(ride.daysRun).toBe(3)
  expect(ride.departures?.days).toEqual(['fri'])
})

test('of calendar.txt and calendar_dates.txt the exceptions win', async () => {
  const ride = await parisToBrussels({
    'calendar.txt': `\n${header}\ndaily,1,1,1,1,1,0,0,20260601,20260628`,
    'calendar_dates.txt': `
service_id,date,exception_type
daily,20260601,2
daily,20260607,1`,
  })
  expect(ride.daysRun).toBe(20)
  expect(ride.departures?.days).toEqual(['mon', 'tue', 'wed', 'thu', 'fri'])
})

test('a feed without any calendar says nothing of frequency', async () => {
  const feed = await readSmall({ 'calendar.txt': undefined })
  const ride = rideOf(feed, 'paris-nord', 'brussels-midi')
  expect(ride.departures).toBeUndefined()
  expect(ride).toMatchObject({ minutes: { typical: 100 }, daysRun: 0, trips: 1 })
  expect(feed.notices.join()).toContain('no service days')
})

test('one service per train and day counts as one daily train', async () => {
  const days = ['20260601', '20260602', '20260603', '20260604', '20260605', '20260606', '20260607']
  const ride = await parisToBrussels({
    'calendar.txt': undefined,
    'calendar_dates.txt': `\nservice_id,date,exception_type\n${days.map((day) => `s${day},${day},1`).join('\n')}`,
    'trips.txt': `\nroute_id,service_id,trip_id\n${days.map((day) => `r,s${day},t${day}`).join('\n')}`,
    'stop_times.txt': `
trip_id,arrival_time,departure_time,stop_id,stop_sequence
${days.map((day) => `t${day},07:00:00,07:00:00,nord,1\nt${day},08:40:00,08:40:00,midi,2`).join('\n')}`,
  })
  expect(ride).toMatchObject({ daysRun: 7, trips: 7, departures: { perDay: 1, at: ['07:00'] } })
  expect(ride.departures?.days).toBeUndefined()
})

test('a calendar until 2099 is cut to the period the feed states', async () => {
  const feed = await readSmall({
    'calendar.txt': `\n${header}\ndaily,1,1,1,1,1,1,1,20000101,20991231`,
    'feed_info.txt': `
feed_publisher_name,feed_start_date,feed_end_date
Rail,20260601,20260714`,
  })
  expect([feed.from, feed.to]).toEqual(['2026-06-01', '2026-07-14'])
  expect(feed.notices.join()).toContain('2000-01-01 to 2099-12-31')
})

test('a calendar until 2099 without a stated period is read from today on', async () => {
  const feed = await readSmall({ 'calendar.txt': `\n${header}\ndaily,1,1,1,1,1,1,1,20000101,20991231` })
  expect([feed.from, feed.to]).toEqual(['2026-06-10', '2027-07-14'])
})

const twoTrains = (slow: string, quick: string) => ({
  'trips.txt': `
route_id,service_id,trip_id
r,slow,a
r,quick,b`,
  'stop_times.txt': `
trip_id,arrival_time,departure_time,stop_id,stop_sequence
a,07:00:00,07:00:00,nord,1
a,09:20:00,09:20:00,midi,2
b,07:00:00,07:00:00,nord,1
b,08:40:00,08:40:00,midi,2`,
  'calendar.txt': `\n${header}\nslow,1,1,1,1,1,1,1,${slow}\nquick,1,1,1,1,1,1,1,${quick}`,
})

test('weeks in which the train takes longer are named as slow, and the median stays that of all days', async () => {
  const ride = await parisToBrussels(twoTrains('20260608,20260614', '20260615,20260628'))
  expect(ride.slowWeeks).toEqual([{ from: '2026-06-08', to: '2026-06-14', minutes: 140 }])
  expect(ride.minutes).toEqual({ typical: 100, best: 100 })
})

test('a building site for two weeks of three is still found', async () => {
  const ride = await parisToBrussels(twoTrains('20260601,20260614', '20260615,20260621'))
  expect(ride.slowWeeks).toEqual([{ from: '2026-06-01', to: '2026-06-14', minutes: 140 }])
})

test('a train that ends long before the feed has a season', async () => {
  const ride = await parisToBrussels({
    'trips.txt': '\nroute_id,service_id,trip_id\nr,summer,t\nr,daily,u',
    'stop_times.txt': `
trip_id,arrival_time,departure_time,stop_id,stop_sequence
t,07:00:00,07:00:00,nord,1
t,08:40:00,08:40:00,midi,2
u,06:00:00,06:00:00,nord,1
u,07:00:00,07:00:00,lille,2
u,08:40:00,08:40:00,pancras,3
u,10:00:00,10:00:00,lille,4
u,11:00:00,11:00:00,nord,5`,
    'calendar.txt': `\n${header}\nsummer,1,1,1,1,1,1,1,20260601,20260831\ndaily,1,1,1,1,1,1,1,20260601,20261212`,
  })
  expect(ride.departures?.season).toEqual({ from: '06-01', to: '08-31' })
})

test('a day on which most rides end is the end of the plan, not of a season', async () => {
  const feed = await readSmall({
    'trips.txt': '\nroute_id,service_id,trip_id\nr,planned,t\nr,daily,u',
    'stop_times.txt': `
trip_id,arrival_time,departure_time,stop_id,stop_sequence
t,07:00:00,07:00:00,nord,1
t,08:00:00,08:00:00,lille,2
t,08:40:00,08:40:00,midi,3
u,06:00:00,06:00:00,midi,1
u,07:00:00,07:00:00,nord,2`,
    'calendar.txt': `\n${header}\nplanned,1,1,1,1,1,1,1,20260601,20260831\ndaily,1,1,1,1,1,1,1,20260601,20261212`,
  })
  expect(rideOf(feed, 'paris-nord', 'lille-europe').departures?.season).toBeUndefined()
  expect(feed.notices.join()).toContain('3 of 4 rides end on 2026-08-31')
})

test('a feed that has ended says so, and keeps its period', async () => {
  const feed = await readSmall({}, { today: '2026-11-24' })
  expect([feed.from, feed.to]).toEqual(['2026-06-01', '2026-06-28'])
  expect(feed.notices).toContain('It ended on 2026-06-28: its rides are those of a timetable that is over.')
})

test('a trip whose service no calendar has is no ride, and counted', async () => {
  const feed = await readSmall({
    'trips.txt': '\nroute_id,service_id,trip_id\nr,daily,t\nr,never,u',
    'stop_times.txt': `
trip_id,arrival_time,departure_time,stop_id,stop_sequence
t,07:00:00,07:00:00,nord,1
t,08:40:00,08:40:00,midi,2
u,09:00:00,09:00:00,midi,1
u,10:40:00,10:40:00,nord,2`,
  })
  expect(feed.rides.map(({ from }) => from)).toEqual(['paris-nord'])
  expect(feed.notices).toEqual(['1 trips run on no day of the period.'])
})
