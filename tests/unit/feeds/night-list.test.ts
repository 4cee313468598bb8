// A list of night trains as it is read: calls, stations, days and rides, one trap a train.
import { describe, expect, test } from 'vitest'
import { readNightList } from '#compiler/feeds/night/night-list.ts'
import { nightRides } from '#compiler/feeds/night/night-rides.ts'
import { daysLater, runningDays } from '#compiler/feeds/night/running-days.ts'
import { stationKey, stationsByName } from '#compiler/feeds/night/station-names.ts'
import { readNetwork } from '#compiler/read/read-network.ts'
import { root } from '#tools/root.ts'
import { tinyNetwork } from '../../fixtures/network.ts'
import { list, there, train } from './night-rows.ts'

describe('a list of night trains', () => {
  test('says "depart" of boarding and "arrive" of alighting', () => {
    const [trip] = list(...there())
    expect(trip?.calls.map(({ boards, alights }) => [boards, alights])).toEqual([
      ['yes', 'unsaid'],
      ['yes', 'yes'],
      ['unsaid', 'yes'],
    ])
  })

  test('takes a call that only forbids alighting for one of boarding', () => {
    const [trip] = list(
      ...train('NJ 3', [
        ['Ayton Central', '', '22:00'],
        ['Beeford Hbf', '23:00', '', '1'],
        ['Deeville Hbf', '07:00'],
      ]),
    )
    expect(trip?.calls[1]).toMatchObject({ boards: 'yes', alights: 'no', arrives: '23:00' })
  })

  test('with its flags swapped is read upright', () => {
    const rows = train('NJ 4', [
      ['Ayton Central', '', '22:00', '', '1'],
      ['Deeville Hbf', '07:00', '', '1'],
    ])
    expect(list(...rows)[0]?.calls.map(({ boards, alights }) => [boards, alights])).toEqual([
      ['yes', 'no'],
      ['no', 'yes'],
    ])
  })

  test('with a flag at every call is read without them, since nobody could travel', () => {
    const rows = train('NJ 4', [
      ['Ayton Central', '', '22:00', '', '1'],
      ['Deeville Hbf', '07:00', '', '', '1'],
    ])
    expect(list(...rows)[0]?.calls.map(({ boards, alights }) => [boards, alights])).toEqual([
      ['yes', 'unsaid'],
      ['unsaid', 'yes'],
    ])
  })

  test('leaves out a call without a number, whose place in the order is not known', () => {
    const [trip] = list(...there(), 'NJ 1,ÖBB,2026: Daily,seat,,Nowhere,03:00,03:05,,')
    expect(trip?.calls.map(({ station }) => station)).toEqual([
      'Ayton Central',
      'Beeford Hbf',
      'Deeville Hbf',
    ])
  })

  test.each([
    [
      'an hour',
      'NJ 1,ÖBB,,seat,0,Ayton,,8:30,,',
      'list.csv:2: "depart" is 8:30. Write a local hour as HH:MM',
    ],
    ['a number', 'NJ 1,ÖBB,,seat,first,Ayton,,08:30,,', 'list.csv:2: "sequence" is first. Number the calls'],
  ])('with %s it cannot read says where', (_, row, message) => {
    expect(() => list(row)).toThrow(message)
  })

  test('without a column is refused', () => {
    expect(() => readNightList('list.csv', Buffer.from('trip,stop\nNJ 1,Ayton'))).toThrow(
      'has no column operator',
    )
  })
})

describe('the name of a station', () => {
  test.each([
    ['Praha hl.n.', 'Praha hlavní nádraží'],
    ['Bratislava hl.st.', 'Bratislava hlavná stanica'],
    ['Kraków Gł.', 'Kraków Główny'],
    ['Zagreb Gl. K.', 'Zagreb Glavni kolodvor'],
    ['Berlin Hbf', 'Berlin Hauptbahnhof'],
    ['Köln Ehrenfeld', 'Köln-Ehrenfeld'],
  ])('%s is %s', (short, long) => {
    expect(stationKey(short)).toBe(stationKey(long))
  })

  test.each([
    ['Oulu / Uleåborg', 'oulu-st'],
    ['Helsinki / Helsingfors', 'helsinki-central'],
    ['Fleury-les-Aubrais (Orléans)', 'orleans-les-aubrais'],
    ['Sofia', 'sofia-central'],
    ['Nowhere / Elsewhere', undefined],
  ])('%s is our stop %s', (name, id) => {
    expect(stationsByName(readNetwork(root).stops.values())(name)).toBe(id)
  })

  test('keeps two stations of a city apart', () => {
    expect(stationKey('Firenze Campo di Marte')).not.toBe(stationKey('Firenze S. M. N.'))
  })
})

describe('running days', () => {
  test.each([
    ['2026: Daily', {}],
    ['2026: Tue, Thu, Sun', { days: ['tue', 'thu', 'sun'] }],
    ['2026: Mon, Wed, Son', { days: ['mon', 'wed', 'sun'] }],
    [
      '2026/03/27-11/01: Daily, except Saturday',
      { days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sun'], season: { from: '03-27', to: '11-01' } },
    ],
    ['2026/06/26-2026/08/30: Daily', { season: { from: '06-26', to: '08-30' } }],
    ['2026: 2-3 times per week', undefined],
    ['2026: summer only, to be announced', undefined],
    ['', undefined],
  ])('of "%s"', (words, expected) => {
    expect(runningDays(words)).toEqual(expected)
  })

  test('of a call after midnight are those of the next day', () => {
    const runs = { days: ['sun' as const], season: { from: '05-29', to: '09-30' } }
    expect(daysLater(runs, 1)).toEqual({ days: ['mon'], season: { from: '05-30', to: '10-01' } })
  })
})

describe('rides of a list', () => {
  test('count real minutes across midnight and leave out stations that are not ours', () => {
    const [ride] = nightRides(list(...there()), tinyNetwork()).filter(({ to }) => to === 'deeville-hbf')
    expect(ride).toMatchObject({
      from: 'ayton-central',
      at: '22:00',
      minutes: 540,
      isSaid: true,
      isOrdered: true,
    })
  })

  test('with a call that comes before the one above it are marked', () => {
    const rows = train('NJ 5', [
      ['Ayton Central', '', '22:00'],
      ['Beeford Hbf', '05:18'],
      ['Ceeham Hbf', '01:25'],
      ['Deeville Hbf', '07:00'],
    ])
    const [ride] = nightRides(list(...rows), tinyNetwork()).filter(({ to }) => to === 'deeville-hbf')
    expect(ride).toMatchObject({ minutes: 540, isOrdered: false })
  })
})
