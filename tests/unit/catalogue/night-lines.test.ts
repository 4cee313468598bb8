// Lines of night trains: what is refused, what counts as announced, and their order.
import { describe, expect, test } from 'vitest'
import { byDate, isAnnounced, type NightLine } from '#catalogue/night-line.ts'
import { checkNightLines } from '#compiler/read/check-night-lines.ts'
import { Problems, problemText } from '#compiler/read/problems.ts'
import { readFacts } from '#compiler/read/read-facts.ts'
import { readNetwork } from '#compiler/read/read-network.ts'
import type { Located } from '#compiler/read/table.ts'
import { root } from '#tools/root.ts'

const line = (change: Partial<Located<NightLine>> = {}): Located<NightLine> => ({
  ...{ event: 'begins', date: '2026-03-26', operators: ['european-sleeper'] },
  ...{ places: ['paris', 'brussels', 'berlin'], basis: 'published', sources: ['a'], asOf: '2026-06' },
  where: 'data/night-lines/a.csv:2',
  ...change,
})
const second = 'data/night-lines/a.csv:3'

function problemsOf(...lines: Located<NightLine>[]): string[] {
  const problems = new Problems()
  checkNightLines(lines, problems)
  return problems.list.map(problemText)
}

describe('a line of night trains', () => {
  test.each<[string, Located<NightLine>[], RegExp]>([
    ['of one town', [line({ places: ['paris', 'paris'] })], /csv:2: "places" is paris paris, one town/],
    ['that a formula knows', [line({ basis: 'modelled' })], /csv:2: "basis" is modelled, but no formula/],
    [
      'twice, in the other direction',
      [line(), line({ places: ['berlin', 'paris'], where: second })],
      /csv:3: begins berlin–paris again, as .*csv:2/,
    ],
    [
      'that ends before it begins',
      [line(), line({ event: 'ends', date: '2025-12', where: second })],
      /csv:3: "date" is 2025-12, before the line begins on 2026-03-26/,
    ],
  ])('%s is refused', (_, lines, message) => {
    expect(problemsOf(...lines)).toEqual([expect.stringMatching(message)])
  })

  test('that ends after it began, and one of another operator, are no mistakes', () => {
    const ends = line({ event: 'ends', date: '2026-12-13', where: second })
    expect(problemsOf(line(), ends, line({ operators: ['nightjet'] }))).toEqual([])
  })

  test.each([
    ['2026-03-26', '2026-06', false],
    ['2026-09-09', '2026-03', true],
    ['2026-09-09', '2026-09', true],
    ['2026-06-25', '2026', true],
    ['2025-12-14', '2026', false],
    ['2027', '2026-03', true],
    ['2026-03', '2026-06', false],
  ])('of %s as of %s is announced: %s', (date, asOf, announced) => {
    expect(isAnnounced({ date, asOf })).toBe(announced)
  })

  test('comes before those of earlier days, a whole year before its months', () => {
    const dates = ['2026-03', '2027', '2025-12-14', '2026-03-26', '2026']
    const sorted = dates.map((date) => line({ date })).sort(byDate)
    expect(sorted.map(({ date }) => date)).toEqual(['2027', '2026', '2026-03', '2026-03-26', '2025-12-14'])
  })
})

test('every line of data/ names a source with an address', () => {
  const network = readNetwork(root)
  const { nightLines } = readFacts(root, network)
  expect(nightLines.length).toBeGreaterThan(0)
  const without = nightLines.filter(({ sources }) => !sources.some((id) => network.sources.get(id)?.url))
  expect(without).toEqual([])
})
