// What a feed says of a service: one case a row, against the made-up network.
import { describe, expect, test } from 'vitest'
import { compareTimetable } from '#compiler/feeds/compare.ts'
import type { Proposal } from '#compiler/feeds/proposal.ts'
import type { Reading } from '#compiler/feeds/reading.ts'
import type { FeedRide } from '#compiler/feeds/rides.ts'
import { tinyNetwork } from '../../fixtures/network.ts'
import { bothWays, rapid, reading, ride, timetable } from './rides.ts'

const known = { basis: 'known' as const, asOf: '2026', sources: ['waymark-editors', 'announcement'] }
/** The network in which the service rests on what editors know. */
const withKnown = (id: string, change: object = {}) =>
  tinyNetwork({ change: { [id]: { ...known, ...change } } })

function proposal(id: string, rides: readonly FeedRide[], of: Reading = reading()): Proposal | undefined {
  return compareTimetable(timetable(rides), of).find(({ service }) => service === id)
}
const changesOf = (found: Proposal | undefined) =>
  Object.fromEntries((found?.changes ?? []).map(({ column, theirs }) => [column, theirs]))

const id = 'rapid-ayton-beeford'
const ofKnown = (change: Partial<Reading> = {}) => reading(change, withKnown(id))
/** Provenance of a confirmed row. */
const confirmed = { basis: 'timetable', sources: 'national-2026 announcement', asOf: '2026-06' }

describe('a service beside its rides in a feed', () => {
  test.each<[string, FeedRide[], Proposal['kind'], Record<string, string>]>([
    ['is confirmed as it is', bothWays(ride()), 'agrees', confirmed],
    [
      'is confirmed within the margins, with its own figures',
      bothWays(ride({ minutes: { typical: 82, best: 78 }, perDay: 17 })),
      'agrees',
      confirmed,
    ],
    [
      'takes minutes and the best time together',
      bothWays(ride({ minutes: { typical: 88, best: 76 } })),
      'differs',
      { minutes: '88', best: '76', ...confirmed },
    ],
    [
      'says the way back where it differs by more than five minutes',
      bothWays(ride(), { minutes: { typical: 89, best: 84 } }),
      'differs',
      { back: '89', ...confirmed },
    ],
    [
      'differs by its departures',
      bothWays(ride({ perDay: 11.2 })),
      'differs',
      { perDay: '11', ...confirmed },
    ],
    [
      'differs by the departures of the way back alone',
      bothWays(ride(), { departures: { perDay: 9.31, first: '06:00', last: '22:00' } }),
      'differs',
      { backPerDay: '9.3', ...confirmed },
    ],
    [
      'is asked about when its minutes lie over 15 % above ours',
      bothWays(
        ride({
          minutes: { typical: 95, best: 90 },
          slowWeeks: [{ from: '2026-06-08', to: '2026-06-14', minutes: 99 }],
        }),
      ),
      'questioned',
      { minutes: '95', best: '90', ...confirmed },
    ],
    ['is asked about when the feed lacks the way back', [ride()], 'questioned', confirmed],
    ['is asked about when it runs on few days', bothWays(ride({ daysRun: 9 })), 'questioned', confirmed],
    ['is missed', bothWays(ride({ from: 'westby-station', to: 'ayton-north' })), 'absent', {}],
  ])('%s', (_, rides, kind, changes) => {
    const found = proposal(id, rides, ofKnown())
    expect(found?.kind).toBe(kind)
    expect(changesOf(found)).toEqual(changes)
    expect(found?.file).toBe('rail/all.csv')
  })

  test('names the slow weeks of a building site', () => {
    const slow = ride({
      minutes: { typical: 95, best: 90 },
      slowWeeks: [{ from: '2026-06-08', to: '2026-06-14', minutes: 99 }],
    })
    expect(proposal(id, bothWays(slow), ofKnown())?.why).toContain('slow weeks: 2026-06-08 to 2026-06-14')
  })

  test('without service days says nothing of departures', () => {
    const { departures: _, ...without } = ride()
    expect(proposal(id, bothWays(without), ofKnown())?.kind).toBe('agrees')
  })

  test('of a rare train gets its hours', () => {
    const rare = withKnown(id, { departures: { perDay: 2 } })
    const departures = { perDay: 2, at: ['08:10', '17:40'], first: '08:10', last: '17:40' }
    const found = proposal(id, bothWays(ride({ departures })), reading({}, rare))
    expect(found?.kind).toBe('agrees')
    expect(changesOf(found)).toEqual({ at: '08:10 17:40', backAt: '08:10 17:40', ...confirmed })
  })

  test('gets no hours where days differ: three hours for two trains a day', () => {
    const rare = withKnown(id, { departures: { perDay: 2 } })
    const departures = { perDay: 2.2, at: ['08:10', '12:00', '17:40'], first: '08:10', last: '17:40' }
    const found = proposal(id, bothWays(ride({ departures })), reading({}, rare))
    expect(changesOf(found)).toEqual(confirmed)
  })

  test('whose hours moved by more than a quarter of an hour differs', () => {
    const timed = withKnown(id, { departures: { perDay: 2, at: ['08:00', '18:00'] } })
    const departures = { perDay: 2, at: ['08:10', '18:40'], first: '08:10', last: '18:40' }
    const found = proposal(id, bothWays(ride({ departures })), reading({}, timed))
    expect(found?.kind).toBe('differs')
    expect(changesOf(found)).toMatchObject({ at: '08:10 18:40' })
  })

  test('that runs one way only needs no way back', () => {
    const oneWay = withKnown(id, { oneWay: true })
    expect(proposal(id, [ride()], reading({}, oneWay))?.kind).toBe('agrees')
  })
})

