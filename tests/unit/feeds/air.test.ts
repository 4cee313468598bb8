// Readers of open tables of flights, on small tables written by hand (D156, D159).
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { airFeed } from '#compiler/feeds/air/air-feed.ts'
import { readAirlines } from '#compiler/feeds/air/airlines.ts'
import { lastFlown, perDayOf, seasonOf } from '#compiler/feeds/air/counted.ts'
import { readDepartures } from '#compiler/feeds/air/departures.ts'
import type { Proposal } from '#compiler/feeds/proposal.ts'
import type { Network } from '#compiler/read/network.ts'
import { tinyNetwork } from '../../fixtures/network.ts'

const folder = mkdtempSync(join(tmpdir(), 'waymark-air-'))
afterAll(() => rmSync(folder, { recursive: true }))

function table(...lines: string[]): string {
  const path = join(folder, 'table.csv')
  writeFileSync(path, `${lines.join('\n')}\n`)
  return path
}

/** The made-up network with its flight from Ayton changed, and the publications that the tables stand for. */
function network(change: object = {}, operators: string[] = []): Network {
  const tiny = tinyNetwork({ change: { 'air-aya-cee': change } })
  const source = (id: string, asOf: string) => ({ ...[...tiny.sources.values()][0], id, asOf })
  const skyline = tiny.operators.get('skyline')
  return {
    ...tiny,
    sources: new Map([
      ...tiny.sources,
      ['vrs-call-signs-2025', source('vrs-call-signs-2025', '2025-08')],
      ['vrs-call-signs-2026', source('vrs-call-signs-2026', '2026-08')],
      ['caa-departures-2026', source('caa-departures-2026', '2026-04')],
    ]) as Network['sources'],
    operators: new Map([
      ...tiny.operators,
      ...operators.map((id) => [id, { ...skyline, id, name: id }] as const),
    ]) as Network['operators'],
  }
}

const found = (proposals: readonly Proposal[], service = 'air-aya-cee') =>
  proposals.find((proposal) => proposal.service === service)

describe('airlines by pair', () => {
  const header = 'from,to,airlineIcao,airline,operator,flightNumbers'
  const read = (rows: string[], at = network()) => readAirlines(table(header, ...rows), at)
  /** skyline flies four times a day with eight call signs, and so it does from Ceeham to Eastby */
  const usual = ['AYA,CEE,SKY,Skyline,skyline,8', 'CEE,EAS,SKY,Skyline,skyline,8']

  test('confirm a carrier with the newest list as a source, and change neither date nor basis', () => {
    const { period, proposals } = read(usual)
    expect(period).toBe('2026-08')
    expect(found(proposals)).toMatchObject({
      kind: 'agrees',
      file: 'air/all.csv',
      changes: [{ column: 'sources', ours: 'made-up', theirs: 'vrs-call-signs-2026 made-up' }],
    })
  })

  test('leave a flight alone that a list or a count has confirmed', () => {
    const { proposals } = read(usual, network({ sources: ['caa-departures-2026'] }))
    expect(found(proposals)).toMatchObject({ kind: 'agrees', changes: [] })
  })

  test.each<[string, string[], object, Proposal['kind'], RegExp]>([
    [
      'is absent without a call sign',
      ['CEE,EAS,SKY,Skyline,skyline,8'],
      {},
      'absent',
      /No call sign of Skyline/,
    ],
    [
      'is questioned where one of two carriers has none',
      usual,
      { operators: ['skyline', 'rapid'] },
      'questioned',
      /No call sign of Rapid between aya and cee; Skyline has some/,
    ],
    [
      'is questioned with far fewer call signs than the airline usually has',
      ['AYA,CEE,SKY,Skyline,skyline,1', 'CEE,EAS,SKY,Skyline,skyline,40'],
      {},
      'questioned',
      /Few call signs .* Skyline 1/,
    ],
  ])('say of a flight that it %s', (_name, rows, change, kind, why) => {
    const proposal = found(read(rows, network(change)).proposals)
    expect(proposal?.kind).toBe(kind)
    expect(proposal?.why).toMatch(why)
  })

  test('count the direction with more call signs', () => {
    const { proposals } = read([
      'AYA,CEE,SKY,Skyline,skyline,1',
      'CEE,AYA,SKY,Skyline,skyline,8',
      usual[1] as string,
    ])
    expect(found(proposals)?.kind).toBe('agrees')
  })

  test('propose an airline that is not ours on a pair, as an estimate', () => {
    const { proposals } = read([...usual, 'AYA,EAS,SKY,Skyline,skyline,6'])
    const added = found(proposals, 'air-aya-eas-skyline')
    expect(added).toMatchObject({ kind: 'new', file: 'air/all.csv' })
    expect(added?.cells).toMatchObject({
      perDay: '3',
      minutes: '105',
      basis: 'modelled',
      sources: 'vrs-call-signs-2026 waymark-models',
      amenities: 'luggage',
    })
  })

  test.each([
    ['an airline of ours with one or two call signs', 'AYA,EAS,SKY,Skyline,skyline,2'],
    ['an airline that is no operator of ours', 'AYA,EAS,BCS,Cargo,,60'],
    ['an airport that is not ours', 'AYA,XYZ,SKY,Skyline,skyline,60'],
  ])('do not propose %s', (_name, row) => {
    const { proposals, notices } = read([...usual, row])
    expect(proposals.filter(({ kind }) => kind === 'new')).toEqual([])
    expect(notices).toHaveLength(1)
  })

  test('stand for the publication an editor names, as a feed', async () => {
    const path = table(header, ...usual)
    const at = network()
    const source = { id: 'vrs-call-signs-2025', asOf: '2025-08' }
    const report = await airFeed(readAirlines)(path, { feed: { id: 'vrs' }, network: at, source })
    expect(report).toMatchObject({ feed: 'vrs', period: '2025-08' })
    expect(found(report.proposals)?.changes[0]?.theirs).toBe('vrs-call-signs-2025 made-up')
  })

  test('say which column is missing', () => {
    expect(() =>
      readAirlines(table('from,to,airline,operator', 'AYA,CEE,Skyline,skyline'), network()),
    ).toThrow(/table\.csv: has no column "flightNumbers"\. Name the columns so\./)
  })
})

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
