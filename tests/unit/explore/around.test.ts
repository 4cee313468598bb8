// What a filter leaves around a town: held against every combination tried one by one, and rules that hold for any network.
import { describe, expect, test } from 'vitest'
import { around, countAround, filterSteps, hourGroup, hourSteps } from '#catalogue/explore.ts'
import { type Mode, modes } from '#catalogue/mode.ts'
import { type BriefFile, type BriefWay, briefVersion, packedWay, readBrief } from '#catalogue/reach/brief.ts'
import { scoreOf } from '#catalogue/score.ts'
import { openFilter, type WayFilter } from '#catalogue/way-choice.ts'

/** Numbers in [0, 1) that are the same in every run (mulberry32). */
function randomBy(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function randomBrief(seed: number) {
  const random = randomBy(seed)
  const whole = (most: number) => Math.floor(random() * most)
  const way = (): BriefWay => {
    const minutes = 30 + whole(900)
    const low = 5 + whole(200)
    return {
      ...{ mode: modes[whole(5)] as Mode, minutes, doorMinutes: minutes + whole(240) },
      ...{
        fare: { low, high: low + whole(150) },
        accessEur: whole(30),
        co2: whole(200),
        fixedEur: whole(60),
      },
      ...{ changes: whole(4), isNight: random() < 0.2, isPriceModelled: false, isTimeModelled: false },
    }
  }
  const towns = Array.from({ length: 12 }, (_, index) => {
    const ways = Array.from({ length: 1 + whole(5) }, way)
    return [`town-${index}`, [100, ...ways.map(packedWay)]] as const
  })
  return readBrief({ version: briefVersion, place: 'middle', to: Object.fromEntries(towns) } as BriefFile)
}

type Asked = Partial<Omit<WayFilter, 'plan'>> & { plan?: Partial<WayFilter['plan']> }

const filters: [string, Asked][] = [
  ['nothing asked', {}],
  ['without flying', { plan: { flying: false } }],
  ['six hours', { plan: { hours: 6 } }],
  ['eighty euro for two', { plan: { euro: 80, travellers: 2 } }],
  ['thirty kilograms', { co2: 30 }],
  ['one change', { changes: 1 }],
  ['trains and ships', { modes: ['train', 'ferry'] }],
  ['by night', { night: true }],
  ['all at once', { plan: { hours: 12, euro: 150, flying: false }, co2: 100, changes: 2 }],
]
const filterOf = ({ plan, ...rest }: Asked): WayFilter => ({
  ...openFilter,
  ...rest,
  plan: { ...openFilter.plan, ...plan },
})

/** Written again from the words of the issue, without the code of plans. */
function isLeft(way: BriefWay, { plan, co2, changes, modes: some, night }: WayFilter): boolean {
  const tickets = way.mode === 'car' ? Math.ceil(plan.travellers / 5) : plan.travellers
  const all = way.fare.low * tickets + way.accessEur * plan.travellers
  const kilograms = (way.co2 * tickets) / plan.travellers
  return (
    (plan.flying || way.mode !== 'flight') &&
    (plan.hours === undefined || way.doorMinutes <= plan.hours * 60) &&
    (plan.euro === undefined || all <= plan.euro) &&
    (co2 === undefined || kilograms <= co2) &&
    (changes === undefined || way.changes <= changes) &&
    some.includes(way.mode) &&
    (!night || way.isNight)
  )
}

describe.each([1, 2, 3, 4, 5])('a random network (%i)', (seed) => {
  const brief = randomBrief(seed)

  test.each(filters)('%s leaves the towns that some way reaches', (_, asked) => {
    const filter = filterOf(asked)
    const left = brief.destinations.filter((id) => brief.ways(id).some((way) => isLeft(way, filter)))
    expect([...around(brief, filter).keys()]).toEqual(left)
    expect(countAround(brief, filter).towns).toBe(left.length)
    for (const [, { way }] of around(brief, filter)) expect(isLeft(way, filter)).toBe(true)
  })

  test('the best way of one adult has a score within the margin of the lowest', () => {
    for (const [id, { row }] of around(brief, openFilter)) {
      const scores = brief.ways(id).map((way) =>
        scoreOf({
          low: way.fare.low + way.accessEur,
          high: way.fare.high + way.accessEur,
          minutes: way.doorMinutes,
          co2: way.co2,
          fixedEur: way.fixedEur,
        }),
      )
      expect(row.score).toBeLessThanOrEqual(Math.min(...scores) * 1.05 + 1)
    }
  })

  test('more hours, more euro and more kilograms never lose a town', () => {
    const towns = (filter: WayFilter) => new Set(around(brief, filter).keys())
    const rising: WayFilter[][] = [
      filterSteps.hours.map((hours) => filterOf({ plan: { hours } })),
      filterSteps.euro.map((euro) => filterOf({ plan: { euro } })),
      filterSteps.co2.map((co2) => filterOf({ co2 })),
    ]
    for (const steps of rising)
      for (const [index, filter] of steps.entries()) {
        const more = towns(steps[index + 1] ?? openFilter)
        for (const id of towns(filter)) expect(more.has(id)).toBe(true)
      }
  })

  test('without flying there are no more towns than with it', () => {
    const { towns, land } = countAround(brief, openFilter)
    expect(land).toBeLessThanOrEqual(towns)
  })
})

test('a group of the list holds what takes no longer than its hours', () => {
  expect([1, 120, 121, 480, 1440, 1441].map(hourGroup)).toEqual([0, 0, 1, 2, 4, hourSteps.length])
})
