// Choice of the options of a mode, and the reason for each.
import { describe, expect, test } from 'vitest'
import type { Provenance } from '#catalogue/figure.ts'
import type { Change, TransportOption } from '#catalogue/route.ts'
import { pick } from '#compiler/compose/pick.ts'

interface Given {
  id: string
  minutes: number
  low: number
  changes?: number
  perDay?: number
  night?: boolean
  operator?: string
}

const provenance: Provenance = { basis: 'known', sources: ['made-up'], asOf: '2026' }
const change: Change = { at: 'a', to: 'a', minutes: 30, walk: 0, kind: 'expected' }

const option = ({
  id,
  minutes,
  low,
  changes = 0,
  perDay = 10,
  night = false,
  operator = 'x',
}: Given): TransportOption => ({
  id,
  mode: 'train',
  role: 'direct',
  operators: [operator],
  legs: [],
  changes: Array.from({ length: changes }, () => change),
  minutes: { value: minutes, ...provenance },
  doorToDoor: { value: { access: 0, dwell: 0, egress: 0, accessEur: 0 }, ...provenance },
  km: { value: 100, ...provenance },
  price: { value: { low, high: low }, ...provenance },
  fareParts: [],
  co2: { value: 1, ...provenance },
  departuresPerDay: perDay,
  amenities: [],
  night,
  isBest: false,
  isGreenest: false,
  ...provenance,
})

const direct = { id: 'direct', minutes: 300, low: 50 }

describe('of these trains', () => {
  test.each<[string, Given[], Record<string, string>]>([
    [
      'a slower, dearer one with a change is left out',
      [direct, { id: 'b', minutes: 320, low: 55, changes: 1 }],
      { direct: 'direct' },
    ],
    [
      'the fastest stays though a cheaper one is hardly slower',
      [
        { id: 'fast', minutes: 504, low: 45, changes: 1 },
        { id: 'cheap', minutes: 557, low: 31, changes: 1 },
      ],
      { fast: 'fastest', cheap: 'cheapest' },
    ],
    [
      'one that is slower, dearer and rarer than another goes, though it came first',
      [
        { id: 'often', minutes: 630, low: 48, changes: 1, perDay: 3 },
        { id: 'better', minutes: 618, low: 34, changes: 1, perDay: 2 },
      ],
      { better: 'fastest' },
    ],
    [
      'frequent ones stand beside a rare direct one',
      [
        { ...direct, perDay: 1 },
        { id: 'often', minutes: 305, low: 50, changes: 1, perDay: 8 },
      ],
      { often: 'frequent', direct: 'direct' },
    ],
    [
      'brands that run directly are all shown',
      [direct, { ...direct, id: 'rival', operator: 'y', low: 30 }],
      { direct: 'direct', rival: 'cheapest' },
    ],
    [
      'a direct night train is shown however slow',
      [direct, { id: 'night', minutes: 800, low: 60, night: true }],
      { direct: 'direct', night: 'night' },
    ],
    [
      'a direct night train keeps its place beside chains, a night chain among them',
      [
        { ...direct, minutes: 600 },
        { id: 'cheap', minutes: 620, low: 20, changes: 1 },
        { id: 'fast', minutes: 500, low: 70, changes: 2 },
        { id: 'often', minutes: 510, low: 60, changes: 1, perDay: 30 },
        { id: 'chain', minutes: 700, low: 40, night: true, changes: 1 },
        { id: 'night', minutes: 800, low: 65, night: true, operator: 'z' },
      ],
      { often: 'fastest', direct: 'direct', night: 'night', cheap: 'cheapest' },
    ],
    [
      'a night train with a change does not replace a short day trip',
      [direct, { id: 'night', minutes: 500, low: 60, night: true, changes: 1 }],
      { direct: 'direct' },
    ],
    [
      'more than 2.2 times as long is no alternative',
      [direct, { id: 'b', minutes: 661, low: 10, changes: 1 }],
      { direct: 'direct' },
    ],
  ])('%s', (_, given, expected) => {
    expect(Object.fromEntries(pick(given.map(option), 4).map(({ id, role }) => [id, role]))).toEqual(expected)
  })

  test('at most four are shown', () => {
    const brands = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => option({ ...direct, id, operator: id }))
    expect(pick(brands, 4)).toHaveLength(4)
  })
})
