import { expect, test } from 'vitest'
import { barsOf, type NamedFigures } from '#islands/charts/bars.ts'

const figures: readonly NamedFigures[] = [
  {
    id: 'train-1',
    mode: 'train',
    name: 'Train',
    minutes: 136,
    price: { low: 44, high: 220 },
    co2: 4.2,
    isWhole: true,
  },
  {
    id: 'flight-1',
    mode: 'flight',
    name: 'Flight',
    minutes: 75,
    price: { low: 60, high: 240 },
    co2: Number.NaN,
    isWhole: true,
  },
  {
    id: 'car-1',
    mode: 'car',
    name: 'Car',
    minutes: 340,
    price: { low: 90, high: 120 },
    co2: 0,
    isWhole: true,
  },
]
const euro = { currency: 'EUR', rate: 1 } as const
const texts = (measure: 'minutes' | 'price' | 'co2', money: Parameters<typeof barsOf>[2] = euro) =>
  barsOf(figures, measure, money, 'en').map(({ name, text, least }) => `${name} ${text}${least ? ' *' : ''}`)

test('bars say time, lowest price and CO₂, and which is least', () => {
  expect(texts('minutes')).toEqual(['Train 2h 16m', 'Flight 1h 15m *', 'Car 5h 40m'])
  expect(texts('price')).toEqual(['Train €44 *', 'Flight €60', 'Car €90'])
})

test('a price that leaves something to ask after is drawn, and is not the least', () => {
  const [train, ...others] = figures as [NamedFigures, ...NamedFigures[]]
  const bars = barsOf([{ ...train, isWhole: false }, ...others], 'price', euro, 'en')
  expect(bars.map(({ name, least }) => [name, least])).toEqual([
    ['Train', false],
    ['Flight', true],
    ['Car', false],
  ])
})

test('a figure that is not finite has no bar, 0 is a figure', () => {
  expect(texts('co2')).toEqual(['Train 4.2\u00a0kg', 'Car 0\u00a0kg *'])
})

test('prices follow the currency', () => {
  expect(texts('price', { currency: 'USD', rate: 1.2 })).toEqual(['Train $53 *', 'Flight $72', 'Car $110'])
})

test('the pointer shows the whole range and how many times the least', () => {
  expect(barsOf(figures, 'price', euro, 'en').map(({ note }) => note)).toEqual([
    '€44–220',
    '€60–240 (× 1.4)',
    '€90–120 (× 2)',
  ])
})
