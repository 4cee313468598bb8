// What a feed says of a service: one case a row, against the made-up network.
import { describe, expect, test } from 'vitest'
import type { Proposal } from '#compiler/feeds/proposal.ts'
import type { FeedRide } from '#compiler/feeds/rides.ts'
import { changesOf, rapidService as id, ofKnown, proposal, withKnown } from './proposals.ts'
import { bothWays, rapid, reading, ride } from './rides.ts'

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

  test('takes the way back and its best time together', () => {
    const timed = withKnown(id, { minutes: { typical: 80, back: 100, backBest: 90 } })
    const found = proposal(id, bothWays(ride(), { minutes: { typical: 89, best: 86 } }), reading({}, timed))
    expect(changesOf(found)).toEqual({ back: '89', backBest: '86', ...confirmed })
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
