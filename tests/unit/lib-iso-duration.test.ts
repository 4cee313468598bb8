import { describe, expect, it } from 'vitest'
import { isoToMinutes, minutesToIso } from '#lib/iso-duration.ts'

describe('minutes as ISO 8601', () => {
  it.each([
    [150, 'PT2H30M'],
    [120, 'PT2H'],
    [45, 'PT45M'],
    [0, 'PT0M'],
    [-5, 'PT0M'],
    [1590, 'PT26H30M'],
    [59.6, 'PT1H'],
  ])('%d are %s', (minutes, text) => {
    expect(minutesToIso(minutes)).toBe(text)
  })
})

describe('ISO 8601 as minutes', () => {
  it.each([
    ['PT02H26M', 146],
    ['P1DT2H30M', 1590],
    ['PT45M', 45],
    ['PT1H0M30S', 60],
    ['P2D', 2880],
  ])('%s is %d', (text, minutes) => {
    expect(isoToMinutes(text)).toBe(minutes)
  })

  it.each(['', '2h 30m', 'PT2H30', 'PT-2H', '150'])('"%s" is not a duration', (text) => {
    expect(isoToMinutes(text)).toBeUndefined()
  })
})
