import { expect, it } from 'vitest'
import type { AirportRow, TransferRow } from '#catalogue/city-airports.ts'
import type { Stop } from '#catalogue/network.ts'
import { secondAirports } from '#compiler/read/second-airports.ts'

const stops = new Map([['vie', { id: 'vie', place: 'vienna' } as Stop]])
const airport = (id: string, cities: string[]) => ({ id, cities }) as AirportRow
const way = (city: string, by: string, minutes: number, eurLow: number) =>
  ({ airport: 'vie', city, by, minutes, eurLow }) as TransferRow

it('an airport serves another city by its quickest public way', () => {
  const ways = [
    way('vienna', 'train', 16, 15),
    way('bratislava', 'taxi', 45, 60),
    way('bratislava', 'bus', 60, 6),
    way('bratislava', 'train', 75, 16),
  ]
  expect(secondAirports([airport('vie', ['vienna', 'bratislava'])], ways, stops)).toEqual([
    { airport: 'vie', city: 'bratislava', access: { minutes: 60, eur: 6 } },
  ])
})

it.each([
  ['without a public way', [airport('vie', ['vienna', 'bratislava'])], [way('bratislava', 'taxi', 45, 60)]],
  ['without flights of the catalogue', [airport('xyz', ['vienna'])], []],
  ['in its own city', [airport('vie', ['vienna'])], [way('vienna', 'train', 16, 15)]],
])('no airport is a second one %s', (_, airports, ways) => {
  expect(secondAirports(airports, ways, stops)).toEqual([])
})
