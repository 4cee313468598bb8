// What an option costs beside money, time and CO2e.
import { describe, expect, test } from 'vitest'
import { fixedCost } from '#catalogue/coefficients.ts'
import { fixedEur, rareEur } from '#catalogue/fixed-eur.ts'
import type { Change, Leg, TransportOption } from '#catalogue/route.ts'

describe('rare departures', () => {
  test.each([
    ['a drive leaves at any hour', 0, 0],
    ['a daily service costs nothing', 1, 0],
    ['nine days in ten count as daily', 0.9, 0],
    ['every other day: 12 hours beyond a daily one', 0.5, 24],
    ['twice a week reaches the most', 2 / 7, fixedCost.rareMostEur],
    ['once a month costs no more', 1 / 30, fixedCost.rareMostEur],
  ])('%s', (_, departuresPerDay, eur) => {
    expect(rareEur({ departuresPerDay })).toBeCloseTo(eur)
  })
})

const leg = (mode: Leg['mode'], hours: number, more: Partial<Leg> = {}): Leg => ({
  mode,
  ...{ operator: 'x', product: '', from: 'a', to: 'b', minutes: hours * 60, km: 1, co2Parts: [] },
  ...{ basis: 'known', sources: [], asOf: '2026' },
  ...more,
})
const change: Change = { at: 'b', to: 'b', minutes: 30, walk: 0, kind: 'expected' }

function option(legs: Leg[], mode: TransportOption['mode'] = legs[0]?.mode ?? 'train') {
  return { mode, legs, changes: legs.slice(1).map(() => change), departuresPerDay: mode === 'car' ? 0 : 1 }
}

describe('what is fixed', () => {
  const road = { road: ['a', 'b'] as [string, string] }
  test.each<[string, ReturnType<typeof option>, number]>([
    ['a train costs nothing, however long', option([leg('train', 14)]), 0],
    ['a change', option([leg('train', 2), leg('train', 2)]), 5],
    ['two hours in a coach cost nothing', option([leg('bus', 2)]), 0],
    ['each further hour in a coach', option([leg('bus', 12)]), 100],
    ['hours of two coaches together, and the change', option([leg('bus', 2), leg('bus', 3)]), 35],
    ['a night train with beds', option([leg('train', 9, { night: { berths: ['seat', 'couchette'] } })]), 0],
    ['a night train without', option([leg('train', 9, { night: { berths: ['seat'] } })]), 70],
    ['a night at sea', option([leg('ferry', 9, { night: { berths: ['seat'] } })]), 0],
    [
      'each hour at the wheel, not those on a ship',
      option([leg('car', 3, road), leg('ferry', 6)], 'car'),
      30,
    ],
  ])('%s', (_, given, eur) => {
    expect(fixedEur(given)).toBeCloseTo(eur)
  })

  test('rare departures come on top', () => {
    expect(fixedEur({ ...option([leg('bus', 3)]), departuresPerDay: 0.5 })).toBeCloseTo(10 + 24)
  })
})
