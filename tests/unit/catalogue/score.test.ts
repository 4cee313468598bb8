// The score of a row, and the order of rows with their ties.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { score as weights } from '#catalogue/coefficients.ts'
import { type RankedRow, rankRows, scoreOf } from '#catalogue/score.ts'

describe('the score', () => {
  const figures = { low: 20, high: 60, minutes: 120, co2: 10, fixedEur: 7 }

  test('adds price, hours, CO2e and what is fixed, in euro', () => {
    expect(scoreOf(figures)).toBeCloseTo(30 + 40 + 3 + 7)
  })

  test.each(['low', 'high', 'minutes', 'co2', 'fixedEur'] as const)('is not finite without %s', (name) => {
    expect(scoreOf({ ...figures, [name]: Number.NaN })).toBeNaN()
  })
})

const row = (id: string, score: number, co2 = 10, minutes = 60): RankedRow => ({ id, score, co2, minutes })

describe('rows in order', () => {
  test.each<[string, RankedRow[], string[], string | undefined, string[]]>([
    ['none', [], [], undefined, []],
    ['the lowest score leads', [row('a', 120), row('b', 100)], ['b', 'a'], 'b', []],
    ['within 5% is as good', [row('a', 100), row('b', 105), row('c', 105.1)], ['a', 'b', 'c'], 'a', ['b']],
    [
      'in a tie clearly less CO2e leads',
      [row('a', 100, 100), row('b', 104, 20), row('c', 103, 90)],
      ['b', 'a', 'c'],
      'b',
      ['a', 'c'],
    ],
    ['a little less CO2e does not lead', [row('a', 100, 100), row('b', 104, 81)], ['a', 'b'], 'a', ['b']],
    [
      'less CO2e beyond the margin does not lead',
      [row('a', 100, 100), row('b', 106, 1)],
      ['a', 'b'],
      'a',
      [],
    ],
    ['equal scores go by minutes', [row('a', 100, 10, 90), row('b', 100)], ['b', 'a'], 'b', ['a']],
    ['equal in everything by id', [row('b', 100), row('a', 100)], ['a', 'b'], 'a', ['b']],
    [
      'figures that are not finite come last and earn nothing',
      [row('a', Number.NaN), row('b', Number.POSITIVE_INFINITY), row('c', 900)],
      ['c', 'a', 'b'],
      'c',
      [],
    ],
    ['no finite score, no best', [row('a', Number.NaN)], ['a'], undefined, []],
    [
      'a tie without CO2e never leads',
      [row('a', 100, 50), row('b', 101, Number.NaN)],
      ['a', 'b'],
      'a',
      ['b'],
    ],
  ])('%s', (_, rows, order, best, asGood) => {
    expect(rankRows(rows)).toEqual({ order, best, asGood })
  })

  test('whatever the order they come in: each once, one best, ties within the margin', () => {
    const figure = fc.oneof(fc.integer({ min: 1, max: 300 }), fc.constant(Number.NaN))
    fc.assert(
      fc.property(fc.array(fc.tuple(figure, figure)), (figures) => {
        const rows = figures.map(([score, co2], index) => row(String(index), score, co2))
        const ranking = rankRows(rows)
        expect(rankRows(rows.toReversed())).toEqual(ranking)
        expect([...ranking.order].sort()).toEqual(rows.map(({ id }) => id).sort())
        expect(ranking.order[0]).toBe(ranking.best ?? ranking.order[0])
        const scoreOfId = (id: string) => rows.find((one) => one.id === id)?.score ?? Number.NaN
        const least = Math.min(...rows.map(({ score }) => score).filter(Number.isFinite))
        for (const id of [...(ranking.best ? [ranking.best] : []), ...ranking.asGood])
          expect(scoreOfId(id)).toBeLessThanOrEqual(least * (1 + weights.tieShare))
      }),
    )
  })
})
