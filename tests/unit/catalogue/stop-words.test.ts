import { expect, it } from 'vitest'
import type { Stop } from '#catalogue/network.ts'
import type { Place } from '#catalogue/place.ts'
import { stopWords } from '#compiler/emit/stop-words.ts'

const town = (id: string, rest: Partial<Place>) =>
  ({ id, kind: 'town', names: { en: id }, aliases: [], ...rest }) as unknown as Place
const stop = (id: string, name: string, place: string, code?: string) =>
  ({ id, name, place, code }) as unknown as Stop

const london = town('london', {
  kind: 'city',
  names: { en: 'London', fr: 'Londres' } as Place['names'],
  iata: 'LON',
})
const stops = [
  stop('london-st-pancras', 'London St Pancras International', 'london'),
  stop('lgw', 'London Gatwick', 'london', 'LGW'),
  stop('ashford-international', 'Ashford International', 'ashford'),
  stop('leeds-station', 'Leeds', 'leeds'),
]

it('names stops without their town, and its codes', () => {
  const words = stopWords(stops, [london, town('leeds', {}), town('ashford', { kind: 'junction' })])
  expect(words).toEqual({
    london: { names: ['gatwick', 'st-pancras', 'st-pancras-international'], codes: ['lgw', 'lon'] },
    leeds: { names: ['station'], codes: [] },
  })
})
