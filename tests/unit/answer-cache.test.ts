import { describe, expect, it } from 'vitest'
import { type AnswerCache, memoryCache, newestOfCaches } from '#functions/server/cache.ts'

const broken: AnswerCache = {
  get: () => Promise.reject(new Error('broken')),
  put: () => Promise.reject(new Error('broken')),
}

describe('answers in memory', () => {
  it('are cached for their time', async () => {
    let ms = 0
    const cache = memoryCache(() => ms)
    await cache.put('a', { value: 1, storedAt: 0 }, 10)
    ms = 9999
    expect(await cache.get('a')).toEqual({ value: 1, storedAt: 0 })
    ms = 10_000
    expect(await cache.get('a')).toBeUndefined()
  })

  it('make room for new ones, the oldest first', async () => {
    const cache = memoryCache(() => 0, 2)
    for (const key of ['a', 'b', 'a', 'c']) await cache.put(key, { value: key, storedAt: 0 }, 10)
    expect([await cache.get('a'), await cache.get('b'), await cache.get('c')].map(Boolean)).toEqual([
      true,
      false,
      true,
    ])
  })
})

describe('answers cached in two places', () => {
  it('are the newer of both', async () => {
    const [here, there] = [memoryCache(() => 0), memoryCache(() => 0)]
    const both = newestOfCaches(here, there)
    await both.put('a', { value: 'old', storedAt: 1 }, 10)
    await there.put('a', { value: 'new', storedAt: 2 }, 10)
    expect(await both.get('a')).toEqual({ value: 'new', storedAt: 2 })
    expect(await both.get('b')).toBeUndefined()
  })

  it('need only one of them', async () => {
    const both = newestOfCaches(
      broken,
      memoryCache(() => 0),
    )
    await both.put('a', { value: 1, storedAt: 1 }, 10)
    expect(await both.get('a')).toEqual({ value: 1, storedAt: 1 })
  })
})
