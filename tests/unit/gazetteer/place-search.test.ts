// Suggestions while typing, over the whole gazetteer.
import { beforeAll, describe, expect, it } from 'vitest'
import { compilePlaces } from '#compiler/gazetteer/compile.ts'
import { readPlaceNames } from '#compiler/gazetteer/names.ts'
import { packKeys, packPlace } from '#places/gazetteer.ts'
import { indexPlaces, type PlaceIndex } from '#places/place-index.ts'
import { createPlaceSearch, type PlaceSearch } from '#places/place-search.ts'
import { root } from '#scripts/lib/root.ts'
import { fortyCities } from '../../fixtures/cities.ts'

let index: PlaceIndex
let search: PlaceSearch
const cities = new Set(fortyCities.map(({ id }) => id))

beforeAll(() => {
  const places = compilePlaces(readPlaceNames(root), () => 'land')
  index = indexPlaces({
    places: places.map(packPlace).join('\n'),
    keys: places.map(({ id, spellings }) => packKeys(id, spellings)).join('\n'),
  })
  search = createPlaceSearch(index, (id) => cities.has(id))
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
  it('for "san" is of large cities', () => {
    const populations = search('san', 5).map(({ place }) => index.at(place).population)
    expect(Math.min(...populations)).toBeGreaterThan(400_000)
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
