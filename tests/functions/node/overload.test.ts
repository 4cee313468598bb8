// An overloaded server refuses tracked calls, for which no visitor waits (A21).
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchLoad } from '#functions/node/overload.ts'
import { requireCapacity } from '#functions/server/read-post.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('is overloaded while its ticks come more than a second late, and not any more when they do not', () => {
  let now = 0
  const load = watchLoad(() => now)
  const tick = (ms: number) => {
    now += ms
    vi.advanceTimersByTime(100)
  }
  tick(100)
  expect(load.isOverloaded()).toBe(false)
  tick(1050)
  expect(load.isOverloaded()).toBe(false)
  tick(1200)
  expect(load.isOverloaded()).toBe(true)
  tick(100)
  expect(load.isOverloaded()).toBe(false)
  now += 5000
  expect(load.isOverloaded(), 'no tick at all').toBe(true)
  load.stop()
})

it('answers with a 503 that says when to come back', () => {
  expect(() => requireCapacity({ isOverloaded: () => true })).toThrow(
    expect.objectContaining({ code: 'unavailable', headers: { 'Retry-After': '10' } }),
  )
  requireCapacity({ isOverloaded: () => false })
  requireCapacity({})
})
