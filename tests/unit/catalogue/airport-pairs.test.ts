// Direct flights: one option for each pair of airports, and which of them a board shows at first (D159).
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { airportPairs } from '#catalogue/airport-pair.ts'
import type { Provenance } from '#catalogue/figure.ts'
import { foldAirportPairs } from '#catalogue/folded-pairs.ts'
import { cheapestTicket } from '#catalogue/option.ts'
import type { TransportOption } from '#catalogue/route.ts'
import { compile } from '#compiler/compose/compile.ts'
import { readNetwork } from '#compiler/read/read-network.ts'

const known: Provenance = { basis: 'known', sources: ['a-source'], asOf: '2026-04' }
const modelled: Provenance = { basis: 'modelled', sources: ['a-model'], asOf: '2026' }

interface Given {
  id: string
  from?: string
  by: string[]
  perDay: number
  low?: number
  minutes?: number
  season?: { from: string; to: string }
  amenities?: TransportOption['amenities']
}

/** The option of one service, as it is before pairs are formed. */
const flight = ({ id, from = 'aaa', by, perDay, low = 30, minutes = 80, season, amenities = [] }: Given) => {
  const operator = by[0] as string
  const price = { low, high: low * 4 }
  const option: TransportOption = {
    id: `flight--${id}`,
    mode: 'flight',
    role: 'direct',
    operators: by,
    legs: [
      {
        service: id,
        mode: 'flight',
        operator,
        product: 'Economy',
        from,
        to: 'zzz',
        minutes,
        km: 400,
        co2Parts: [],
        departuresPerDay: perDay,
        ...(season && { season }),
        ...known,
      },
    ],
    changes: [],
    minutes: { value: minutes, ...known },
    doorToDoor: { value: { access: 40, dwell: 157, egress: 20, accessEur: 10 }, ...known },
    km: { value: 400, ...known },
    price: { value: price, ...modelled },
    fareParts: [{ rule: 'model', legs: [0], of: `fares-of-${low}`, km: 300, ...price }],
    co2: { value: 60, ...known },
    departuresPerDay: perDay,
    amenities,
    night: false,
    isBest: false,
    isGreenest: false,
    ...known,
  }
  return option
}

const flag = {
  id: 'flag',
  by: ['flag-air'],
  perDay: 8,
  low: 50,
  minutes: 85,
  amenities: ['luggage'],
} satisfies Given
const cheap = { id: 'cheap', by: ['cheap-air'], perDay: 4.5, low: 20 } satisfies Given
const summer = { from: '06-01', to: '08-31' }
const merged = (...given: Given[]) => airportPairs(given.map(flight))[0] as TransportOption

describe('a pair of airports', () => {
  test('is one option with all its carriers, the one with most departures first', () => {
    const all = airportPairs([cheap, flag, { ...cheap, id: 'other', from: 'bbb' }].map(flight))
    expect(all.map(({ operators }) => operators)).toEqual([['flag-air', 'cheap-air'], ['cheap-air']])
    expect(all[0]?.legs[0]).toMatchObject({
      service: 'flag',
      services: ['flag', 'cheap'],
      operator: 'flag-air',
    })
    expect(all[1]?.legs[0]).not.toHaveProperty('services')
  })

  test('takes the minutes most passengers take, and adds up departures', () => {
    expect(merged(cheap, flag)).toMatchObject({ minutes: { value: 85 }, departuresPerDay: 12.5 })
  })

  test('costs from the cheapest carrier to the dearest, and says what each costs', () => {
    const { price, fareParts } = merged(flag, cheap, { ...cheap, id: 'more', by: ['more-air'], perDay: 1 })
    expect(price.value).toEqual({ low: 20, high: 200 })
    expect(fareParts.map(({ by, low }) => [by, low])).toEqual([
      [['flag-air'], 50],
      [['cheap-air', 'more-air'], 20],
    ])
  })

  test('names the carriers of the lowest price', () => {
    expect(cheapestTicket(merged(flag, cheap))).toEqual({ operators: ['cheap-air'], low: 20, high: 80 })
    expect(cheapestTicket(merged(flag))).toEqual({ operators: ['flag-air'], low: 50, high: 200 })
  })

  test('includes luggage only where every carrier does', () => {
    expect(merged(flag, cheap).amenities).toEqual([])
    expect(merged(flag, { ...flag, id: 'flag-too' }).amenities).toEqual(['luggage'])
  })

  test('has the same id whichever carrier has more departures', () => {
    expect(merged(flag, cheap).id).toBe(merged({ ...flag, perDay: 1 }, cheap).id)
  })

  test.each<[string, Given[], object]>([
    [
      'counts a summer flight for its quarter of the year beside a daily one',
      [flag, { ...cheap, perDay: 4, season: summer }],
      { departuresPerDay: 9 },
    ],
    [
      'keeps the season all its flights share',
      [
        { ...flag, season: summer },
        { ...cheap, season: summer },
      ],
      { departuresPerDay: 12.5, legs: [{ season: summer }] },
    ],
  ])('%s', (_name, given, expected) => {
    expect(merged(...given)).toMatchObject(expected)
  })
})

