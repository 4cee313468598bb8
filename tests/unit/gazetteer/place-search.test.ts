// Suggestions while typing, over the whole gazetteer.
import { beforeAll, describe, expect, it } from 'vitest'
import { placeKinds } from '#places/directory-index.ts'
import type { PlaceIndex } from '#places/place-index.ts'
import type { PlaceSearch } from '#places/place-search.ts'
import { wholeGazetteer } from './whole.ts'

let index: PlaceIndex
let search: PlaceSearch

beforeAll(() => {
  const whole = wholeGazetteer()
  index = whole.index
  search = whole.search
})

const ids = (text: string, limit = 5) => search(text, limit).map(({ place }) => index.at(place).id)
const how = (text: string) => search(text, 1)[0]?.how

describe('the first place for', () => {
  it.each([
    ['a whole name', 'Paris', 'paris'],
    ['a beginning', 'reykj', 'reykjavik'],
    ['no accents', 'malaga', 'malaga'],
    ['accents', 'Málaga', 'malaga'],
    ['another language', 'Norimberga', 'nuremberg'],
    ['the local name', 'København', 'copenhagen'],
    ['two letters for an umlaut', 'Nuernberg', 'nuremberg'],
    ['letters Unicode does not take apart', 'Łódź', 'lodz'],
    ['a common name', 'new york', 'new-york'],
    ['a word inside', 'del greco', 'torre-del-greco'],
    ['a letter missing', 'rekjavik', 'reykjavik'],
    ['a letter too many', 'pariss', 'paris'],
    ['two letters swapped', 'barcleona', 'barcelona'],
    ['a beginning with a slip', 'rekjav', 'reykjavik'],
    ['capitals and spaces', '  SAN  FRANCISCO ', 'san-francisco'],
    ['the European one of two', 'york', 'york'],
    ['a city of the catalogue, larger elsewhere', 'valencia', 'valencia'],
    ['a small place whose name is just that', 'bath', 'bath'],
    ['a city of the catalogue before a small place of the very name', 'ham', 'hamburg'],
  ])('%s: %s', (_, text, id) => {
    expect(ids(text)[0]).toBe(id)
  })
})

describe('a list', () => {
  const kinds = (text: string, limit = 5) => search(text, limit).map(({ kind }) => kind)

  it.each([
    ['bar', ['city', 'town', 'town', 'town', 'place']],
    ['lim', ['town', 'town', 'place', 'place', 'place']],
    ['santiago', ['town', 'place', 'place', 'place', 'place']],
    ['paris', ['city', 'place', 'place', 'place', 'place']],
    ['barcleona', ['city', 'place']],
  ])('for "%s" has cities first, then towns with journeys, then other places', (text, expected) => {
    expect(kinds(text)).toEqual(expected)
  })

  it.each(['an', 'el', 'san', 'ham', 'new', 'ville', 'berg', 'port', 'rom', 'st'])(
    'for "%s" never has a place before a town, nor a town before a city',
    (text) => {
      const order = kinds(text, 20).map((kind) => placeKinds.indexOf(kind))
      expect(order).toEqual(order.toSorted((a, b) => a - b))
    },
  )

  it('for "lim" has the largest places of each kind', () => {
    expect(ids('lim')).toEqual(['limoges', 'limerick', 'lima', 'limassol', 'limeira'])
  })

  it('keeps two places of exactly the name where towns begin with it', () => {
    const found = search('san', 5)
    expect(found.map(({ kind }) => kind)).toEqual(['town', 'town', 'town', 'town', 'place'])
    expect(found.at(-1)?.how).toBe('exact')
    expect(ids('bar')).toContain('bar-ua')
  })

  it('has names that only contain the text where nothing else is left', () => {
    expect(search('perthe', 5).map(({ how }) => how)).toEqual(['start', 'inside', 'inside'])
    expect(search('arseill', 1)).toMatchObject([{ kind: 'city', how: 'inside' }])
  })

  it('shows places of one name side by side', () => {
    expect(ids('newcastle')).toEqual(expect.arrayContaining(['newcastle', 'newcastle-au']))
    expect(ids('paris')).toContain('paris-us')
  })

  it('is no longer than asked', () => {
    expect(ids('a b c', 3).length).toBeLessThanOrEqual(3)
    expect(ids('san', 2)).toHaveLength(2)
  })

  it('never holds a place twice', () => {
    for (const text of ['nurn', 'new york', 'san', 'st'])
      expect(new Set(ids(text, 20)).size).toBe(ids(text, 20).length)
  })
})

describe('what matched', () => {
  it.each([
    ['Wien', 'exact'],
    ['Reykj', 'start'],
    ['del greco', 'word'],
    ['barcleona', 'typo'],
    ['yngnesfjor', undefined],
    ['x', undefined],
    ['', undefined],
    ['\u0000', undefined],
    ['%'.repeat(80), undefined],
    ['!!', undefined],
  ])('by %s is reported: %s', (text, kind) => {
    expect(how(text)).toBe(kind)
  })
})
