// Best, greenest and the four orders of the list of options.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Provenance } from '#catalogue/figure.ts'
import { doorToDoorMinutes } from '#catalogue/option.ts'
import { bestFirst, flagOptions, score } from '#catalogue/ranking.ts'
import type { TransportOption } from '#catalogue/route.ts'

interface Given {
  id: string
  minutes?: number
  low?: number
  high?: number
  co2?: number
  perDay?: number
  isBest?: boolean
}

const provenance: Provenance = { basis: 'known', sources: ['made-up'], asOf: '2026' }

function option(given: Given): TransportOption {
  const { id, minutes = 60, low = 20, high = 60, co2 = 10, perDay = 1, isBest = false } = given
  return {
    id,
    mode: 'train',
    role: 'direct',
    operators: [],
    legs: [],
    changes: [],
    minutes: { value: minutes, ...provenance },
    doorToDoor: { value: { access: 10, dwell: 32, egress: 18, accessEur: 5 }, ...provenance },
    km: { value: 100, ...provenance },
    price: { value: { low, high }, ...provenance },
    fareParts: [],
    co2: { value: co2, ...provenance },
    departuresPerDay: perDay,
    amenities: [],
    night: false,
    isBest,
    isGreenest: false,
    ...provenance,
  }
}

const ids = (options: readonly TransportOption[]) => options.map(({ id }) => id)

describe('the score', () => {
  test('adds price, door-to-door hours and CO2e in euro', () => {
    expect(doorToDoorMinutes(option({ id: 'a' }))).toBe(120)
    // €20 + a quarter of €40 + €5 of access, 2 h at €20, 10 kg at €0.30
    expect(score(option({ id: 'a' }))).toBeCloseTo(35 + 40 + 3)
  })

  test('takes the cheapest ticket where several carriers sell one', () => {
    const ticket = { rule: 'model', legs: [0], of: 'fares', km: 100 } as const
    const choice = {
      ...option({ id: 'a', low: 20, high: 300 }),
      fareParts: [
        { ...ticket, low: 90, high: 300, by: ['dear'], legs: [0] },
        { ...ticket, low: 20, high: 60, by: ['cheap'], legs: [0] },
      ],
    }
    expect(score(choice)).toBe(score(option({ id: 'a' })))
  })
})

describe('flags', () => {
  test.each([
    ['the least score is best', [{ id: 'a', minutes: 90 }, { id: 'b' }], 'b', 'b'],
    [
      'the least CO2e is greenest, whatever it costs',
      [{ id: 'a' }, { id: 'b', co2: 0, low: 500, high: 500 }],
      'a',
      'b',
    ],
    ['equal CO2e: the shorter journey', [{ id: 'a', minutes: 61, low: 1 }, { id: 'b' }], 'a', 'b'],
    ['equal in everything: the first id', [{ id: 'b' }, { id: 'a' }], 'a', 'a'],
    [
      'every other day: half a day more of waiting at €2 an hour is more than €20',
      [
        { id: 'a', perDay: 0.5 },
        { id: 'b', low: 40, high: 80 },
      ],
      'b',
      'b',
    ],
    [
      'every other day: half a day more of waiting at €2 an hour is less than €30',
      [
        { id: 'a', perDay: 0.5 },
        { id: 'b', low: 50, high: 90 },
      ],
      'a',
      'a',
    ],
    [
      'a drive and nine departures in ten days wait for nothing',
      [
        { id: 'a', perDay: 0.8 },
        { id: 'b', perDay: 0.9, low: 21 },
        { id: 'c', perDay: 0, low: 30 },
      ],
      'b',
      'b',
    ],
    [
      'no CO2e, no flag',
      [
        { id: 'a', co2: Number.NaN },
        { id: 'b', co2: 99 },
      ],
      'b',
      'b',
    ],
  ])('%s', (_, given: Given[], best, greenest) => {
    const flagged = flagOptions(given.map(option))
    expect(ids(flagged.filter(({ isBest }) => isBest))).toEqual([best])
    expect(ids(flagged.filter(({ isGreenest }) => isGreenest))).toEqual([greenest])
  })

  test('ties are as good, and what was flagged before is not', () => {
    const options = [{ id: 'a' }, { id: 'b', low: 22, high: 62 }, { id: 'c', low: 30, high: 70 }].map(option)
    const flagged = flagOptions(options.map((one) => ({ ...one, isAsGood: true as const })))
    expect(flagged.map(({ isBest, isAsGood }) => [isBest, isAsGood])).toEqual([
      [true, undefined],
      [false, true],
      [false, undefined],
    ])
  })

  test('in a tie the one with clearly less CO2e leads, and the order follows', () => {
    const options = [
      { id: 'a', co2: 20 },
      { id: 'b', low: 24, high: 64, co2: 8 },
    ].map(option)
    const flagged = flagOptions(options)
    expect(ids(bestFirst(flagged))).toEqual(['b', 'a'])
    expect(flagged.map(({ isAsGood }) => isAsGood)).toEqual([true, undefined])
  })
})

describe('the order', () => {
  const options = [
    option({ id: 'slow', minutes: 300, low: 5, high: 6, co2: 12 }),
    option({ id: 'dear', minutes: 50, low: 80, high: 90, co2: 11 }),
    option({ id: 'none', minutes: 55, low: 30, high: 40, co2: Number.NaN }),
    option({ id: 'best', minutes: 60, low: 30, high: 40, co2: 40, isBest: true }),
  ]
  test('the best leads, then the least score; what has none goes last', () => {
    expect(ids(bestFirst(options))).toEqual(['best', 'dear', 'slow', 'none'])
  })

  test('keeps every option, puts figures in order and what has none last', () => {
    const value = fc.oneof(fc.integer({ min: 0, max: 500 }), fc.constant(Number.NaN))
    fc.assert(
      fc.property(fc.array(value), (values) => {
        const given = values.map((co2, index) => option({ id: String(index), co2 }))
        const sorted = bestFirst(given)
        expect(ids(sorted).sort()).toEqual(ids(given).sort())
        const kg = sorted.map(({ co2 }) => co2.value)
        const finite = kg.filter(Number.isFinite)
        expect(kg.slice(0, finite.length)).toEqual([...finite].sort((a, b) => a - b))
      }),
    )
  })
})
