// Readers of tables of counted departures, and what the months of an airline say (D156, D159).
import { describe, expect, test } from 'vitest'
import { lastFlown, perDayOf, seasonOf } from '#compiler/feeds/air/counted.ts'
import { readDepartures } from '#compiler/feeds/air/departures.ts'
import type { Proposal } from '#compiler/feeds/proposal.ts'
import { found, network, table } from './air-tables.ts'

describe('counted departures', () => {
  const months = ['202511', '202512', '202601', '202602', '202603', '202604']
  const row = (from: string, to: string, operator: string, counts: number[]) =>
    [from, to, operator.toUpperCase(), operator, ...counts].join(',')
  const read = (rows: string[], at = network()) =>
    readDepartures(table(`from,to,airline,operator,${months.join(',')}`, ...rows), at)
  const fourADay = [120, 124, 124, 112, 124, 120]

  test('confirm the departures a day with source and date', () => {
    const { period, proposals } = read([row('AYA', 'CEE', 'skyline', fourADay)])
    expect(period).toBe('2025-11 to 2026-04')
    expect(found(proposals)).toMatchObject({
      kind: 'agrees',
      changes: [
        { column: 'sources', theirs: 'caa-departures-2026 made-up' },
        { column: 'asOf', ours: '2026', theirs: '2026-04' },
      ],
    })
  })

  test('say nothing of flights between airports that do not report', () => {
    const { proposals } = read([row('AYA', 'CEE', 'skyline', fourADay)])
    expect(found(proposals, 'air-cee-eas')).toBeUndefined()
  })

  test('propose the mean of the months with service where it differs', () => {
    const { proposals } = read([row('AYA', 'CEE', 'skyline', [60, 62, 0, 56, 62, 60])])
    expect(found(proposals)).toMatchObject({
      kind: 'differs',
      changes: [{ column: 'perDay', ours: '4', theirs: '2' }, {}, {}],
    })
  })

  test('add up the airlines of one operator, and the operators of one flight', () => {
    const both = [
      row('AYA', 'CEE', 'skyline', [60, 62, 62, 56, 62, 60]),
      row('AYA', 'CEE', 'skyline', [30, 31, 31, 28, 31, 30]),
    ]
    const partner = row('AYA', 'CEE', 'rapid', [30, 31, 31, 28, 31, 30])
    const { proposals } = read([...both, partner], network({ operators: ['skyline', 'rapid'] }))
    expect(found(proposals)?.why).toBe('Counted 4 departures a day.')
  })

  test.each<[string, object, string[], Proposal['kind'], RegExp]>([
    [
      'that nobody counted is absent',
      {},
      [row('AYA', 'EAS', 'rapid', fourADay)],
      'absent',
      /No departure of Skyline/,
    ],
    [
      'of two carriers, of which one was not counted, is questioned',
      { operators: ['skyline', 'rapid'] },
      [row('AYA', 'CEE', 'skyline', fourADay)],
      'questioned',
      /No departure of Rapid/,
    ],
    [
      'that ended is questioned',
      {},
      [row('AYA', 'CEE', 'skyline', [120, 124, 124, 0, 0, 0])],
      'questioned',
      /Skyline last flew in 2026-01/,
    ],
    [
      'of a season may pause',
      { departures: { perDay: 4, season: { from: '11-01', to: '01-31' } } },
      [row('AYA', 'CEE', 'skyline', [120, 124, 124, 0, 0, 0])],
      'agrees',
      /Counted 4/,
    ],
  ])('a flight %s', (_name, change, rows, kind, why) => {
    const proposal = found(read(rows, network(change)).proposals)
    expect(proposal?.kind).toBe(kind)
    expect(proposal?.why).toMatch(why)
  })

  test('propose a carrier between airports of ours with the minutes of the pair', () => {
    const at = network({}, ['jet'])
    const { proposals } = read(
      [row('AYA', 'CEE', 'skyline', fourADay), row('AYA', 'CEE', 'jet', [30, 31, 31, 28, 31, 30])],
      at,
    )
    expect(found(proposals, 'air-aya-cee-jet')).toMatchObject({
      kind: 'new',
      cells: {
        minutes: '75',
        perDay: '1',
        basis: 'known',
        sources: 'caa-departures-2026 waymark-editors',
        asOf: '2026-04',
      },
    })
  })

  test('do not propose a carrier that stopped', () => {
    const at = network({}, ['jet'])
    const { proposals } = read([row('AYA', 'CEE', 'jet', [30, 31, 31, 28, 31, 0])], at)
    expect(proposals.filter(({ kind }) => kind === 'new')).toEqual([])
  })
})

describe('the months of an airline', () => {
  const from = (start: number, counts: number[]) =>
    new Map(
      counts.map((count, index): [string, number] => {
        const month = start + index
        return [
          `${2025 + Math.floor((month - 1) / 12)}${String(((month - 1) % 12) + 1).padStart(2, '0')}`,
          count,
        ]
      }),
    )

  test.each<[string, number[], number]>([
    ['counts days of months with service only', [30, 31, 0, 0, 0, 0], 1],
    ['leaves out a first month that has hardly begun', [0, 0, 6, 60, 62, 60], 2],
    ['is nothing without flights', [0, 1, 0, 0, 0, 0], 0],
  ])('%s', (_name, counts, perDay) => {
    expect(perDayOf(from(11, counts))).toBe(perDay)
  })

  test.each<[string, number[], string | undefined]>([
    ['a winter pause is a season', [60, 60, 60, 60, 60, 60, 0, 0, 0, 0, 0, 60], '04-01..10-31'],
    ['a start inside the table is none', [0, 0, 0, 0, 0, 60, 60, 60, 60, 60, 60, 60], undefined],
    ['an end inside the table is none', [60, 60, 60, 60, 60, 60, 0, 0, 0, 0, 0, 0], undefined],
    ['a month without flights is none', [60, 60, 60, 60, 60, 0, 60, 60, 60, 60, 60, 60], undefined],
  ])('%s', (_name, counts, season) => {
    expect(seasonOf(from(5, counts))).toBe(season)
  })

  test('ends with the last month that has flights', () => {
    expect(lastFlown(from(5, [60, 60, 3]))).toBe('2025-06')
    expect(lastFlown(from(5, [0]))).toBeUndefined()
  })
})
