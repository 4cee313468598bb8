// What a row says under a plan, and which rows lead.
import { describe, expect, test } from 'vitest'
import { leadersOf, type PlannedRow, plannedRow } from '#catalogue/planned-row.ts'
import type { RowFacts } from '#catalogue/row-facts.ts'
import { type TripPlan, usualPlan } from '#catalogue/trip-plan.ts'
import { bus, car, flight, train } from './some-rows.ts'

const planned = (facts: RowFacts, plan: Partial<TripPlan> = {}) =>
  plannedRow(facts, { ...usualPlan, ...plan })
const figures = ({ cars, all, each, co2 }: PlannedRow) => [cars, all.low, all.high, each.low, co2]

describe('figures', () => {
  test.each<[string, RowFacts, Partial<TripPlan>, number[]]>([
    ['of one adult hold the ways', train, {}, [0, 49, 250, 49, 2.8]],
    ['of three: each pays ticket and ways', train, { travellers: 3 }, [0, 147, 750, 49, 2.8]],
    ['of a car alone', car, {}, [1, 160, 480, 160, 90]],
    ['of a car shared by four', car, { travellers: 4 }, [1, 160, 480, 40, 22.5]],
    ['of a full car', car, { travellers: 5 }, [1, 160, 480, 32, 18]],
    ['of a second car', car, { travellers: 6 }, [2, 320, 960, 320 / 6, 30]],
    ['with a bag for each of two', flight, { travellers: 2, bag: 'hold' }, [0, 184, 524, 92, 90]],
    ['with a bicycle', train, { bike: true }, [0, 69, 270, 69, 2.8]],
    ['with a bag and a bicycle', train, { bag: 'cabin', bike: true }, [0, 69, 270, 69, 2.8]],
    ['without what is unknown', bus, { bag: 'hold', bike: true }, [0, 25, 65, 25, 12]],
    [
      'of the ride alone: the bare fare, whatever is carried',
      flight,
      { doorToDoor: false, bag: 'hold' },
      [...[0, 30, 200, 30, 90]],
    ],
    ['of the ride alone, for two', flight, { doorToDoor: false, travellers: 2 }, [0, 60, 400, 30, 90]],
    ['of the ride alone, in a shared car', car, { doorToDoor: false, travellers: 2 }, [1, 160, 480, 80, 45]],
  ])('%s', (_, facts, plan, expected) => {
    const found = figures(planned(facts, plan))
    expected.forEach((figure, index) => {
      expect(found[index], `figure ${index}`).toBeCloseTo(figure, 6)
    })
  })

  test('of the ride alone are the timetable’s minutes', () => {
    expect(planned(flight, { doorToDoor: false }).parts).toEqual({
      ...{ access: 0, dwell: 0, egress: 0 },
      ...{ journey: 80, total: 80 },
    })
  })

  test('weigh in the score: more to pay is worse, a shared car is better', () => {
    expect(planned(flight, { bag: 'hold' }).score).toBeCloseTo(planned(flight).score + 40)
    expect(planned(car, { travellers: 4 }).score).toBeLessThan(planned(car).score)
    expect(planned(train, { travellers: 4 }).score).toBeCloseTo(planned(train).score)
  })

  test('without a CO₂ have no score', () => {
    expect(planned({ ...train, co2: Number.NaN }).score).toBeNaN()
  })
})

describe('what must be asked', () => {
  test.each<[string, RowFacts, Partial<TripPlan>, string[]]>([
    ['nothing with a small bag', bus, {}, []],
    ['a bag without a price', bus, { bag: 'cabin' }, ['bag']],
    ['a bag and a bicycle', bus, { bag: 'hold', bike: true }, ['bag', 'bike']],
    ['not what is free', train, { bag: 'hold' }, []],
    ['one bag is known, the other is not', { ...bus, extras: { cabin: 0 } }, { bag: 'hold' }, ['bag']],
    ['not a bicycle that is refused', flight, { bike: true }, []],
    ['nothing where the ride alone counts', bus, { bag: 'hold', doorToDoor: false }, []],
  ])('%s', (_, facts, plan, asks) => {
    expect(planned(facts, plan).asks).toEqual(asks)
  })
})

describe('a row does not fit', () => {
  test.each<[string, RowFacts, Partial<TripPlan>, PlannedRow['objection']]>([
    ['never by default', flight, {}, undefined],
    ['a flight without flying', flight, { flying: false }, 'flying'],
    ['not a train without flying', train, { flying: false }, undefined],
    ['where no bicycle is taken', flight, { bike: true }, 'bike'],
    ['not where it must be asked', bus, { bike: true }, undefined],
    ['above the hours, door to door', train, { hours: 3 }, 'hours'],
    ['not at the hours', { ...train, minutes: 121 }, { hours: 3 }, undefined],
    ['above the hours of the ride', train, { hours: 2, doorToDoor: false }, 'hours'],
    ['not where the ride alone fits', train, { hours: 3, doorToDoor: false }, undefined],
    ['above the euro, all in', train, { euro: 48 }, 'euro'],
    ['not at the euro', train, { euro: 49 }, undefined],
    ['above the euro of all together', train, { euro: 60, travellers: 2 }, 'euro'],
    ['above the euro with its bag', flight, { euro: 60, bag: 'cabin' }, 'euro'],
    ['for the first of several reasons', flight, { flying: false, hours: 1, euro: 1 }, 'flying'],
  ])('%s', (_, facts, plan, objection) => {
    expect(planned(facts, plan).objection).toBe(objection)
  })
})

describe('the leaders', () => {
  const of = (facts: readonly RowFacts[], plan: Partial<TripPlan> = {}) =>
    leadersOf(facts.map((one) => planned(one, plan)))

  test('are the fastest, the cheapest and the one with least CO₂', () => {
    expect(of([bus, flight, car, train])).toEqual({ fastest: 3, cheapest: 0, greenest: 3 })
  })

  test('a row that must be asked is never the cheapest beside one that is known', () => {
    expect(of([bus, flight, car, train], { bag: 'hold' })).toMatchObject({ cheapest: 3, fastest: 3 })
    expect(of([bus, train], { bike: true }).cheapest).toBe(1)
  })

  test('where all must be asked, none is the cheapest', () => {
    expect(of([bus, bus], { bag: 'hold' })).toEqual({ fastest: 0, cheapest: -1, greenest: 0 })
  })

  test('rows that do not fit lead in nothing', () => {
    expect(of([flight, car], { flying: false })).toEqual({ fastest: 1, cheapest: 1, greenest: 1 })
    expect(of([flight], { flying: false })).toEqual({ fastest: -1, cheapest: -1, greenest: -1 })
  })

  test('the first of equal rows leads, an unknown CO₂ never', () => {
    expect(of([{ ...train, co2: Number.NaN }, train, train])).toEqual({
      fastest: 0,
      cheapest: 0,
      greenest: 1,
    })
  })

  test('of equal CO₂ the shorter journey leads', () => {
    const fast = { ...bus, minutes: 400, stages: [400] }
    expect(of([bus, fast, bus]).greenest).toBe(1)
  })

  test('travellers and the ride alone decide anew', () => {
    const dear = { ...train, fare: { low: 60, high: 90 } }
    expect(of([dear, car]).cheapest).toBe(0)
    expect(of([dear, car], { travellers: 4 }).cheapest).toBe(1)
    expect(of([train, flight])).toMatchObject({ fastest: 0, cheapest: 0 })
    expect(of([train, flight], { doorToDoor: false })).toMatchObject({ fastest: 1, cheapest: 1 })
  })
})
