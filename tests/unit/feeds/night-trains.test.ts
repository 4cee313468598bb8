// Night trains held against a small list, one trap a train.
import { describe, expect, test } from 'vitest'
import { compareNightTrains } from '#compiler/feeds/night/compare-night-trains.ts'
import { tinyNetwork } from '../../fixtures/network.ts'
import { back, list, provenance, there, train } from './night-rows.ts'

const night = 'night-ayton-deeville'
const ofService = (rows: readonly string[], change: object = {}) => {
  const network = tinyNetwork({ change: { [night]: { operators: ['nightjet'], ...change } } })
  const proposals = compareNightTrains(list(...rows), network, provenance)
  return proposals.find(({ service }) => service === night)
}

describe('a night service', () => {
  test('that runs as in the list agrees, and names the list beside its sources', () => {
    const change = { sources: ['other'], basis: 'known' }
    expect(ofService([...there(), ...back()], change)).toMatchObject({
      kind: 'agrees',
      changes: [
        { column: 'basis', ours: 'known', theirs: 'published' },
        { column: 'sources', ours: 'other', theirs: 'made-up other' },
        { column: 'asOf', theirs: '2026' },
      ],
    })
  })

  test('with another hour the way back differs in that column alone', () => {
    const later = train('NJ 2', [
      ['Deeville Hbf', '', '21:45'],
      ['Ayton Central', '06:45'],
    ])
    expect(ofService([...there(), ...later])).toMatchObject({
      kind: 'differs',
      changes: [{ column: 'backAt', ours: '21:30', theirs: '21:45' }],
      file: 'rail/all.csv',
    })
  })

  test('with other days, season and minutes differs in each', () => {
    const slower = train(
      'NJ 1',
      [
        ['Ayton Central', '', '22:00'],
        ['Deeville Hbf', '07:30'],
      ],
      '2026/05/29-09/25: Wed, Fri',
    )
    const proposal = ofService([...slower, ...back('2026/05/29-09/25: Wed, Fri')])
    expect(proposal?.changes).toEqual([
      { column: 'minutes', ours: '540', theirs: '570' },
      { column: 'days', ours: '', theirs: 'wed fri' },
      { column: 'season', ours: '', theirs: '05-29..09-25' },
    ])
  })

  test('is not matched with a train of another railway', () => {
    const others = train(
      'EN 9',
      [
        ['Ayton Central', '', '22:00'],
        ['Deeville Hbf', '07:00'],
      ],
      undefined,
      'PKP',
    )
    expect(ofService(others)).toMatchObject({ kind: 'absent', changes: [] })
  })

  test('is questioned where the list does not say that one may alight', () => {
    const rows = train('NJ 1', [
      ['Ayton Central', '', '22:00'],
      ['Deeville Hbf', '', '07:00'],
      ['Eastby Main', '09:00'],
    ])
    expect(ofService([...rows, ...back()])).toMatchObject({
      kind: 'questioned',
      why: expect.stringContaining('without saying whether one may board or alight'),
    })
  })

  test('is new where the list joins two cities and we do not', () => {
    const rows = train(
      'NJ 7',
      [
        ['Ayton Central', '', '21:00'],
        ['Ceeham Hbf', '06:30'],
      ],
      '2026: Fri',
    )
    const proposals = compareNightTrains(list(...rows), tinyNetwork(), provenance)
    const [found] = proposals.filter(({ kind }) => kind === 'new')
    expect(found?.cells).toMatchObject({ from: 'ayton-central', to: 'ceeham-hbf', at: '21:00', days: 'fri' })
  })

  test('is not proposed for hours at which nobody boards', () => {
    const rows = train('NJ 8', [
      ['Ayton Central', '', '03:00'],
      ['Ceeham Hbf', '12:30'],
    ])
    const proposals = compareNightTrains(list(...rows), tinyNetwork(), provenance)
    expect(proposals.filter(({ kind }) => kind === 'new')).toEqual([])
  })
})
