// Which of several fares of a ride leads, and what rests on it.
import { describe, expect, test } from 'vitest'
import type { FareBand } from '#catalogue/fare-band.ts'
import { priceOf as sumOf } from '#catalogue/journey.ts'
import type { TransportOption } from '#catalogue/route.ts'
import { buildGraph } from '#compiler/compose/graph.ts'
import { chain } from '#compiler/compose/label.ts'
import { searchFrom } from '#compiler/compose/rounds.ts'
import { coveredBy, fareCoverage } from '#compiler/emit/fare-coverage.ts'
import { ticketsOf } from '#compiler/figures/price.ts'
import { contradicts, type KnownFare, leadingFare, rideFare } from '#compiler/figures/ride-fare.ts'
import type { Network } from '#compiler/read/network.ts'
import { optionsBetween, tinyNetwork } from '../../fixtures/network.ts'

const band = (change: Partial<FareBand> = {}) => ({
  where: 'data/fares/all.csv:2',
  from: 'ayton',
  to: 'beeford',
  oneWay: false,
  operator: 'rapid',
  product: 'Rapid',
  class: '2' as const,
  low: 15,
  high: 70,
  currency: 'EUR' as const,
  buys: '2nd class, one way',
  basis: 'published' as const,
  sources: ['made-up'],
  asOf: '2024-12',
  ...change,
})
const withBands = (...fares: FareBand[]): Network => ({
  ...tinyNetwork({ without: ['budget-ayton-beeford'] }),
  fares: fares.map((fare) => ({ where: '', ...fare })),
})
const priceOf = (network: Network, from = 'ayton', to = 'beeford') =>
  optionsBetween(from, to, network, 'train')[0] as TransportOption

const known = (
  rule: KnownFare['rule'],
  basis: KnownFare['provenance']['basis'],
  [low, high]: [number, number],
  asOf: string,
): KnownFare => ({
  rule,
  of: `${rule} ${basis}`,
  range: { low, high },
  provenance: { basis, sources: [], asOf },
})

describe('of several fares', () => {
  const own = known('fare', 'published', [10, 40], '2023')
  const published = known('band', 'published', [12, 60], '2024-12')
  const seen = known('band', 'seen', [14, 30], '2026-06-14')
  const editors = known('fare', 'known', [20, 80], '2026')
  const dearer = known('fare', 'known', [70, 120], '2026')
  const older = known('fare', 'known', [70, 120], '2023')

  test.each([
    ["the service's own published one leads", [published, own], own],
    ['a published one leads a newer one that was seen', [seen, published], published],
    ['a published one leads what editors know', [editors, published], published],
    ['one that was seen leads what editors know', [editors, seen], seen],
    [
      'what editors know leads where it is newer and wholly outside the published range',
      [published, dearer],
      dearer,
    ],
    ['the published one leads what editors knew before', [published, older], published],
    [
      'of two that were published the newer leads',
      [published, { ...published, of: 'new', provenance: { ...published.provenance, asOf: '2026' } }],
      undefined,
    ],
    ['one alone leads', [editors], editors],
  ] as const)('%s', (_, fares, expected) => {
    const leading = leadingFare(fares)
    if (expected) expect(leading).toBe(expected)
    else expect(leading?.of).toBe('new')
  })

  test('none leads where none is known', () => expect(leadingFare([])).toBeUndefined())

  test('ranges that meet do not contradict each other', () => {
    expect(contradicts(known('fare', 'known', [60, 90], '2026'), published)).toBe(false)
    expect(contradicts(known('fare', 'known', [61, 90], '2026'), published)).toBe(true)
  })
})

