import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pausableTimer } from '#lib/pausable-timer.ts'

const done = vi.fn()
beforeEach(() => {
  vi.useFakeTimers()
  done.mockClear()
})
afterEach(() => vi.useRealTimers())

test('a toast goes after five seconds, not earlier', () => {
  pausableTimer(5000, done)
  vi.advanceTimersByTime(4999)
  expect(done).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(done).toHaveBeenCalledTimes(1)
})

test('a paused timer waits as long as it must and then goes on with what was left', () => {
  const timer = pausableTimer(5000, done)
  vi.advanceTimersByTime(3000)
  timer.pause()
  timer.pause()
  vi.advanceTimersByTime(60_000)
  timer.resume()
  timer.resume()
  vi.advanceTimersByTime(1999)
  expect(done).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(done).toHaveBeenCalledTimes(1)
})

test('a stopped timer never fires, also after a resume', () => {
  const timer = pausableTimer(5000, done)
  timer.stop()
  timer.resume()
  vi.advanceTimersByTime(10_000)
  expect(done).not.toHaveBeenCalled()
})
