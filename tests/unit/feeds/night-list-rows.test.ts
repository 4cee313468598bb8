// What the list of night trains says otherwise, from the reader to the compiled comparison.
import { describe, expect, test } from 'vitest'
import type { NightListRow } from '#catalogue/night-list.ts'
import { nightListCheck } from '#compiler/emit/night-list.ts'
import { compareNightTrains } from '#compiler/feeds/night/compare-night-trains.ts'
import { nightListText } from '#compiler/feeds/night/list-rows.ts'
import { checkNightList } from '#compiler/read/check-night-list.ts'
import { Problems, problemText } from '#compiler/read/problems.ts'
import type { Located } from '#compiler/read/table.ts'
import { tinyNetwork } from '../../fixtures/network.ts'
import { back, list, provenance, there, train } from './night-rows.ts'

const night = 'night-ayton-deeville'
const network = tinyNetwork({ change: { [night]: { operators: ['nightjet'], sources: ['made-up'] } } })
/** Lines of the file without comment and header. */
function linesOf(...rows: string[]): string[] {
  const trips = list(...rows)
  const text = nightListText(trips, network, compareNightTrains(trips, network, provenance), provenance)
  return text.trimEnd().split('\n').slice(2)
}

const later = train('NJ 2', [
  ['Deeville Hbf', '', '21:45'],
  ['Ayton Central', '06:45'],
])

describe('the rows of the list', () => {
  test('count its trains and name what differs of a service', () => {
    const lines = linesOf(...there(), ...later)
    expect(lines).toContain('read,,,,,2,,made-up,2026')
    expect(lines).toContain(`differs,${night},backAt,21:45,,,,made-up,2026`)
  })

  test('name a line that is not ours with both directions, and count those outside alone', () => {
    const unknown = train(
      'UZ 1',
      [
        ['Elsewhere', '', '21:00'],
        ['Nowhere', '07:00'],
      ],
      '2026: Daily',
      'UZ',
    )
    const ends = ['Ayton Central', 'Deeville Hbf']
    const other = (id: string, stops: string[]) =>
      train(
        id,
        [
          [stops[0] ?? '', '', '15:00'],
          [stops[1] ?? '', '23:00'],
        ],
        '2026: Daily',
        'UZ',
      )
    const lines = linesOf(
      ...[...there(), ...back(), ...unknown],
      ...[...other('UZ 2', ends), ...other('UZ 3', ends.toReversed())],
    )
    expect(lines.filter((line) => line.startsWith('missing'))).toEqual([
      'missing,,,,Ayton Central – Deeville Hbf,2,operator,made-up,2026',
      'missing,,,,,1,outside,made-up,2026',
    ])
  })
})

const row = (change: Partial<Located<NightListRow>>): Located<NightListRow> => ({
  ...{ kind: 'read', trains: 2, source: 'made-up', asOf: '2026', where: 'data/night-list/a.csv:2' },
  ...change,
})

describe('the compiled comparison', () => {
  const differs = (theirs: string) =>
    row({ kind: 'differs', trains: undefined, service: night, column: 'backAt', theirs })

  test('has both values of what differs', () => {
    const check = nightListCheck([row({}), differs('21:45')], network)
    expect(check?.differs).toEqual([{ service: night, column: 'backAt', ours: '21:30', theirs: '21:45' }])
    expect(check).toMatchObject({ services: 2, agree: 1 })
  })

  test('leaves out what differs no longer', () => {
    expect(nightListCheck([row({}), differs('21:30')], network)).toMatchObject({ differs: [], agree: 2 })
  })

  test('is not there without a row that counts the list', () => {
    expect(nightListCheck([], network)).toBeUndefined()
  })
})

test.each<[string, Located<NightListRow>[], RegExp]>([
  [
    'a difference without a value',
    [row({}), row({ kind: 'differs', service: night, column: 'at' })],
    /"theirs" is empty in a row of differs/,
  ],
  [
    'a list counted twice',
    [row({}), row({ where: 'data/night-list/a.csv:3' })],
    /csv:3: counts the list again, as .*csv:2/,
  ],
  ['a list that nobody counted', [row({ kind: 'absent', service: night })], /has no row of kind read/],
])('%s is refused', (_, rows, message) => {
  const problems = new Problems()
  checkNightList(rows, problems)
  expect(problems.list.map(problemText)).toEqual([expect.stringMatching(message)])
})
