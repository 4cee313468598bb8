// Prices, CO2e and kilometres of the made-up network, computed by hand.
import { describe, expect, test } from 'vitest'
import type { Mode } from '#catalogue/mode.ts'
import type { TransportOption } from '#catalogue/route.ts'
import { optionsBetween, tinyNetwork } from '../../fixtures/network.ts'

const first = (origin: string, destination: string, mode: Mode, network = tinyNetwork()) =>
  optionsBetween(origin, destination, network, mode)[0] as TransportOption

describe('a price', () => {
  test('is the published fare where there is one', () => {
    const network = tinyNetwork({ without: ['rapid-ayton-beeford'] })
    const { price, fareParts } = first('ayton', 'beeford', 'train', network)
    expect(price).toEqual({
      value: { low: 9, high: 39 },
      basis: 'published',
      sources: ['made-up'],
      asOf: '2026',
    })
    expect(fareParts).toMatchObject([{ rule: 'fare', of: 'budget-ayton-beeford' }])
  })

  test('is converted from the currency it is sold in', () => {
    const { fareParts } = first('deeville', 'eastby', 'train')
    expect(fareParts).toMatchObject([{ low: 10, high: 20 }]) // 250 and 500 CZK
  })

  test('is modelled over the great circle elsewhere', () => {
    const { price, fareParts } = first('ayton', 'beeford', 'train')
    expect(fareParts).toMatchObject([{ rule: 'model', of: 'rapid', km: 214 }])
    expect(price).toMatchObject({ value: { low: 16, high: 63 }, basis: 'modelled' })
  })

  test('is one through fare over rides of one fare group, not the sum of two', () => {
    const { fareParts } = first('ayton', 'ceeham', 'train')
    expect(fareParts).toMatchObject([{ rule: 'through', legs: [0, 1], km: 428, low: 22.84, high: 105.6 }])
  })

  test('adds up tickets of different sellers', () => {
    const option = optionsBetween('ayton', 'farby', tinyNetwork(), 'train')[0] as TransportOption
    expect(option.fareParts.map(({ rule, legs }) => [rule, ...legs])).toEqual([
      ['through', 0, 1, 2],
      ['fare', 3],
    ])
    expect(option.price.basis).toBe('modelled')
  })

  test('of a drive is fuel, wear at the high end, tolls, each vignette once and the crossing', () => {
    expect(first('ayton', 'isle', 'car').fareParts).toMatchObject([
      { rule: 'fuel', low: 9.16, high: 9.16 },
      { rule: 'wear', low: 0, high: 13.94 },
      { rule: 'crossing', legs: [1], low: 93.02, high: 174.42 },
    ])
    const parts = first('ayton', 'farby', 'car').fareParts
    expect(parts.map(({ rule, low }) => [rule, low])).toEqual([
      ['fuel', 214.2],
      ['wear', 0],
      ['toll', 20],
      ['vignette', 10],
    ])
  })
})

describe('CO2e', () => {
  test('follows the factors of the service', () => {
    const { co2Parts } = first('ceeham', 'deeville', 'train').legs[0] ?? {}
    expect(co2Parts).toEqual([{ km: 257, factor: 'rail-de', kg: 7.71 }])
  })

  test('takes the country where both ends lie in one', () => {
    const option = first('ayton', 'beeford', 'train')
    expect(option.legs[0]?.co2Parts).toEqual([{ km: 240, factor: 'rail-fr', kg: 1.2 }])
    expect(option.co2).toMatchObject({ value: 1.2, basis: 'published' })
  })

  test('is shared half and half across a border, and says that this is modelled', () => {
    const network = tinyNetwork({ change: { 'rapid-beeford-ceeham': { km: 260 } } })
    const option = first('beeford', 'ceeham', 'train', network)
    expect(option.legs[0]?.co2Parts).toEqual([
      { km: 130, factor: 'rail-fr', kg: 0.65 },
      { km: 130, factor: 'rail-de', kg: 3.9 },
    ])
    expect(option.co2.basis).toBe('modelled')
  })

  test('takes the European mix in a country without a factor', () => {
    const [leg] = first('deeville', 'eastby', 'train').legs
    expect(leg?.co2Parts.map(({ factor }) => factor)).toEqual(['rail-de', 'rail-eu'])
  })

  test.each([
    ['ayton', 'ceeham', 'flight', 'flight-short-haul'],
    ['ayton', 'ceeham', 'bus', 'coach'],
    ['ayton', 'beeford', 'car', 'car'],
    ['gport', 'isle', 'ferry', 'ferry-foot'],
  ] as const)('from %s to %s by %s uses %s', (origin, destination, mode, factor) => {
    expect(first(origin, destination, mode).legs[0]?.co2Parts[0]?.factor).toBe(factor)
  })

  test('of a car on a ship counts the car', () => {
    expect(first('ayton', 'isle', 'car').legs[1]?.co2Parts[0]?.factor).toBe('ferry-car')
  })
})

describe('kilometres', () => {
  test.each([
    ['ayton', 'beeford', 'train', 240, 'timetable'], // given
    ['beeford', 'ceeham', 'train', 257, 'modelled'], // 214.4 × 1.2
    ['ayton', 'ceeham', 'flight', 516, 'modelled'], // 421 + 95
    ['ayton', 'ceeham', 'bus', 540, 'modelled'], // by the roads
    ['gport', 'isle', 'ferry', 95, 'modelled'], // 86.7 × 1.1
    ['ayton', 'ceeham', 'car', 540, 'composed'], // 270 + 270
  ] as const)('from %s to %s by %s are %d, %s', (origin, destination, mode, km, basis) => {
    expect(first(origin, destination, mode).km).toMatchObject({ value: km, basis })
  })
})

describe('door to door', () => {
  test.each([
    ['ayton', 'ceeham', 'flight', { access: 40, dwell: 157, egress: 30, accessEur: 17 }],
    ['ayton', 'ceeham', 'train', { access: 10, dwell: 32, egress: 10, accessEur: 0 }],
    ['ayton', 'ceeham', 'bus', { access: 20, dwell: 20, egress: 15, accessEur: 4 }],
    ['ayton', 'ceeham', 'car', { access: 0, dwell: 30, egress: 0, accessEur: 0 }], // 340 minutes at the wheel
    ['ayton', 'beeford', 'car', { access: 0, dwell: 15, egress: 0, accessEur: 0 }], // 170
  ] as const)('from %s to %s by %s', (origin, destination, mode, expected) => {
    expect(first(origin, destination, mode).doorToDoor.value).toEqual(expected)
  })
})
