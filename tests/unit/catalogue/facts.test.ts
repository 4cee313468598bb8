// Facts beside the journeys: checks and compiled files.
import { describe, expect, it, test } from 'vitest'
import { estimatedWay } from '#catalogue/city-airports.ts'
import { citiesOf } from '#catalogue/place.ts'
import { compiledFacts } from '#compiler/emit/facts.ts'
import { checkFacts } from '#compiler/read/check-facts.ts'
import type { Facts } from '#compiler/read/facts.ts'
import { Problems, problemText } from '#compiler/read/problems.ts'
import { readFacts } from '#compiler/read/read-facts.ts'
import { readNetwork } from '#compiler/read/read-network.ts'
import { root } from '#scripts/lib/root.ts'

const network = readNetwork(root)
const facts = readFacts(root, network)

function problemsWith(change: Partial<Facts>, hasGuide = (_: string) => true): string[] {
  const problems = new Problems()
  checkFacts({ ...facts, ...change }, network, hasGuide, problems)
  return problems.list.map(problemText)
}

const readHours = { basis: 'published' as const, sources: ['airport-operators'], asOf: '2026-05' }

const without = <T>(rows: ReadonlyMap<string, T>, id: string) =>
  new Map([...rows].filter(([key]) => key !== id))
const withFirst = <T extends object>(rows: readonly T[], change: Partial<T>): T[] => [
  { ...(rows[0] as T), ...change },
  ...rows.slice(1),
]

describe('facts that cannot be true are refused with file and line', () => {
  const { climate, transfers, airports } = facts
  const notIn = (city: string) => climate.filter(({ place }) => place !== city)
  const gaps = [
    ...facts.gaps,
    {
      ...{ subject: 'climate of london', what: 'normals', why: 'not looked up' },
      where: 'data/gaps/a.csv:2',
    },
  ]
  const rule = facts.operatorRules.get('eurostar') as NonNullable<ReturnType<typeof facts.operatorRules.get>>
  test.each<[string, Partial<Facts>, RegExp]>([
    ['a month twice', { climate: [...climate, climate[0]] as Facts['climate'] }, /repeats month 1 of london/],
    ['a month missing', { climate: climate.slice(1) }, /london lacks month 1 \(data\/climate\)/],
    ['a year missing', { climate: notIn('london') }, /london lacks twelve months .*"climate of london"/],
    [
      'a month missing of what is said to be unknown',
      { climate: climate.slice(1), gaps },
      /london lacks month 1 /,
    ],
    [
      'a night warmer than its day',
      { climate: withFirst(climate, { low: 30 }) },
      /csv:\d+: "low" is 30, more than/,
    ],
    [
      'an unknown source',
      { climate: withFirst(climate, { sources: ['hearsay'] }) },
      /"sources" names "hearsay"/,
    ],
    [
      'a city nobody counted',
      { cityFacts: without(facts.cityFacts, 'rome') },
      /cities\.csv:\d+: rome lacks its inhabitants \(data\/city-facts\)/,
    ],
    [
      'a city nobody knows the seasons of',
      { cityDemand: without(facts.cityDemand, 'rome') },
      /rome lacks how full it is \(data\/city-seasons\)/,
    ],
    [
      'rules of an operator that does not exist',
      { operatorRules: new Map([['x', { ...rule, operator: 'orient-express' }]]) },
      /"operator" is "orient-express"/,
    ],
    ['a city in no country', { countries: without(facts.countries, 'FR') }, /"country" is "FR"/],
    ['an airport of the flights that is missing', { airports: without(airports, 'cdg') }, /"cdg" is missing/],
    ['a fare upside down', { transfers: withFirst(transfers, { eurLow: 99 }) }, /"eurLow" is 99/],
    [
      'a way to a city the airport does not serve',
      { transfers: withFirst(transfers, { city: 'oslo' }) },
      /"city" is "oslo"/,
    ],
    [
      'English words in a name',
      { transfers: withFirst(transfers, { name: 'the slow bus' }) },
      /partly English/,
    ],
    [
      'a note in English only',
      { transfers: withFirst(transfers, { note: 'mind the gap' }) },
      /"note" is "mind the gap"/,
    ],
    [
      'an interval at night without a line',
      { transfers: withFirst(transfers, { hours: { ...readHours, nightEvery: 30 } }) },
      /"nightEvery" has no line/,
    ],
    [
      'a line that runs all night and has a last departure',
      { transfers: withFirst(transfers, { hours: { ...readHours, night: 'same', lastDeparture: '00:10' } }) },
      /"night" is "same", and there is a last departure/,
    ],
    [
      'a first departure that is also the last',
      {
        transfers: withFirst(transfers, {
          hours: { ...readHours, firstDeparture: '05:00', lastDeparture: '05:00' },
        }),
      },
      /"lastDeparture" is the first, 05:00/,
    ],
    [
      'a line at night with English words',
      { transfers: withFirst(transfers, { hours: { ...readHours, night: 'the night bus' } }) },
      /"night" is "the night bus", partly English/,
    ],
    [
      'a taxi with hours',
      { transfers: withFirst(transfers, { by: 'taxi', hours: { ...readHours, firstDeparture: '05:00' } }) },
      /gives a taxi hours/,
    ],
    [
      'a city without public transport',
      { transfers: transfers.filter(({ airport }) => airport !== 'vce') },
      /has no way to venice/,
    ],
  ])('%s', (_, change, message) => {
    expect(problemsWith(change).join('\n')).toMatch(message)
  })

  it('has no complaint about the data as it is', () => {
    expect(problemsWith({})).toEqual([])
  })

  it('names all that a city lacks in one line, its guide too', () => {
    const bare = { climate: notIn('rome'), cityFacts: without(facts.cityFacts, 'rome') }
    const [line, ...others] = problemsWith(bare, (city) => city !== 'rome')
    expect(others).toEqual([])
    expect(line).toMatch(
      /rome lacks its inhabitants .*, twelve months .*, a guide \(data\/guides\/rome\)\. Add them/,
    )
  })

  it('lets a city be without a guide where editors say so', () => {
    const known = [
      ...facts.gaps,
      {
        ...{ subject: 'guide of rome', what: 'the guide', why: 'not written yet' },
        where: 'data/gaps/a.csv:2',
      },
    ]
    expect(problemsWith({ gaps: known }, (city) => city !== 'rome')).toEqual([])
    expect(problemsWith({}, (city) => city !== 'rome').join()).toContain('rome lacks a guide')
  })

  it('lets a city be without normals where editors say that they are not known', () => {
    expect(problemsWith({ climate: notIn('london'), gaps })).toEqual([])
    expect(problemsWith({ climate: notIn('rome'), gaps }).join()).toMatch(/rome lacks twelve months/)
  })
})

