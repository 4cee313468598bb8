// SNCF's table of fares as rows of data/fares: a small one of its shape.
import { describe, expect, test } from 'vitest'
import { sncfBands } from '#compiler/feeds/fares/sncf-bands.ts'
import type { Network } from '#compiler/read/network.ts'
import { tinyNetwork } from '../../fixtures/network.ts'

const head = 'from,to,carrier,class,profile,minEur,maxEur,stationPairs'
/** The made-up network with a TGV between Ayton and Beeford. */
const network: Network = tinyNetwork({
  change: { 'rapid-ayton-beeford': { product: 'TGV INOUI', operators: ['sncf'] } },
})
const read = (...rows: string[]) =>
  sncfBands([head, ...rows].join('\n'), network, { source: 'sncf-fares', asOf: '2024-12' })
const row = (change: Record<string, string> = {}) =>
  Object.values({
    ...{ from: 'ayton', to: 'beeford', carrier: 'TGV INOUI', class: '2', profile: 'Tarif Normal' },
    ...{ minEur: '25.0', maxEur: '109.0', stationPairs: '4' },
    ...change,
  }).join(',')

describe('a row', () => {
  test('becomes a band with its source and month', () => {
    expect(read(row()).csv).toBe(
      'from,to,operator,product,class,low,high,currency,buys,basis,sources,asOf\n' +
        'ayton,beeford,sncf,TGV INOUI,2,25,109,EUR,"2nd class, one way, lowest to full fare",published,sncf-fares,2024-12\n',
    )
  })

  test.each([
    ['of first class', { class: '1' }, 0],
    ['for holders of a card', { profile: 'Tarif Avantage' }, 0],
    ['for pupils', { profile: 'Tarif Elève - Etudiant - Apprenti' }, 0],
    ['of the regulated tariff', { profile: 'Tarif Réglementé' }, 0],
    ['of a pair that no train joins', { to: 'isle' }, 1],
    ['of a product we do not have', { carrier: 'OUIGO' }, 1],
  ])('%s is left out', (_, change, elsewhere) => {
    expect(read(row(change))).toMatchObject({ written: 0, elsewhere })
  })

  test('of the other direction widens the band', () => {
    const { csv, written } = read(row(), row({ from: 'beeford', to: 'ayton', minEur: '20', maxEur: '99.5' }))
    expect(written).toBe(1)
    expect(csv).toContain('ayton,beeford,sncf,TGV INOUI,2,20,109,')
  })

  test.each([
    [
      'a carrier nobody knows',
      row({ carrier: 'TGV MAX' }),
      'line 2 of SNCF\'s fares: "TGV MAX" is no carrier',
    ],
    [
      'a low end above the high one',
      row({ minEur: '200' }),
      'line 2 of SNCF\'s fares: "200" to "109.0" is no range',
    ],
    ['an empty fare', row({ minEur: '' }), 'is no range'],
  ])('with %s stops the reading', (_, wrong, says) => {
    expect(() => read(wrong)).toThrow(says)
  })
})

test('a table of another shape is refused with the columns it lacks', () => {
  const original = 'Transporteur;Gare origine;Destination;Classe;Profil tarifaire;Prix minimum;Prix maximum'
  expect(() => sncfBands(original, network, { source: 'x', asOf: '2024' })).toThrow(
    'lack "from", "to", "carrier"',
  )
})
