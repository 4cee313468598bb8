// The day line: scale, hours, parts, breaks and nights.
import { describe, expect, test } from 'vitest'
import { drawLine, hoursOn, lineParts, nightsOf, scaleOf } from '#catalogue/day-line.ts'
import { plannedRow } from '#catalogue/planned-row.ts'
import { usualPlan } from '#catalogue/trip-plan.ts'
import { bus, car, train } from './some-rows.ts'

describe('the scale', () => {
  test.each([
    ['is the longest line', [100, 200, 150], 200],
    ['leaves out a line longer than twice the median', [100, 200, 150, 301], 200],
    ['keeps a line of twice the median', [100, 200, 150, 300], 300],
    ['of one line is that line', [90], 90],
    ['of no line is not 0', [], 1],
    ['of two lines follows the shorter one', [100, 1000], 100],
  ])('%s', (_, totals, scale) => {
    expect(scaleOf(totals)).toBe(scale)
    expect(scaleOf(totals.toReversed())).toBe(scale)
  })

  test.each([
    [45, [0]],
    [200, [0, 1, 2, 3]],
    [360, [0, 1, 2, 3, 4, 5, 6]],
    [361, [0, 2, 4, 6]],
    [1200, [0, 4, 8, 12, 16, 20]],
    [6000, [0, 24, 48, 72, 96]],
  ])('of %i minutes has the hours %o', (scale, hours) => {
    expect(hoursOn(scale)).toEqual(hours)
  })

  test('has never more than seven hours', () => {
    for (let scale = 1; scale < 30_000; scale += 7) expect(hoursOn(scale).length).toBeLessThanOrEqual(7)
  })
})

const partsOf = (facts: typeof train, plan = usualPlan) =>
  lineParts(facts.mode, plannedRow(facts, plan).parts, facts.stages)
const kinds = (facts: typeof train) => partsOf(facts).map(({ kind }) => kind)

describe('the parts', () => {
  test('are way and waiting, rides with changes between, and way', () => {
    expect(kinds(bus)).toEqual(['way', 'ride', 'change', 'ride', 'way'])
  })

  test('of a drive end with its breaks', () => {
    expect(kinds(car)).toEqual(['way', 'ride', 'way'])
  })

  test.each([train, bus, car])('keep their number where the ride alone counts', (facts) => {
    const ride = partsOf(facts, { ...usualPlan, doorToDoor: false })
    expect(ride.map(({ kind }) => kind)).toEqual(kinds(facts))
    expect(ride.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(facts.minutes)
    for (const { kind, minutes } of ride) if (kind === 'way') expect(minutes).toBe(0)
  })
})

describe('a line', () => {
  test('fills its share of the scale without a gap', () => {
    const { parts, cut } = drawLine(partsOf(train), 410)
    expect(cut).toBeUndefined()
    parts.forEach(({ x, width }, index) => {
      expect(Math.abs((parts[index + 1]?.x ?? 50) - x - width)).toBeLessThanOrEqual(1)
    })
    for (const [index, minutes] of [15 + 32, 146, 12].entries())
      expect(Math.abs((parts[index]?.width ?? 0) - minutes / 4.1)).toBeLessThanOrEqual(1)
  })

  test('longer than twice the median is broken in its longest part, and ends at the edge', () => {
    const totals = [train, train, { ...train, minutes: 900, stages: [900] }].map(
      (facts) => plannedRow(facts, usualPlan).parts.total,
    )
    const long = partsOf({ ...train, minutes: 900, stages: [900] })
    const { parts, cut } = drawLine(long, scaleOf(totals))
    const ride = parts.find(({ kind }) => kind === 'ride') as (typeof parts)[number]
    expect(Math.abs((cut ?? 0) - ride.x - ride.width / 2)).toBeLessThanOrEqual(1)
    const last = parts.at(-1) as (typeof parts)[number]
    expect(Math.abs(last.x + last.width - 100)).toBeLessThanOrEqual(1)
    for (const { width } of parts) expect(width).toBeGreaterThanOrEqual(0)
  })

  test('of many parts, each too short to take the break alone, shrinks to the width', () => {
    const stages = [66, 85, 90, 45, 75, 23, 67]
    for (const scale of [60, 146, 300, 450]) {
      const { parts, cut } = drawLine(partsOf({ ...train, minutes: 451, stages }), scale)
      expect(cut).toBeGreaterThan(0)
      for (const { width } of parts) expect(width).toBeGreaterThanOrEqual(0)
      const last = parts.at(-1) as (typeof parts)[number]
      expect(Math.abs(last.x + last.width - 100)).toBeLessThanOrEqual(1)
    }
  })

  test('of the scale itself is whole', () => {
    const parts = partsOf(train)
    expect(drawLine(parts, 205).cut).toBeUndefined()
    expect(drawLine(parts, 204).cut).toBeDefined()
  })
})

describe('the night', () => {
  const night = { ...train, minutes: 600, stages: [600] }
  const parts = partsOf(night)
  const total = 659

  test.each([
    [
      'begins at ten in the evening',
      20 * 60,
      [{ from: 22 * 60 - (20 * 60 - 47), until: 30 * 60 - (20 * 60 - 47) }],
    ],
    ['has begun when one leaves home late', 23 * 60, [{ from: 0, until: 30 * 60 - (23 * 60 - 47) }]],
    ['ends at six in the morning', 5 * 60, [{ from: 0, until: 6 * 60 - (5 * 60 - 47) }]],
    ['is not there by day', 8 * 60, []],
    ['has begun before a departure after midnight', 30, [{ from: 0, until: 6 * 60 - (30 - 47) }]],
  ])('%s', (_, departs, expected) => {
    const found = nightsOf(parts, departs, total)
    expect(found).toHaveLength(expected.length)
    expected.forEach(({ from, until }, index) => {
      expect(Math.abs((found[index]?.x ?? 0) - (from / total) * 100)).toBeLessThanOrEqual(1)
      expect(
        Math.abs((found[index]?.width ?? 0) - ((Math.min(until, total) - from) / total) * 100),
      ).toBeLessThanOrEqual(1)
    })
  })

  test('comes twice on a line of more than a day', () => {
    const long = partsOf({ ...train, minutes: 2400, stages: [2400] })
    expect(nightsOf(long, 18 * 60, 2459)).toHaveLength(2)
  })
})
