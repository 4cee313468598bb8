// The gazetteer, compiled from GeoNames and the project's own names.
import { describe, expect, it } from 'vitest'
import { compilePlaces } from '#compiler/gazetteer/compile.ts'
import { assignIds } from '#compiler/gazetteer/ids.ts'
import { readPlaceNames } from '#compiler/gazetteer/names.ts'
import { transcribed } from '#compiler/gazetteer/transcribed.ts'
import { namesOf, packKeys, packPlace, unpackPlace } from '#places/gazetteer.ts'
import { root } from '#scripts/lib/root.ts'

const names = readPlaceNames(root)
const places = compilePlaces(names, () => 'land')
const byId = new Map(places.map((place) => [place.id, place]))

describe('the gazetteer', () => {
  it('makes the claims of the home page true: 10,000 places in 150 countries', () => {
    expect(places.length).toBeGreaterThan(20_000)
    expect(new Set(places.map(({ country }) => country)).size).toBeGreaterThan(150)
  })

  it('gives every place an id of its own, in letters an address may carry', () => {
    expect(byId.size).toBe(places.length)
    expect(places.filter(({ id }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([])
  })

  it('comes out the same every time', () => {
    expect(compilePlaces(names, () => 'land')).toEqual(places)
  })

  it('lists the most populous first', () => {
    expect(places.map(({ population }) => population)).toEqual(
      places.map(({ population }) => population).sort((a, b) => b - a),
    )
  })

  it.each([
    ['New York is not called New York City', 'new-york', 'New York', 'US'],
    ['Nuremberg goes by its English name', 'nuremberg', 'Nuremberg', 'DE'],
    ['a city of the catalogue keeps its id', 'cologne', 'Cologne', 'DE'],
    ['the smaller Paris carries its country', 'paris-us', 'Paris', 'US'],
    ['the larger Valencia is not the one in the catalogue', 'valencia-ve', 'Valencia', 'VE'],
    ['a capital under 15,000 people is there', 'vaduz', 'Vaduz', 'LI'],
    ['a village people travel to is there', 'zermatt', 'Zermatt', 'CH'],
  ])('%s: %s', (_, id, name, country) => {
    expect(byId.get(id)).toMatchObject({ names: { en: name }, country })
  })

  it('names the region only where a country has the name twice', () => {
    expect(places.filter(({ names: { en } }) => en === 'Springfield').every(({ region }) => region)).toBe(
      true,
    )
    expect(byId.get('reykjavik')?.region).toBeUndefined()
  })

  it('knows names of every language as keys', () => {
    const keysOf = (id: string) => packKeys(id, byId.get(id)?.spellings ?? []).split('\t')
    expect(keysOf('nuremberg')).toEqual(expect.arrayContaining(['nurnberg', 'nuernberg', 'norimberga']))
    expect(keysOf('new-york')).toEqual(expect.arrayContaining(['new-york-city', 'nueva-york']))
  })
})

describe('a line of the gazetteer', () => {
  it('holds a place but for the last digits', () => {
    for (const id of ['reykjavik', 'nuremberg', 'paris-us']) {
      const { spellings: _, ...place } = byId.get(id) as (typeof places)[number]
      const read = unpackPlace(id, packPlace(place))
      expect(namesOf(read)).toEqual(namesOf(place))
      expect(read).toMatchObject({ id, country: place.country, landMass: 'land' })
      expect(read.lat).toBeCloseTo(place.lat, 3)
      expect(Math.abs(read.population - place.population)).toBeLessThanOrEqual(50)
    }
  })
})

describe('ids', () => {
  const place = (geonamesId: number, name: string, country: string, id?: string) => ({
    geonamesId,
    name,
    country,
    id,
  })

  it('go to the most populous, then carry the country, then the number of GeoNames', () => {
    const ids = assignIds(
      [place(1, 'Newport', 'GB'), place(2, 'Newport', 'US'), place(3, 'Newport', 'US')],
      new Map(),
    )
    expect([...ids.values()]).toEqual(['newport', 'newport-us', 'newport-us-3'])
  })

  it('never take a word that means a city of the catalogue', () => {
    const ids = assignIds(
      [place(1, 'Wien', 'US'), place(2, 'Vienna', 'AT', 'vienna')],
      new Map([
        ['wien', 2],
        ['vienna', 2],
      ]),
    )
    expect(Object.fromEntries(ids)).toEqual({ 1: 'wien-us', 2: 'vienna' })
  })

  it('are made for names in other letters too', () => {
    expect(assignIds([place(7, 'Зуунмод', 'MN')], new Map()).get(7)).toBe('place-mn')
  })
})

describe('umlauts on a keyboard without them', () => {
  it.each([
    ['Tübingen', 'DE', ['Tuebingen']],
    ['Århus', 'DK', ['Aarhus']],
    ['Øystese', 'NO', ['Oeystese']],
    ['Üsküdar', 'TR', []],
    ['Wien', 'AT', []],
  ])('%s (%s): %j', (name, country, expected) => {
    expect(transcribed(name, country)).toEqual(expected)
  })
})
