// Where travellers meet: an oracle that tries everything, and what must hold for any network.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type MeetOrder, meetingPlaces, meetOrders } from '#catalogue/meet.ts'
import { modes } from '#catalogue/mode.ts'
import { wayOfOne } from '#catalogue/one-adult.ts'
import { type Brief, briefVersion, type PackedWay, readBrief } from '#catalogue/reach/brief.ts'
import { openFilter, type WayFilter } from '#catalogue/way-choice.ts'

const towns = ['a', 'b', 'c', 'd', 'e', 'f']

const way: fc.Arbitrary<PackedWay> = fc
  .record({
    mode: fc.nat({ max: modes.length - 1 }),
    minutes: fc.integer({ min: 20, max: 900 }),
    access: fc.nat({ max: 120 }),
    low: fc.nat({ max: 200 }),
    range: fc.nat({ max: 100 }),
    accessEur: fc.nat({ max: 30 }),
    co2: fc.nat({ max: 300 }),
    changes: fc.nat({ max: 3 }),
    flags: fc.nat({ max: 7 }),
  })
  .map(({ mode, minutes, access, low, range, accessEur, co2, changes, flags }) => [
    ...([mode, minutes, minutes + access, low, low + range, accessEur, co2] as const),
    ...([0, changes, flags] as const),
  ])

/** Briefs of two to six towns in any order; some pairs have no way. */
const network: fc.Arbitrary<Brief[]> = fc
  .tuple(
    fc.shuffledSubarray(towns, { minLength: 2 }),
    fc.array(fc.array(way, { maxLength: 4 }), { minLength: 36, maxLength: 36 }),
  )
  .map(([starts, all]) =>
    starts.map((place) =>
      readBrief({
        version: briefVersion,
        place,
        to: Object.fromEntries(
          towns.flatMap((to, index) => {
            const ways = all[towns.indexOf(place) * towns.length + index] ?? []
            return to === place || ways.length === 0 ? [] : [[to, [100, ...ways]]]
          }),
        ),
      }),
    ),
  )

const withPlan = (plan: Partial<WayFilter['plan']>): WayFilter => ({
  ...openFilter,
  plan: { ...openFilter.plan, ...plan },
})
const filter = fc
  .record({
    flying: fc.boolean(),
    hours: fc.option(fc.integer({ min: 1, max: 16 }), { nil: undefined }),
    euro: fc.option(fc.integer({ min: 5, max: 230 }), { nil: undefined }),
  })
  .map(({ flying, hours, euro }) =>
    withPlan({ flying, ...(hours !== undefined && { hours }), ...(euro !== undefined && { euro }) }),
  )
const order = fc.constantFrom(...meetOrders)

/** What is found, without the ways, which change places with the starts. */
const found = (briefs: readonly Brief[], wanted: WayFilter, by: MeetOrder) =>
  meetingPlaces(briefs, wanted, by).map(({ place, figures }) => [
    place,
    ...meetOrders.map((figure) => Math.round(figures[figure] * 1000)),
  ])

/** Every town in turn, everybody's ways one by one, the sums as a person would add them. */
function oracle(briefs: readonly Brief[], wanted: WayFilter, by: MeetOrder) {
  const rows = towns.flatMap((place) => {
    const journeys = briefs.map((brief) =>
      brief.place === place ? 'at home' : wayOfOne(brief.packed(place), wanted),
    )
    if (journeys.includes(undefined)) return []
    const travelled = journeys.flatMap((journey) =>
      typeof journey === 'object'
        ? [[journey.doorMinutes, Math.round(journey.fare.low + journey.accessEur), journey.co2] as const]
        : [],
    )
    const sum = (at: 0 | 1 | 2) => travelled.map((figures) => figures[at]).reduce((a, b) => a + b, 0)
    const fair = travelled.map(([minutes]) => minutes).sort((a, b) => b - a)[0] ?? 0
    return [{ place, fair, hours: sum(0), euro: sum(1), co2: sum(2) }]
  })
  const figures = [by, ...meetOrders]
  const ranked: typeof rows = []
  while (rows.length > 0) {
    const best = rows.reduce((one, other) => {
      const [differing] = figures.filter((figure) => one[figure] !== other[figure])
      if (!differing) return one.place < other.place ? one : other
      return one[differing] < other[differing] ? one : other
    })
    ranked.push(...rows.splice(rows.indexOf(best), 1))
  }
  return ranked.map(({ place, ...row }) => [place, ...meetOrders.map((figure) => row[figure] * 1000)])
}

describe('meeting places', () => {
  test('are those that an oracle finds that tries everything', () => {
    fc.assert(
      fc.property(network, filter, order, (briefs, wanted, by) => {
        expect(found(briefs, wanted, by)).toEqual(oracle(briefs, wanted, by))
      }),
    )
  })

  test('do not depend on the order of the starts', () => {
    fc.assert(
      fc.property(network, filter, order, (briefs, wanted, by) => {
        expect(found(briefs.toReversed(), wanted, by)).toEqual(found(briefs, wanted, by))
      }),
    )
  })

  test('are not lost by more hours, more euro or by flying', () => {
    const most = fc.integer({ min: 1, max: 230 })
    fc.assert(
      fc.property(network, filter, order, most, most, (briefs, wanted, by, hours, euro) => {
        const { plan } = wanted
        const more = withPlan({
          flying: true,
          ...(plan.hours !== undefined && { hours: plan.hours + hours }),
          ...(plan.euro !== undefined && { euro: plan.euro + euro }),
        })
        const left = new Set(found(briefs, more, by).map(([place]) => place))
        expect(found(briefs, wanted, by).filter(([place]) => !left.has(place))).toEqual([])
      }),
    )
  })

  test('are the same places in every order, with the same ways', () => {
    fc.assert(
      fc.property(network, filter, order, (briefs, wanted, by) => {
        const places = (list: ReturnType<typeof found>) => list.map((row) => row.join(' ')).sort()
        expect(places(found(briefs, wanted, by))).toEqual(places(found(briefs, wanted, 'fair')))
      }),
    )
  })

  test('may be a start, whose traveller stays at home', () => {
    const briefs = ['a', 'b'].map((place) =>
      readBrief({
        version: briefVersion,
        place,
        to: { [place === 'a' ? 'b' : 'a']: [100, [0, 60, 90, 20, 40, 5, 3, 0, 0, 0]] },
      }),
    )
    const [first, second] = meetingPlaces(briefs, openFilter, 'hours')
    expect(first).toMatchObject({ place: 'a', figures: { fair: 90, hours: 90, euro: 25, co2: 3 } })
    expect(first?.ways[0]).toBeUndefined()
    expect(first?.ways[1]).toMatchObject({ mode: 'train', doorMinutes: 90 })
    expect(second?.place).toBe('b')
  })
})
