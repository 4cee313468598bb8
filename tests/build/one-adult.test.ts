// The way of one adult that meetings and tours read from brief files, against the best way of boards.
import { describe, expect, test } from 'vitest'
import { briefFile, places } from '#catalogue/load.ts'
import { wayOfOne } from '#catalogue/one-adult.ts'
import { townsOf } from '#catalogue/place.ts'
import { readBrief } from '#catalogue/reach/brief.ts'
import { bestWay, type ChosenWay, fittingWays, openFilter, type WayFilter } from '#catalogue/way-choice.ts'

const withPlan = (plan: Partial<WayFilter['plan']>): WayFilter => ({
  ...openFilter,
  plan: { ...openFilter.plan, ...plan },
})

describe('the way of one adult', () => {
  const origins = ['london', 'palma', 'vienna']
  test.each(origins)('from %s is the best of the ways that fit, as boards have it', (origin) => {
    const brief = readBrief(briefFile(origin))
    for (const wanted of [
      openFilter,
      ...[{ flying: false }, { hours: 6 }, { euro: 60, flying: false }].map(withPlan),
      { ...openFilter, changes: 0 },
      { ...openFilter, night: true },
      { ...openFilter, co2: 20 },
      { ...openFilter, modes: ['bus' as const] },
    ])
      for (const { id } of townsOf(places())) {
        const chosen = wayOfOne(brief.packed(id), wanted)
        const fitting = fittingWays(brief.ways(id), wanted)
        expect(chosen === undefined, `${origin}-${id}`).toBe(fitting.length === 0)
        if (!chosen) continue
        const best = bestWay(brief.ways(id), wanted) as ChosenWay
        // files have cents: of two that cost the same to the cent either may lead
        const same = fitting.find(({ way: one }) => JSON.stringify(one) === JSON.stringify(chosen))
        if (same?.way !== best.way) expect(same?.row.score, `${origin}-${id}`).toBeCloseTo(best.row.score, 1)
      }
  })
})
