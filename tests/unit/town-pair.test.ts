import { expect, it } from 'vitest'
import { indexDirectory } from '#places/directory-index.ts'
import { hasJourneys, townPair } from '#places/town-pair.ts'
import { fullDirectory } from '../fixtures/cities.ts'
import { townIds } from '../fixtures/towns.ts'

const index = indexDirectory({ ...fullDirectory, towns: townIds })

it.each([
  ['london-paris', 'london', 'paris'],
  ['bordeaux-turin', 'bordeaux', 'turin'],
  ['st-gallen-aix-en-provence', 'st-gallen', 'aix-en-provence'],
  ['brest-fr-genoa', 'brest-fr', 'genoa'],
  ['london-genoa', 'london', 'genoa'],
])('%s is a pair with journeys', (slug, origin, destination) => {
  expect(townPair(slug, index)).toEqual({ origin, destination })
})

it.each([
  'london-london',
  'london-tokyo',
  'brest-genoa',
  'wien-prague',
  'london_paris',
  'london',
  '-london-paris',
  'a-b',
  '',
])('"%s" is none', (slug) => {
  expect(townPair(slug, index)).toBeUndefined()
})

it('journeys lead from cities and towns', () => {
  expect(['london', 'genoa', 'tokyo', ''].filter((id) => hasJourneys(id, index))).toEqual(['london', 'genoa'])
})
