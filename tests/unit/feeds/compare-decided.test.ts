// What stays as it is although a feed differs, and rides of a feed that are not ours.
import { describe, expect, test } from 'vitest'
import { compareTimetable } from '#compiler/feeds/compare.ts'
import type { Reading } from '#compiler/feeds/reading.ts'
import type { FeedRide } from '#compiler/feeds/rides.ts'
import { tinyNetwork } from '../../fixtures/network.ts'
import { changesOf, rapidService as id, ofKnown, proposal, withKnown } from './proposals.ts'
import { bothWays, rapid, reading, ride, timetable } from './rides.ts'

describe('what stays', () => {
  test('a newer figure, whatever an older feed says', () => {
    const newer = tinyNetwork({ change: { [id]: { basis: 'timetable', asOf: '2026-09' } } })
    const found = proposal(id, bothWays(ride({ minutes: { typical: 88, best: 76 } })), reading({}, newer))
    expect(found).toMatchObject({ kind: 'decided', changes: [] })
    expect(found?.why).toContain('ours is newer (2026-09)')
  })

  test('earlier reads of the same feed give way, other publications stay', () => {
    const sources = ['made-up-2025', 'announcement', 'waymark-editors']
    const found = proposal(id, bothWays(ride()), reading({}, withKnown(id, { sources })))
    expect(changesOf(found)).toMatchObject({ sources: 'national-2026 announcement' })
  })

  const decision = {
    feed: 'national',
    service: id,
    column: 'minutes',
    value: '88',
    reason: 'a building site',
    asOf: '2026-06',
    where: 'data/feed-decisions/all.csv:2',
  }
  const slower = (typical: number) => bothWays(ride({ minutes: { typical, best: 75 } }))

  test.each([
    ['the value that was decided against', 88, 'decided'],
    ['a value hardly different from it', 90, 'decided'],
    ['another value of the feed opens the question again', 84, 'differs'],
  ] as const)('what an editor decided: %s', (_, typical, kind) => {
    const best = { ...decision, column: 'best', value: '75' }
    const found = proposal(id, slower(typical), ofKnown({ decisions: [decision, best] }))
    expect(found?.kind).toBe(kind)
    if (kind === 'decided')
      expect(found).toMatchObject({ changes: [], why: 'stays as decided: a building site; a building site' })
  })

  test.each([
    ['on as few days as were decided about', 9, 'decided'],
    ['on many more days than were decided about', 15, 'questioned'],
  ] as const)('a train that runs %s', (_, daysRun, kind) => {
    const few = { ...decision, column: 'daysRun', value: '9', reason: 'closed until June' }
    const found = proposal(id, bothWays(ride({ daysRun })), ofKnown({ decisions: [few] }))
    expect(found?.kind).toBe(kind)
    expect(found?.why).toBe(
      kind === 'decided' ? 'stays as decided: closed until June' : 'runs on 15 of 28 days of the feed',
    )
  })

  test('fewer departures in a feed that cuts trains at a border', () => {
    const atEdge = { products: [{ ...rapid, within: ['beeford'] }] }
    const fewer = bothWays(ride({ perDay: 4 }))
    expect(proposal(id, fewer, ofKnown(atEdge))).toMatchObject({
      kind: 'questioned',
      why: 'perDay is 16, and 4 in the feed, which may cut trains here',
    })
    const cut = { ...decision, column: 'perDay', value: '4', reason: 'cut at the border' }
    expect(proposal(id, fewer, ofKnown({ ...atEdge, decisions: [cut] }))).toMatchObject({
      kind: 'decided',
      why: 'stays as decided: cut at the border',
    })
  })

  test('a service that a feed lacks, where an editor knows why', () => {
    const decisions = [{ ...decision, column: 'service', value: 'absent', reason: 'sold elsewhere' }]
    expect(proposal(id, [], ofKnown({ decisions }))).toMatchObject({
      kind: 'decided',
      why: 'stays as decided: sold elsewhere',
    })
  })
})

describe('a ride that is not ours', () => {
  const there = ride({ from: 'ayton-central', to: 'westby-station', minutes: { typical: 61, best: 58 } })
  const without = tinyNetwork({ without: ['rapid-westby-ayton'] })
  const found = (rides: FeedRide[], change: Partial<Reading> = {}, network = without) =>
    compareTimetable(timetable(rides), reading(change, network)).find(({ kind }) => kind === 'new')

  test('is proposed with its id, its cells and a file', () => {
    const back = { minutes: { typical: 70, best: 66 } }
    expect(found(bothWays(there, back))).toMatchObject({
      service: 'rapid-ayton-westby',
      file: 'rail/all.csv',
      cells: {
        id: 'rapid-ayton-westby',
        operators: 'rapid',
        product: 'Rapid',
        from: 'ayton-central',
        to: 'westby-station',
        minutes: '61',
        best: '58',
        back: '70',
        perDay: '16',
        amenities: 'wifi',
        basis: 'timetable',
        sources: 'national-2026',
        asOf: '2026-06',
      },
    })
  })

  test.each<[string, FeedRide[], Partial<Reading>, ReturnType<typeof tinyNetwork>]>([
    [
      'it runs less than once a day',
      bothWays({ ...there, departures: { perDay: 0.6, first: '08:00', last: '08:00' } }),
      {},
      without,
    ],
    ['it runs for a few days', bothWays({ ...there, daysRun: 5 }), {}, without],
    ['ours calls at another station of the same place', bothWays(there), {}, tinyNetwork()],
    ['it stays within one place', bothWays({ ...there, to: 'ayton-north' }), {}, without],
  ])('is not proposed where %s', (_, rides, change, network) => {
    expect(found(rides, change, network)).toBeUndefined()
  })

  test('is not proposed again once an editor turned it away', () => {
    const decisions = [
      {
        feed: 'national',
        service: 'rapid-ayton-westby',
        column: 'service',
        value: 'new',
        reason: 'a local train',
        asOf: '2026-06',
        where: 'data/feed-decisions/all.csv:2',
      },
    ]
    const all = compareTimetable(timetable(bothWays(there)), reading({ decisions }, without))
    expect(all.find(({ service }) => service === 'rapid-ayton-westby')).toMatchObject({
      kind: 'decided',
      why: 'is not wanted: a local train',
    })
  })
})