describe('compiled airports', () => {
  const { airports, climate } = compiledFacts(facts, network)

  it('are at least 75, each city has one, and all know how far they are', () => {
    expect(Object.keys(airports).length).toBeGreaterThanOrEqual(75)
    const cities = Object.values(airports).flatMap((airport) => airport.cities)
    expect(new Set(cities.map(({ city }) => city)).size).toBe(citiesOf(network.places.values()).length)
    expect(cities.every(({ km }) => km > 0 && km < 200)).toBe(true)
  })

  test.each([
    ['VIE', ['vienna', 'bratislava']],
    ['BTS', ['bratislava', 'vienna']],
    ['DUS', ['cologne']],
    ['MUC', ['munich', 'salzburg']],
  ])('%s serves %j', (code, cities) => {
    expect(airports[code]?.cities.map(({ city }) => city)).toEqual(cities)
  })

  it('name no unknown train or bus, and mark every estimate', () => {
    const ways = Object.values(airports).flatMap((airport) => airport.cities.flatMap((city) => city.ways))
    const estimates = ways.filter(({ estimated }) => estimated)
    expect(new Set(estimates.map(({ by }) => by))).toEqual(new Set(['taxi', 'rideshare']))
    expect(estimates.every(({ basis, name }) => basis === 'modelled' && !name)).toBe(true)
    expect(
      ways.filter(({ estimated }) => !estimated).every(({ name, operator, to }) => name && operator && to),
    ).toBe(true)
  })

  it('estimates taxis by the kilometre, and their minutes by the drive where it is long', () => {
    expect(estimatedWay('taxi', 20)).toMatchObject({
      eur: { low: 30, high: 50 },
      minutes: { low: 20, high: 45 },
    })
    expect(estimatedWay('rideshare', 100)).toMatchObject({
      eur: { low: 120, high: 200 },
      minutes: { low: 120 },
    })
  })

  it('has the twelve normals of a city, January first', () => {
    expect(climate.rome?.months).toHaveLength(12)
    expect(climate.rome?.months[0]?.high).toBeLessThan(climate.rome?.months[6]?.high as number)
  })
})
