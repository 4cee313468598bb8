// Readers of open tables of the airlines on a pair of airports, on small tables written by hand (D156, D159).
import { describe, expect, test } from 'vitest'
import { airFeed } from '#compiler/feeds/air/air-feed.ts'
import { readAirlines } from '#compiler/feeds/air/airlines.ts'
import type { Proposal } from '#compiler/feeds/proposal.ts'
import { found, network, table } from './air-tables.ts'

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
