import { describe, expect, it } from 'vitest'
import { type PagesBeside, pagesBeside } from '#places/pages-beside.ts'

const tarifa = { id: 'tarifa', names: { en: 'Tarifa' }, country: 'ES', lat: 36.014, lng: -5.605 }
const algeciras = { id: 'algeciras', names: { en: 'Algeciras' }, country: 'ES', lat: 36.127, lng: -5.454 }
const tangier = { id: 'tangier', names: { en: 'Tangier' }, country: 'MA', lat: 35.767, lng: -5.8 }
const london = { id: 'london', names: { en: 'London' }, country: 'GB', lat: 51.507, lng: -0.128 }
const crawley = { id: 'crawley', names: { en: 'Crawley' }, country: 'GB', lat: 51.114, lng: -0.183 }
const rome = { id: 'rome', names: { en: 'Rome' }, country: 'IT', lat: 41.893, lng: 12.483 }
const boston = { id: 'boston', names: { en: 'Boston' }, country: 'US', lat: 42.358, lng: -71.06 }

const pages: PagesBeside = {
  ferries: [
    {
      id: 'algeciras-tangier',
      ends: [
        { names: { en: 'Algeciras' }, lat: 36.128, lng: -5.44 },
        { names: { en: 'Tangier' }, lat: 35.6, lng: -5.6 },
      ],
    },
    {
      id: 'tarifa-tangier',
      ends: [
        { names: { en: 'Tarifa' }, lat: 36.009, lng: -5.603 },
        { names: { en: 'Tangier', de: 'Tanger' }, lat: 35.788, lng: -5.805 },
      ],
    },
  ],
  corridors: [{ slug: 'usa-to-italy', origin: 'US', destination: 'IT' }],
  airports: [{ code: 'LGW', city: 'london', names: { en: 'Gatwick' }, lat: 51.148, lng: -0.19 }],
}
const named = (...ends: [typeof rome, typeof rome]) => {
  const { ferries, corridors, airports } = pagesBeside(pages, ...ends)
  return [
    ...ferries.map(({ id }) => id),
    ...corridors.map(({ slug }) => slug),
    ...airports.map(({ code }) => code),
  ]
}

describe('pages beside the way between two places', () => {
  it('are those of a crossing, either way', () => {
    expect(named(tarifa, tangier)).toEqual(['algeciras-tangier', 'tarifa-tangier'])
    expect(named(tangier, tarifa)).toEqual(['algeciras-tangier', 'tarifa-tangier'])
    expect(named(tarifa, london)).toEqual([])
  })

  it('are those of a port far out that is named after the place', () => {
    expect(named(algeciras, tangier)[0]).toBe('algeciras-tangier')
  })

  it('are those of the two countries, that way alone', () => {
    expect(named(boston, rome)).toEqual(['usa-to-italy'])
    expect(named(rome, boston)).toEqual([])
  })

  it('are those of an airport at one end and the city at the other', () => {
    expect(named(crawley, london)).toEqual(['LGW'])
    expect(named(london, crawley)).toEqual(['LGW'])
    expect(named(crawley, rome)).toEqual([])
  })
})