describe('a board', () => {
  const pairs = (given: Given[]) =>
    foldAirportPairs(given.map(flight)).map(({ id, isFolded }) => [id, isFolded])
  const four = ['a', 'b', 'c', 'd'].map((id, index) => ({
    ...cheap,
    id,
    from: id,
    low: 20 + index,
    minutes: 80 + index,
  }))

  test('shows three pairs of airports, and folds the others away', () => {
    expect(pairs(four).map(([, isFolded]) => isFolded)).toEqual([undefined, undefined, undefined, true])
    expect(pairs(four.slice(0, 3)).every(([, isFolded]) => !isFolded)).toBe(true)
  })

  test.each<[string, Partial<Given>]>([
    ['cheapest', { low: 5, minutes: 300 }],
    ['fastest', { low: 900, minutes: 40 }],
    ['most frequent', { low: 900, minutes: 300, perDay: 30 }],
  ])('shows the %s, though others are better', (_what, given) => {
    const all = pairs([...four, { ...cheap, id: 'e', from: 'e', ...given }])
    expect(all).toContainEqual(['flight--e', undefined])
    expect(all.filter(([, isFolded]) => isFolded)).toHaveLength(2)
  })

  test.each([
    ['twice as often is shown on a full board', 9, undefined],
    ['hardly more often is not', 5, true],
  ])('a pair that leaves %s', (_what, perDay, isFolded) => {
    const trains = Array.from({ length: 7 }, (_, index) => ({
      ...flight({ ...cheap, id: `train-${index}` }),
      mode: 'train' as const,
    }))
    const frequent = flight({ ...cheap, id: 'often', from: 'e', low: 900, minutes: 300, perDay })
    const all = foldAirportPairs([...trains, ...four.map(flight), frequent])
    expect(all.at(-1)?.isFolded).toBe(isFolded)
    expect(all.filter(({ mode, isFolded: folded }) => mode === 'flight' && !folded)).toHaveLength(
      isFolded ? 1 : 2,
    )
  })
})

describe('the catalogue', () => {
  const { routes } = compile(readNetwork(join(import.meta.dirname, '../../..')))
  const flightsOf = (slug: string) =>
    routes.find((route) => route.slug === slug)?.options.filter(({ mode }) => mode === 'flight') ?? []

  test.each([
    ['london-amsterdam', 'lhr-ams', ['british-airways', 'klm']],
    ['london-amsterdam', 'lgw-ams', ['easyjet']],
    ['london-dublin', 'lhr-dub', ['aer-lingus', 'british-airways']],
    ['london-dublin', 'stn-dub', ['ryanair']],
    ['london-edinburgh', 'lhr-edi', ['british-airways']],
    ['london-edinburgh', 'stn-edi', ['ryanair', 'easyjet']],
    ['london-barcelona', 'lhr-bcn', ['british-airways', 'vueling']],
    ['london-barcelona', 'ltn-bcn', ['easyjet', 'wizz-air', 'ryanair']],
    ['madrid-paris', 'mad-cdg', ['air-france']],
    ['madrid-paris', 'mad-ory', ['iberia', 'air-europa', 'transavia']],
  ])('has %s from %s with %j', (slug, pair, carriers) => {
    const option = flightsOf(slug).find(({ legs: [leg] }) => `${leg?.from}-${leg?.to}` === pair)
    expect(option?.operators).toEqual(expect.arrayContaining(carriers))
  })

  test('counts the flights of all airports from London to Amsterdam: 36 a day, as the authority counted them', () => {
    const perDay = flightsOf('london-amsterdam').reduce(
      (sum, { departuresPerDay }) => sum + departuresPerDay,
      0,
    )
    expect(perDay).toBeGreaterThanOrEqual(35)
  })

  test('shows what it claims: the least minutes and the lowest price of each mode', () => {
    for (const { slug, options } of routes) {
      const shown = options.filter(({ isFolded }) => !isFolded)
      const least = (some: TransportOption[], figure: (option: TransportOption) => number) =>
        Math.min(...some.map(figure))
      for (const figure of [
        ({ minutes }: TransportOption) => minutes.value,
        ({ price }: TransportOption) => price.value.low,
      ])
        expect(least(shown, figure), slug).toBe(least(options, figure))
      expect(
        shown.some(({ isBest }) => isBest),
        slug,
      ).toBe(true)
      expect(
        shown.some(({ isGreenest }) => isGreenest),
        slug,
      ).toBe(true)
    }
  })
})
