// The geometry of the map of hours: true directions, farther out the longer it takes, names apart.
import { describe, expect, test } from 'vitest'
import {
  bearingOf,
  edgeHours,
  edgeRadius,
  labelFaults,
  timeLabels,
  timePoint,
  timeRadius,
  timeSide,
} from '#geo/time-map.ts'

describe('a direction', () => {
  test.each([
    ['Oslo from Rome', { lat: 41.9, lng: 12.5 }, { lat: 59.9, lng: 10.7 }, 357],
    ['Naples from Rome', { lat: 41.9, lng: 12.5 }, { lat: 40.85, lng: 14.27 }, 128],
    ['Madrid from Lisbon', { lat: 38.72, lng: -9.14 }, { lat: 40.42, lng: -3.7 }, 66],
    ['Lisbon from Madrid', { lat: 40.42, lng: -3.7 }, { lat: 38.72, lng: -9.14 }, 249],
  ])('%s', (_, at, place, degrees) => {
    expect(Math.abs(bearingOf(at, place) - degrees)).toBeLessThanOrEqual(2)
  })
  test('north is above the middle, east to its right', () => {
    expect(timePoint(0, 240)).toEqual({ x: 500, y: Math.round(500 - timeRadius(4)) })
    expect(timePoint(90, 240)).toEqual({ x: Math.round(500 + timeRadius(4)), y: 500 })
  })
})

test('more hours are farther out, up to the outermost circle', () => {
  const radii = Array.from({ length: 97 }, (_, index) => timeRadius(index / 4))
  for (const [index, radius] of radii.entries())
    if (index > 0) expect(radius).toBeGreaterThan(radii[index - 1] as number)
  expect(timeRadius(edgeHours)).toBe(edgeRadius)
  expect(timeRadius(100)).toBe(edgeRadius)
  expect(timeRadius(0)).toBe(0)
  expect(edgeRadius).toBeLessThan(timeSide / 2)
})

describe('names', () => {
  const crowd = Array.from({ length: 200 }, (_, index) => ({
    ...timePoint((index * 37) % 360, 60 + ((index * 53) % 900)),
    name: ['Ulm', 'Frankfurt am Main', 'Llanfairpwllgwyngyll', 'Köln'][index % 4] as string,
  }))
  const fixed = [{ x: 500, y: 500, name: 'Middle', spot: { dx: 0, dy: 18, anchor: 'middle' as const } }]

  test.each([280, 301, 358, 390, 459, 460, 500, 619, 620, 704])('are apart at %i px', (width) => {
    const labels = timeLabels(crowd, fixed)
    expect(labels.length).toBeGreaterThan(30)
    expect(labelFaults(crowd, fixed, labels, width)).toEqual([])
  })
  test('a fault is found', () => {
    const twice = [crowd[0], crowd[0]] as typeof crowd
    const spot = { dx: 6, dy: 4, anchor: 'start' as const }
    const labels = [0, 1].map((index) => ({ index, spot, room: 0 }))
    expect(labelFaults(twice, [], labels, 358)).toEqual(['Ulm and Ulm'])
  })
  test('those of the first towns come first', () => {
    expect(timeLabels(crowd, fixed)[0]?.index).toBe(0)
  })
})
