// Which pairs of towns search engines may list, judged on a small network, and which are chosen of those.
import { describe, expect, test } from 'vitest'
import { indexedPairs } from '#catalogue/limits.ts'
import type { Place } from '#catalogue/place.ts'
import type { Route, TransportOption } from '#catalogue/route.ts'
import { composer } from '#compiler/compose/compile.ts'
import { choosePairs, demandFor, type KnownPair, knownPair } from '#compiler/reach/indexed-pairs.ts'
import { reachComposer } from '#compiler/reach/origin.ts'
import { tinyNetwork } from '../../fixtures/network.ts'

type Changes = Parameters<typeof tinyNetwork>[0]

/** The small network with towns for cities, but for those in `cities`. */
function townNetwork(changes: Changes, cities: readonly string[] = []) {
  const network = tinyNetwork(changes)
  const kindOf = ({ id, kind }: Place): Place['kind'] =>
    kind === 'city' && !cities.includes(id) ? 'town' : kind
  const places = [...network.places].map(([id, place]) => [id, { ...place, kind: kindOf(place) }] as const)
  return { ...network, places: new Map(places) }
}

/** Towns that a page of pairs from a town may be listed with. */
const listedFrom = (place: string, changes: Changes = {}, cities?: readonly string[]) =>
  reachComposer(townNetwork(changes, cities))(place).known.map(({ destination }) => destination)

describe('the page of a pair of towns', () => {
  test.each([
    ['ceeham', 'deeville', 'a coach is known from elsewhere', {}, false],
    ['ceeham', 'deeville', 'the coach is left out', { without: ['coach-ceeham-deeville'] }, true],
    ['ceeham', 'deeville', 'the coach is published', basis('coach-ceeham-deeville', 'published'), true],
    ['ceeham', 'eastby', 'a flight is known from elsewhere', {}, false],
    ['ceeham', 'eastby', 'the flight is modelled', basis('air-cee-eas', 'modelled'), false],
    ['ceeham', 'eastby', 'the flight is left out', { without: ['air-cee-eas'] }, true],
    ['ayton', 'beeford', 'two trains are in a timetable', {}, true],
    ['ayton', 'beeford', 'one of two trains is composed', basis('budget-ayton-beeford', 'composed'), false],
  ] as [string, string, string, Changes, boolean][])(
    '%s to %s, where %s: may be listed: %5$s',
    (from, to, _, changes, is) => {
      expect(listedFrom(from, changes).includes(to)).toBe(is)
    },
  )

  test('is not judged where both ends are cities, whose page is built', () => {
    expect(listedFrom('ayton', {}, ['ayton', 'beeford'])).not.toContain('beeford')
    expect(listedFrom('ayton', {}, ['ayton'])).toContain('beeford')
    expect(listedFrom('ayton', {}, ['beeford'])).toContain('beeford')
  })
})

function basis(service: string, value: string): Changes {
  return { change: { [service]: { basis: value } } }
}

describe('of a route whose services are known', () => {
  const { from, routeOf } = composer(tinyNetwork())
  const [route] = from('ayton', ['beeford']).map(routeOf) as [Route]
  const services = route.options.filter(({ mode }) => mode !== 'car')
  const drives = route.options.filter(({ mode }) => mode === 'car')
  const lasting = (minutes: number) => (option: TransportOption) => ({
    ...option,
    minutes: { ...option.minutes, value: minutes },
  })

  test('a drive stands beside them, though it is computed', () => {
    expect(drives.map(({ legs }) => legs[0]?.basis)).not.toContain('timetable')
    expect(knownPair({ ...route, options: [...services, ...drives] })?.slug).toBe('ayton-beeford')
  })

  test('a drive alone is no page worth finding', () => {
    expect(knownPair({ ...route, options: [...drives, ...drives] })).toBeUndefined()
  })

  test('one way alone compares nothing', () => {
    expect(knownPair({ ...route, options: services.slice(0, 1) })).toBeUndefined()
    expect(knownPair({ ...route, options: services.slice(0, 2) })).toBeDefined()
  })

  test('the fastest takes half a day at most', () => {
    const { mostMinutes } = indexedPairs
    const slow = services.slice(1).map(lasting(mostMinutes + 1))
    const first = services[0] as TransportOption
    expect(knownPair({ ...route, options: [lasting(mostMinutes)(first), ...slow] })).toBeDefined()
    expect(knownPair({ ...route, options: [lasting(mostMinutes + 1)(first), ...slow] })).toBeUndefined()
  })

  test('the newest fact of a service dates it', () => {
    const dated = (option: TransportOption, asOf: string) => ({
      ...option,
      legs: option.legs.map((leg) => ({ ...leg, asOf })),
    })
    const [first, second] = services as [TransportOption, TransportOption]
    const drive = drives.map((option) => dated(option, '2026-11'))
    const options = [dated(first, '2025-12'), dated(second, '2026-03'), ...drive]
    expect(knownPair({ ...route, options })?.asOf).toBe('2026-03')
  })
})

describe('of the pairs that may be listed', () => {
  const pair = (origin: string, destination: string, distanceKm: number): KnownPair => ({
    ...{ slug: `${origin}-${destination}`, origin, destination, distanceKm },
    asOf: '2026',
  })
  const inhabitants = new Map([
    ['big', 1_000_000],
    ['mid', 100_000],
    ['tiny', 1_000],
  ])
  const near = pair('mid', 'big', 100)
  const far = pair('big', 'mid', 200)
  const small = pair('tiny', 'mid', 100)
  const unknown = pair('big', 'nowhere', 100)

  test('demand grows with both ends and falls with the square of the distance', () => {
    expect(demandFor(near, inhabitants)).toBe(4 * demandFor(far, inhabitants))
    expect(demandFor(near, inhabitants)).toBe(1000 * demandFor(small, inhabitants))
    expect(demandFor(unknown, inhabitants)).toBe(100)
  })

  test('those in most demand are chosen, and listed by name', () => {
    const all = [small, unknown, far, near]
    expect(Object.keys(choosePairs(all, inhabitants, 2))).toEqual(['big-mid', 'mid-big'])
    expect(Object.keys(choosePairs(all, inhabitants, 3))).toEqual(['big-mid', 'mid-big', 'tiny-mid'])
  })

  test('the order in which they were found changes nothing', () => {
    const twins = [pair('big', 'mid', 100), near]
    expect(choosePairs(twins, inhabitants, 1)).toEqual({ 'big-mid': '2026' })
    expect(choosePairs(twins.toReversed(), inhabitants, 1)).toEqual({ 'big-mid': '2026' })
  })
})