describe('a band', () => {
  test('prices the rides of its product in both directions and says where it is from', () => {
    const network = withBands(band())
    expect(priceOf(network).price).toEqual({
      value: { low: 15, high: 70 },
      basis: 'published',
      sources: ['made-up'],
      asOf: '2024-12',
    })
    expect(priceOf(network).fareParts).toMatchObject([
      { rule: 'band', of: 'Rapid ayton beeford', basis: 'published' },
    ])
    expect(priceOf(network, 'beeford', 'ayton').price.value).toEqual({ low: 15, high: 70 })
  })

  test.each([
    ['one way', band({ oneWay: true }), 'beeford', 'ayton'],
    ['of first class', band({ class: '1' }), 'ayton', 'beeford'],
    ['of another product', band({ product: 'Slow' }), 'ayton', 'beeford'],
    ['of another operator', band({ operator: 'sleeper' }), 'ayton', 'beeford'],
    ['of another pair', band({ to: 'ceeham' }), 'ayton', 'beeford'],
  ])('%s leaves the price to the model', (_, fare, from, to) => {
    expect(priceOf(withBands(fare), from, to).fareParts).toMatchObject([{ rule: 'model' }])
  })

  test('may be of one stop, and is converted from its currency', () => {
    const network = withBands(band({ from: 'ayton-central', currency: 'GBP', low: 8.6, high: 86 }))
    expect(priceOf(network).price.value).toEqual({ low: 10, high: 100 })
    const elsewhere = withBands(band({ from: 'ayton-north' }))
    expect(priceOf(elsewhere).fareParts).toMatchObject([{ rule: 'model' }])
  })

  test('does not make a through ticket published: that is estimated between its parts', () => {
    const { price, fareParts } = priceOf(withBands(band({ low: 30 })), 'ayton', 'ceeham')
    expect(price.basis).toBe('modelled')
    expect(fareParts).toMatchObject([{ rule: 'through', low: 30 }])
  })

  test('is what the search counts with', () => {
    const network = withBands(
      band({ low: 2, high: 3 }),
      band({ from: 'beeford', to: 'ceeham', low: 1, high: 90 }),
    )
    const graph = buildGraph(network)
    const reached = searchFrom(graph.placeIndex.get('westby') as number, graph, {
      modes: new Set(['train']),
      maxChanges: 3,
    })
    const labels = graph.nodes.flatMap((node) => [...reached.at(node)])
    const rides = labels.flatMap((label) => chain(label).map(({ ride }) => ride))
    expect(rides.some((ride) => rideFare(ride, ride.directKm, network).rule === 'band')).toBe(true)
    for (const label of labels) {
      const tickets = ticketsOf(
        chain(label).map(({ ride }) => ride),
        network,
      )
      expect(label.low).toBeCloseTo(
        tickets.reduce((sum, { part }) => sum + part.low, 0),
        1,
      )
    }
  })
})

describe('a journey on several tickets', () => {
  const ride = (id: string, network: Network) => {
    const found = buildGraph(network)
      .nodes.flatMap(({ rides }) => rides)
      .find(({ service, back }) => service.id === id && !back)
    if (!found) throw new Error(`The fixture has no ${id}.`)
    return found
  }
  const bands = [
    band({ operator: 'budget', product: 'Budget', low: 5, high: 9, asOf: '2025' }),
    band({ from: 'beeford', to: 'ceeham', low: 10, high: 40, basis: 'seen', asOf: '2026-06-14' }),
  ]
  const priced = (fares: FareBand[]) => {
    const network = {
      ...tinyNetwork({ change: { 'budget-ayton-beeford': { fare: undefined } } }),
      fares: fares.map((fare) => ({ where: '', ...fare })),
    }
    return sumOf(
      ticketsOf([ride('budget-ayton-beeford', network), ride('rapid-beeford-ceeham', network)], network),
    )
  }

  test('is composed where every ticket is covered, and estimated where one is', () => {
    expect(priced(bands).price).toMatchObject({
      value: { low: 15, high: 49 },
      basis: 'composed',
      asOf: '2025',
    })
    expect(priced(bands.slice(0, 1)).price.basis).toBe('modelled')
  })

  test('is counted by how far it is covered', () => {
    const [all, some] = [priced(bands), priced(bands.slice(0, 1))]
    expect([coveredBy(all), coveredBy(some), coveredBy(priced([]))]).toEqual([
      'sum of fares',
      'in part',
      'not',
    ])
    const one = { mode: 'train' as const, fareParts: all.fareParts.slice(0, 1) }
    expect(fareCoverage([one, { mode: 'train', ...some }, { mode: 'car', fareParts: [] }]).at(-1)).toEqual([
      'all',
      2,
      1,
      0,
      1,
      0,
    ])
  })
})
