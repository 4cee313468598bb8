import { describe, expect, it } from 'vitest'
import { faults } from '#bench/faults/faults.ts'
import { fallbackRates } from '#catalogue/currency.ts'
import { createRates } from '#functions/server/rates.ts'
import { upstreamStates } from '#functions/server/upstream-states.ts'
import { outside, type TestClock, timed } from '../outside.ts'
import type { Target } from '../target.ts'

/** Rates against services that fail in every way. */
export function suite({ upstreams }: Target) {
  const { baseOf, seen, needs } = outside(upstreams)

  function ratesOf(ecb: string, frankfurter: string, clock?: TestClock) {
    const found = needs({ ECB_BASE_URL: baseOf(ecb), FRANKFURTER_BASE_URL: baseOf(frankfurter) }, clock)
    return { rates: createRates(found), ...found }
  }

  describe('rates', () => {
    it('come from the European Central Bank', async () => {
      const { reply, recalled } = await ratesOf('ok', 'ok').rates()
      expect(recalled.state).toBe('renewed')
      expect(reply).toMatchObject({ source: 'ecb', rates: { EUR: 1, USD: 1.12, GBP: 0.85, CHF: 0.93 } })
      expect(reply.date).toMatch(/^\d{4}-\d\d-\d\d$/)
    })

    it.concurrent.each([...faults, 'old', 'redirect'])(
      'come from Frankfurter when the ECB fails: %s',
      async (fault) => {
        const [{ reply }, ms] = await timed(ratesOf(fault, 'ok').rates)
        expect(reply).toMatchObject({ source: 'frankfurter', rates: { EUR: 1, JPY: 170.1 } })
        expect(ms).toBeLessThan(1500)
      },
    )

    it.concurrent.each([...faults, 'old'])(
      'are the fixed table within 2.5 s when both fail: %s',
      async (fault) => {
        const { rates, faults: logged } = ratesOf(fault, fault)
        const [{ reply, recalled }, ms] = await timed(rates)
        expect(reply).toEqual({ rates: fallbackRates, source: 'fallback' })
        expect(recalled.state).toBe('failed')
        expect(ms).toBeLessThan(2500)
        expect(logged.map((line) => line.split(':', 1)[0])).toEqual(['ecb', 'frankfurter'])
        expect(logged.join()).not.toMatch(/SECRET|script/)
      },
    )

    it('are asked for once by many at a time, and not again for twelve hours', async () => {
      const name = `ok~once-${crypto.randomUUID()}`
      const clock = { ms: Date.now() }
      const { rates } = ratesOf(name, 'refuse', clock)
      await Promise.all([rates(), rates(), rates()])
      clock.ms += 11 * 3_600_000
      await rates()
      expect(await seen(name)).toBe(1)
      clock.ms += 2 * 3_600_000
      await rates()
      expect(await seen(name)).toBe(2)
    })

    it('that are old are kept for seven days while nobody answers', async () => {
      const clock: TestClock = { ms: Date.now() }
      const { rates } = ratesOf('ok', 'refuse', clock)
      await rates()
      clock.offline = true
      clock.ms += 6 * 86_400_000
      expect(await rates()).toMatchObject({ recalled: { state: 'stale' }, reply: { source: 'ecb' } })
      clock.ms += 86_400_000
      expect(await rates()).toMatchObject({ recalled: { state: 'failed' }, reply: { source: 'fallback' } })
    })

    it('stop being asked for after repeated failure, for a minute', async () => {
      const [ecb, frankfurter] = [`500~${crypto.randomUUID()}`, `500~${crypto.randomUUID()}`]
      const clock = { ms: Date.now() }
      const { rates, services } = ratesOf(ecb, frankfurter, clock)
      for (let attempt = 0; attempt < 6; attempt++) await rates()
      expect([await seen(ecb), await seen(frankfurter)]).toEqual([3, 3])
      expect(upstreamStates(services).ecb).toEqual({ state: 'resting', lastSuccess: null })
      clock.ms += 61_000
      await rates()
      expect([await seen(ecb), await seen(frankfurter)]).toEqual([4, 4])
    })

    it('stop being asked for at once where the service says so, for as long as it says', async () => {
      const name = `429~${crypto.randomUUID()}`
      const clock = { ms: Date.now() }
      const { rates } = ratesOf(name, 'refuse', clock)
      await rates()
      clock.ms += 59 * 60_000
      await rates()
      expect(await seen(name)).toBe(1)
      clock.ms += 2 * 60_000
      await rates()
      expect(await seen(name)).toBe(2)
    })

    it('tell when their service last answered', async () => {
      const { rates, services } = ratesOf('refuse', 'ok')
      await rates()
      const { ecb, frankfurter } = upstreamStates(services)
      expect(ecb).toEqual({ state: 'ok', lastSuccess: null })
      expect(Date.parse(frankfurter.lastSuccess as string)).toBeGreaterThan(Date.now() - 60_000)
    })
  })
}
