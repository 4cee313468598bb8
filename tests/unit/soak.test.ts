import { describe, expect, it } from 'vitest'
import { type Minute, slopeOf, soakFaults } from '#bench/soak/report.ts'

const minute = (differs: Partial<Minute> = {}, status = '200', ms = 10): Minute => ({
  memory: 200,
  descriptors: 30,
  loopDelay: 1,
  outcome: { statuses: new Map([[status, 1]]), latencies: [ms], accepted: new Map() },
  ...differs,
})
const minutes = (last: Minute, count = 10) => [...Array.from({ length: count - 1 }, () => minute()), last]

describe('a soak', () => {
  it('passes where nothing changes after the warm-up', () => {
    expect(soakFaults([minute({ memory: 150 }), minute({ memory: 180 }), ...minutes(minute())])).toEqual([])
  })

  it.each<[string, Minute[], string]>([
    ['memory above the budget', minutes(minute({ memory: 251 }), 2), '251 MB'],
    [
      'memory that grows',
      minutes(minute()).map((each, index) => ({ ...each, memory: 200 + 4 * index })),
      'memory grows 4.0',
    ],
    ['an error', minutes(minute({}, '500')), 'answers 200, 500'],
    ['a broken connection', minutes(minute({}, 'none')), 'answers 200, none'],
    ['a slow minute', minutes(minute({}, '200', 100)), 'p99 of a minute is 10.0 times'],
    ['descriptors that stay open', minutes(minute({ descriptors: 60 })), 'descriptors differ by 30'],
  ])('fails for %s', (_, seen, fault) => {
    expect(soakFaults(seen)).toContainEqual(expect.stringContaining(fault))
  })

  it('measures growth by a straight line', () => {
    expect(slopeOf([1, 3, 5])).toBe(2)
    expect(slopeOf([7])).toBe(0)
  })
})
