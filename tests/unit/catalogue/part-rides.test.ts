// Journeys that change where both trains call, though no service ends there.
import { describe, expect, test } from 'vitest'
import type { Call } from '#catalogue/call.ts'
import { partsOf } from '#compiler/compose/part-rides.ts'
import type { Network } from '#compiler/read/network.ts'
import type { Located } from '#compiler/read/table.ts'
import { callsBetween, callsHash, readCallsHash } from '#contracts/published/calls-hash.ts'
import { optionsBetween, tinyNetwork } from '../../fixtures/network.ts'

const id = 'rapid-ayton-farwest'

/** Calls of a service at stops of ours, by minutes of arrival; it waits two minutes at each. */
const callsOf = (service: string, stops: Record<string, number>, more: Partial<Call> = {}): Located<Call>[] =>
  Object.entries(stops).map(([stop, arrives], index, all) => ({
    ...{ service, direction: 'there' as const, sequence: index + 1, stop, arrives },
    ...{ departs: index === 0 || index === all.length - 1 ? arrives : arrives + 2 },
    ...{ boards: 'yes' as const, alights: 'yes' as const, sources: ['made-up'], asOf: '2026-04' },
    ...{ where: `data/calls/made-up.csv:${index + 2}`, ...more },
  }))

/** Ayton to Farwest without stopping at Westby, or with a call there. */
const networkWith = (calls: Located<Call>[], change: Record<string, object> = {}): Network => ({
  ...tinyNetwork({ change }),
  calls,
})
const westby = callsOf(id, { 'ayton-central': 0, 'westby-station': 60, 'farwest-station': 100 })
const ends = (network: Network) => partsOf(network).map(({ service: { from, to } }) => `${from} ${to}`)

describe('parts of a train between its calls', () => {
  test('are those that no service of its operator has', () => {
    // Rapid runs between Westby and Ayton already
    expect(ends(networkWith(westby))).toEqual(['westby-station farwest-station'])
  })

  test('take the minutes, source and month of the calls, and the departures of the train', () => {
    const [part] = partsOf(networkWith(westby))
    expect(part).toMatchObject({
      of: { id },
      before: ['ayton'],
      after: [],
      service: {
        id: `${id}-part-westby-station-farwest-station`,
        minutes: { typical: 38 },
        departures: { perDay: 10 },
        ...{ oneWay: true, basis: 'timetable', sources: ['made-up'], asOf: '2026-04' },
      },
    })
  })

  test('across a border count the kilometres of each country for themselves', () => {
    // along the fiftieth parallel: France to about 4.1° east, then Belgium; the whole train is half German
    const calls = callsOf(id, { 'ayton-central': 0, 'ceeham-hbf': 200, 'deeville-hbf': 300 })
    const [part, ...others] = partsOf(networkWith(calls, { [id]: { to: 'deeville-hbf' } }))
    expect(others).toEqual([]) // Ceeham to Deeville is inside one country
    expect(part?.service).toMatchObject({ from: 'ayton-central', to: 'ceeham-hbf' })
    expect(part?.service.factors?.map(({ factor }) => factor)).toEqual(['rail-fr', 'rail-eu'])
    const [french = 0, belgian = 0] = part?.service.factors?.map(({ share }) => share) ?? []
    expect(french).toBeGreaterThan(0.65)
    expect(french).toBeLessThan(0.85)
    expect(french + belgian).toBeCloseTo(1, 9)
  })

  test('leave at their own hour; none where that is on the next day', () => {
    const at = (times: string[]) => ({ [id]: { departures: { perDay: 1, at: times } } })
    expect(partsOf(networkWith(westby, at(['09:30'])))[0]?.service.departures.at).toEqual(['10:32'])
    expect(ends(networkWith(westby, at(['23:30'])))).toEqual([])
  })

  test.each([
    ['of a night train', { night: { berths: ['seat'] } }],
    ['of a train with a fare of its own', { fare: { low: 9, high: 39, currency: 'EUR', buys: 'a seat' } }],
    ['inside one country, of a train across a border', { to: 'ceeham-hbf' }],
  ])('are left out %s', (_, change) => expect(ends(networkWith(westby, { [id]: change }))).toEqual([]))

  test.each([
    ['nobody may board', { boards: 'no' as const }],
    ['nobody may alight', { alights: 'no' as const }],
  ])('are left out where %s', (_, limit) =>
    expect(
      ends(
        networkWith(
          callsOf(id, { ...{ 'ayton-central': 0, 'westby-station': 60 }, 'farwest-station': 100 }, limit),
        ),
      ),
    ).toEqual([]),
  )
})

describe('journeys over calls', () => {
  test('change at a stop where one train only calls on its way', () => {
    const back = callsOf(
      id,
      { 'farwest-station': 0, 'westby-station': 38, 'ayton-central': 100 },
      { direction: 'back' },
    )
    const without = tinyNetwork({ without: ['rapid-westby-ayton'] })
    expect(optionsBetween('westby', 'beeford', without, 'train')).toEqual([])
    const trains = optionsBetween('westby', 'beeford', { ...without, calls: back }, 'train')
    expect(trains.map(({ legs }) => legs.map(({ service, from, to }) => [service, from, to]))).toContainEqual(
      [
        [id, 'westby-station', 'ayton-central'],
        ['rapid-ayton-beeford', 'ayton-central', 'beeford-hbf'],
      ],
    )
    expect(new Set(trains.map((option) => option.id)).size).toBe(trains.length)
  })

  test('do not leave a train for another to where it goes itself', () => {
    const calls = callsOf('rapid-farwest-beeford', {
      'farwest-station': 0,
      'ayton-central': 70,
      'beeford-hbf': 140,
    })
    for (const { legs } of optionsBetween('farwest', 'beeford', networkWith(calls), 'train'))
      if (legs.length > 1) expect(legs[0]?.service).not.toBe('rapid-farwest-beeford')
  })
})

describe('the link of a leg to its calls', () => {
  test.each([
    ['there', undefined, ''],
    ['back', undefined, '#back'],
    ['back', ['nimes-centre', 'dijon-ville'], '#back:nimes-centre:dijon-ville'],
  ] as const)('says %s, %s', (direction, part, hash) => {
    expect(callsHash(direction, part)).toBe(hash)
    const [from, to] = part ?? []
    expect(readCallsHash(hash)).toEqual({ direction, ...(from && { from, to }) })
  })

  test('cuts the way to a part and counts its minutes anew', () => {
    const calls = [
      { stop: 'a', arrives: 0 },
      { stop: 'b', arrives: 60, departs: 62 },
      { arrives: 80, departs: 81 },
      { stop: 'c', arrives: 100, departs: 103 },
      { stop: 'd', arrives: 140 },
    ]
    expect(callsBetween(calls, { direction: 'there', from: 'b', to: 'c' })).toEqual([
      { stop: 'b', arrives: 0, departs: 0 },
      { arrives: 18, departs: 19 },
      { stop: 'c', arrives: 38, departs: 41 },
    ])
    expect(callsBetween(calls, { direction: 'there' })).toHaveLength(5)
    expect(callsBetween(calls, { direction: 'there', from: 'c', to: 'b' })).toHaveLength(5)
  })
})
