import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { packBest, unpackBest } from '#catalogue/best-figures.ts'
import { $recent, addRecent, clearRecent, loadRecent, removeRecent, toRecents } from '#stores/recent.ts'
import { fakeStorage } from './browser.ts'

const key = 'waymark:recent-searches'
const olderKey = 'recent-searches'
const search = (slug: string, timestamp = 0) => {
  const [origin = '', destination = ''] = slug.split('-')
  return { slug, origin, destination, timestamp }
}
const slugs = () => $recent.get().map(({ slug }) => slug)
const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null')

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the newest search comes first, each route once, five at most', () => {
  for (const [index, slug] of ['a-b', 'c-d', 'e-f', 'a-b', 'g-h', 'i-j', 'k-l'].entries()) {
    addRecent(search(slug), index + 1)
  }
  expect(slugs()).toEqual(['k-l', 'i-j', 'g-h', 'a-b', 'e-f'])
  expect(stored().map(({ slug }: { slug: string }) => slug)).toEqual(slugs())
})

describe('the figures of the best way', () => {
  const best = { mode: 'train', minutes: 205, euro: 50 } as const
  test('are kept when the same trip is searched again', () => {
    addRecent({ ...search('london-paris'), best }, 1)
    addRecent(search('london-paris'), 2)
    expect($recent.get()).toEqual([{ ...search('london-paris', 2), best }])
    expect(stored()).toEqual([{ ...search('london-paris', 2), best }])
  })
  test.each([
    ['an unknown mode', { ...best, mode: 'rocket' }],
    ['no hours', { mode: 'train', euro: 50 }],
    ['a price below nothing', { ...best, euro: -1 }],
    ['a text', 'train 205 50'],
    ['null', null],
  ])('with %s are left out', (_, odd) => {
    expect(toRecents([{ ...search('london-paris', 1), best: odd }])).toEqual([search('london-paris', 1)])
  })
  test('are read as a page writes them', () => {
    expect(unpackBest(packBest(best))).toEqual(best)
    for (const text of ['', 'train', 'train 205 x', 'rocket 205 50']) expect(unpackBest(text)).toBeUndefined()
  })
})

test.each<{ timestamp: unknown }>(
  [{ toString: 1, valueOf: 1 }, {}, [], null, true, 'soon', 1e300].map((timestamp) => ({ timestamp })),
)('a search dated $timestamp counts as the oldest', ({ timestamp }) => {
  const odd = { ...search('london-paris'), timestamp }
  expect(toRecents([odd, search('rome-milan', 1)])).toEqual([
    search('rome-milan', 1),
    search('london-paris', 0),
  ])
})

test('searches under the older key move over once, underscores becoming hyphens, without repeats', () => {
  vi.stubGlobal(
    'localStorage',
    fakeStorage({
      [key]: JSON.stringify([search('london-paris', 20)]),
      [olderKey]: JSON.stringify([
        { ...search('rome-milan', 30), slug: 'rome_milan' },
        { ...search('london-paris', 10), slug: 'london_paris' },
      ]),
    }),
  )
  loadRecent()
  expect(slugs()).toEqual(['rome-milan', 'london-paris'])
  expect(localStorage.getItem(olderKey)).toBeNull()
  loadRecent()
  expect(slugs()).toEqual(['rome-milan', 'london-paris'])
})

test('older entries whose time is an ISO date keep their order', () => {
  const at = (slug: string, timestamp: string) => ({ ...search(slug), timestamp })
  const recents = toRecents([at('a-b', '2025-01-01T00:00:00Z'), at('c-d', '2025-02-01T00:00:00Z')])
  expect(recents.map(({ slug }) => slug)).toEqual(['c-d', 'a-b'])
})

describe('wrong storage counts as none:', () => {
  test.each([
    ['no JSON', '{'],
    ['no list', '{"slug":"a-b"}'],
    ['null', 'null'],
    [
      'entries of other shapes',
      '[1, null, "a-b", {"slug":"a-b"}, {"slug":5,"origin":"a","destination":"b"}]',
    ],
    ['a slug that is no address', '[{"slug":"//evil.example","origin":"a","destination":"b","timestamp":1}]'],
    ['a slug of one part', '[{"slug":"paris","origin":"a","destination":"b","timestamp":1}]'],
    ['an endless name', JSON.stringify([{ ...search('a-b'), origin: 'a'.repeat(121) }])],
  ])('%s', (_what, text) => {
    vi.stubGlobal('localStorage', fakeStorage({ [key]: text }))
    expect(loadRecent()).toEqual([])
  })
})

test('one search is forgotten at a time; with the last one nothing is left in storage', () => {
  addRecent(search('a-b'), 1)
  addRecent(search('c-d'), 2)
  removeRecent('a-b')
  expect(slugs()).toEqual(['c-d'])
  expect(stored()).toHaveLength(1)
  removeRecent('c-d')
  expect(localStorage.getItem(key)).toBeNull()
  expect(slugs()).toEqual([])
})

test('a search that another tab forgot is not brought back', () => {
  addRecent(search('a-b'), 1)
  addRecent(search('c-d'), 2)
  localStorage.setItem(key, JSON.stringify([search('c-d', 2), search('e-f', 1)]))
  removeRecent('e-f')
  expect(slugs()).toEqual(['c-d'])
})

test('storage that refuses is logged and does not stop anything', () => {
  vi.stubGlobal('localStorage', fakeStorage({}, true))
  addRecent(search('a-b'), 1)
  expect(slugs()).toEqual(['a-b'])
  clearRecent()
  expect(slugs()).toEqual([])
  expect(console.error).toHaveBeenCalled()
})
