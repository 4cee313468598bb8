// Which stops of a feed are ours.
import { describe, expect, test } from 'vitest'
import { likeness } from '#compiler/feeds/gtfs/likeness.ts'
import { listOf, oneTrain, ourStops, readSmall, rideOf } from './small-feed.ts'

const withNord = (line: string) => ({ 'stops.txt': oneTrain['stops.txt'].replace(/^nord,.*$/m, line) })

test('platforms count as the station they belong to', async () => {
  const feed = await readSmall({
    'stops.txt': `
stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station
gare,Paris Nord,48.8809,2.3553,1,
nord,Voie 5,48.8890,2.3700,0,gare
midi,Bruxelles-Midi,50.8357,4.3365,0,
lille,Lille Europe,50.6390,3.0757,0,`,
  })
  expect(rideOf(feed, 'paris-nord', 'brussels-midi').calls[0]).toMatchObject({
    feedStop: 'gare',
    name: 'Paris Nord',
    stop: 'paris-nord',
  })
})

test('a station without a place takes that of its platform', async () => {
  const feed = await readSmall({
    'stops.txt': `
stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station
gare,Paris Nord,,,1,
nord,Paris Nord,48.8809,2.3553,0,gare
midi,Bruxelles-Midi,50.8357,4.3365,0,`,
  })
  expect(listOf(feed)).toEqual(['paris-nord brussels-midi 100'])
})

test('a stop near ours with another name is put to an editor and joined to nothing', async () => {
  const feed = await readSmall(withNord('nord,Magenta,48.8812,2.3560'))
  expect(listOf(feed)).toEqual(['lille-europe brussels-midi 37'])
  expect(feed.unjoined).toMatchObject([{ feedStop: 'nord', name: 'Magenta', stop: 'paris-nord', trips: 1 }])
  expect(feed.unjoined[0]?.metres).toBeLessThan(100)
})

test('a stop of the same name far away is another one', async () => {
  const feed = await readSmall(withNord('nord,Paris Nord,48.9309,2.3553'))
  expect(listOf(feed)).toEqual(['lille-europe brussels-midi 37'])
  expect(feed.unjoined).toEqual([])
})

test('an editor joins what does not look alike', async () => {
  const joins = [{ feedStop: 'nord', stop: 'paris-nord' }]
  const feed = await readSmall(withNord('nord,Magenta,48.8812,2.3560'), { joins })
  expect(rideOf(feed, 'paris-nord', 'brussels-midi').minutes.typical).toBe(100)
  expect(feed.unjoined).toEqual([])
})

test('an editor says that a stop is not ours, and it is not asked again', async () => {
  const feed = await readSmall({}, { joins: [{ feedStop: 'nord' }] })
  expect(listOf(feed)).toEqual(['lille-europe brussels-midi 37'])
  expect(feed.unjoined).toEqual([])
})

test('a code joins what lies elsewhere under another name', async () => {
  const stops = ourStops.map((stop) => (stop.id === 'paris-nord' ? { ...stop, codes: ['8727100'] } : stop))
  const texts = {
    ...withNord('StopArea:OCE8727100,Gare,,'),
    'stop_times.txt': oneTrain['stop_times.txt'].replace('nord', 'StopArea:OCE8727100'),
  }
  expect(listOf(await readSmall(texts, { stops }))).toContain('paris-nord brussels-midi 100')
})

test('coaches join coach stops, and trains join stations, where both stand on one square', async () => {
  const square = ourStops.map((stop) => ({ ...stop, id: `${stop.id}-coach`, kind: 'coach' as const }))
  const stops = [...ourStops, ...square]
  const coach = { 'routes.txt': oneTrain['routes.txt'].replace(/,2$/m, ',200') }
  expect(listOf(await readSmall(coach, { stops }))[1]).toBe('paris-nord-coach brussels-midi-coach 100')
  expect(listOf(await readSmall({}, { stops }))[1]).toBe('paris-nord brussels-midi 100')
})

test('two stops of one place are no ride', async () => {
  const feed = await readSmall(withNord('nord,Paris Nord,48.8809,2.3553\nest,Paris Est,48.8768,2.3592'), {})
  const within = await readSmall({
    'stops.txt': `${oneTrain['stops.txt']}\nest,Paris Est,48.8768,2.3592`,
    'stop_times.txt': oneTrain['stop_times.txt'].replace('midi', 'est'),
  })
  expect(listOf(feed)).toHaveLength(3)
  expect(listOf(within)).toEqual(['lille-europe paris-est 37', 'paris-nord lille-europe 60'])
})

describe('names of stations are', () => {
  test.each([
    ['Paris Nord', 'Gare du Nord', 'Paris'],
    ['Frankfurt (Main) Hbf', 'Frankfurt(Main)Hauptbahnhof', 'Frankfurt'],
    ['Madrid Puerta de Atocha', 'Madrid-Puerta de Atocha-Almudena Grandes', 'Madrid'],
    ['London St Pancras International', 'st_pancras_international', 'London'],
    ['München Ost', 'Ostbahnhof', 'Munich;München'],
    ['Bruxelles-Midi / Brussel-Zuid', 'Brussel Zuid', 'Brussels;Bruxelles;Brussel'],
    ['Wien Hbf', 'Wien', 'Vienna;Wien'],
    ['Bratislava hlavná stanica', 'Bratislava hl.st.', 'Bratislava'],
    ['Praha hlavní nádraží', 'Praha hl.n.', 'Prague;Praha'],
  ])('alike: %s and %s', (a, b, place) => {
    expect(likeness(a, b, place.split(';'))).toBeGreaterThanOrEqual(0.75)
  })
  test.each([
    ['Paris Nord', 'Paris Est', 'Paris'],
    ['Hamburg Hbf', 'Hamburg Dammtor', 'Hamburg'],
    ['Zaragoza Delicias', 'Zaragoza-Portillo', 'Zaragoza'],
    ["London King's Cross", 'London St Pancras', 'London'],
  ])('not alike: %s and %s', (a, b, place) => {
    expect(likeness(a, b, place.split(';'))).toBeLessThan(0.5)
  })
})
