import { describe, expect, test } from 'vitest'
import { filterRows, isOpen, type ModeRowsFile, readFilter } from '#catalogue/mode-rows.ts'

const file: ModeRowsFile = {
  cities: {
    london: ['London', 'London', 'Londres', 'Londres', 'Londra'],
    paris: ['Paris', 'Paris', 'Paris', 'París', 'Parigi'],
    vienna: ['Vienna', 'Wien', 'Vienne', 'Viena', 'Vienna'],
  },
  operators: [['Eurostar'], ['SBB', 'SBB', 'CFF', 'SBB', 'FFS']],
  rows: [
    ['paris', 'london', 136, 44, [0], 205, 46, ''],
    ['paris', 'vienna', 840, 60, [1], 900, 64, 'en'],
    ['london', 'paris', 139, 44, [0], 208, 46, 'e'],
  ],
}

describe('the filter of a mode list', () => {
  test.each([
    ['nothing asked', { from: '', to: '' }, ['Paris – Londres', 'Paris – Vienne', 'Londres – Paris']],
    ['an origin', { from: 'paris', to: '' }, ['Paris – Londres', 'Paris – Vienne']],
    ['a destination', { from: '', to: 'paris' }, ['Londres – Paris']],
    ['both ends', { from: 'paris', to: 'vienna' }, ['Paris – Vienne']],
    ['a budget', { from: '', to: '', budget: 44 }, ['Paris – Londres', 'Londres – Paris']],
    ['what does not exist', { from: 'vienna', to: 'paris' }, []],
  ])('%s', (_what, filter, labels) => {
    expect(filterRows(file, filter, 'fr').map(({ label }) => label)).toEqual(labels)
  })

  test('names operators, both figures from door to door, and what is an estimate or a night train', () => {
    const figures = { minutes: 840, low: 60, doorMinutes: 900, allIn: 64, isEstimate: true, isNight: true }
    expect(filterRows(file, { from: '', to: 'vienna' }, 'de')).toEqual([
      { label: 'Paris – Wien', origin: 'paris', destination: 'vienna', operators: ['SBB'], ...figures },
    ])
    expect(filterRows(file, { from: '', to: 'vienna' }, 'it')[0]?.operators).toEqual(['FFS'])
    expect(filterRows(file, { from: 'london', to: '' }, 'it')[0]?.operators).toEqual(['Eurostar'])
    const [known] = filterRows(file, { from: 'paris', to: 'london' }, 'de')
    expect([known?.isEstimate, known?.isNight]).toEqual([undefined, undefined])
  })

  test.each([
    ['', { from: '', to: '' }],
    ['?from=paris&to=london&budget=50', { from: 'paris', to: 'london', budget: 50 }],
    ['?from=<b>&to=../x&budget=-1', { from: '', to: '' }],
    ['?budget=1e9', { from: '', to: '' }],
  ])('is read from the address "%s"', (query, filter) => {
    expect(readFilter(query)).toEqual(filter)
  })

  test('is open when it asks for nothing', () => {
    expect([isOpen(readFilter('')), isOpen(readFilter('?budget=0'))]).toEqual([true, false])
  })
})