describe('operators and products', () => {
  test('stops alone are not enough: the budget train joins the same stations', () => {
    const rides = bothWays(ride({ operator: 'budget', product: 'Budget' }))
    expect(proposal(id, rides, ofKnown())?.kind).toBe('absent')
  })

  test('a service of two products counts the trains of both', () => {
    const both = withKnown(id, { product: 'Rapid / Sprinter', departures: { perDay: 16 } })
    const products = [rapid, { ...rapid, product: 'Sprinter' }]
    const rides = [
      ...bothWays(ride({ perDay: 10, trips: 280 })),
      ...bothWays(ride({ product: 'Sprinter', perDay: 6, trips: 168, minutes: { typical: 78, best: 74 } })),
    ]
    expect(proposal(id, rides, reading({ products }, both))?.kind).toBe('agrees')
  })

  test('the brand of ours may say more than the product of the feed', () => {
    const more = withKnown(id, { product: 'Rapid Xpress' })
    expect(proposal(id, bothWays(ride()), reading({}, more))?.kind).toBe('agrees')
    const other = withKnown(id, { product: 'Rapidissimo' })
    expect(proposal(`${id}-2`, bothWays(ride()), reading({}, other))?.kind).toBe('new')
    expect(proposal(id, bothWays(ride()), reading({}, other))).toBeUndefined()
  })

  test('where one end lies beyond what the feed knows, fewer trains are a question and no train is none', () => {
    const ceeham = 'rapid-beeford-ceeham'
    const ofEdge = reading({}, withKnown(ceeham))
    const there = ride({
      from: 'beeford-hbf',
      to: 'ceeham-hbf',
      minutes: { typical: 90, best: 88 },
      perDay: 3,
    })
    const found = proposal(ceeham, bothWays(there), ofEdge)
    expect(found?.kind).toBe('questioned')
    expect(found?.why).toContain('perDay is 8, and 3 in the feed, which may cut trains here')
    expect(changesOf(found)).not.toHaveProperty('perDay')
    expect(proposal(ceeham, [], ofEdge)).toBeUndefined()
  })
})

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
