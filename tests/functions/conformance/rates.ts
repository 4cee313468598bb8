import { describe, expect, it } from 'vitest'
import { fallbackRates } from '#catalogue/limits.ts'
import { memoryCache } from '#functions/server/cache.ts'
import { createRates } from '#functions/server/rates.ts'
import { faults } from '../../fixtures/upstreams/faults.ts'

/** Rates against services that fail in every way; `upstreams` is the address of the fake. */
export function ratesSuite(upstreams: string) {
  const baseOf = (behaviour: string) =>
    behaviour === 'refuse' ? 'http://127.0.0.1:1' : `${upstreams}/${behaviour}`
  const seen = async (name: string) => Number(await (await fetch(`${upstreams}/seen/${name}`)).text())

  function ratesOf(ecb: string, frankfurter: string, clock = { ms: Date.now() }) {
    const now = () => new Date(clock.ms)
    const config = { ecbBaseUrl: baseOf(ecb), frankfurterBaseUrl: baseOf(frankfurter) }
    return createRates({
      cache: memoryCache(() => clock.ms),
      config,
      fetch: (...args) => fetch(...args),
      now,
    })
  }

  describe('rates', () => {
    it('come from the European Central Bank', async () => {
      const { reply, state } = await ratesOf('ok', 'ok')()
      expect(state).toBe('fresh')
      expect(reply).toMatchObject({ source: 'ecb', rates: { EUR: 1, USD: 1.12, GBP: 0.85, CHF: 0.93 } })
      expect(reply.date).toMatch(/^\d{4}-\d\d-\d\d$/)
    })

    it.each(faults)('come from Frankfurter when the ECB fails: %s', async (fault) => {
      const started = Date.now()
      const { reply } = await ratesOf(fault, 'ok')()
      expect(reply).toMatchObject({ source: 'frankfurter', rates: { EUR: 1, JPY: 170.1 } })
      expect(Date.now() - started).toBeLessThan(1500)
    })

    it.each(faults)('are the fixed table within 2.5 s when both fail: %s', async (fault) => {
      const started = Date.now()
      const answer = await ratesOf(fault, fault)()
      expect(answer).toEqual({ reply: { rates: fallbackRates, source: 'fallback' }, state: 'fixed' })
      expect(Date.now() - started).toBeLessThan(2500)
    })

    it('are asked for once by many at a time, and not again for twelve hours', async () => {
      const name = `ok~once-${crypto.randomUUID()}`
      const clock = { ms: Date.now() }
      const rates = ratesOf(name, 'refuse', clock)
      await Promise.all([rates(), rates(), rates()])
      clock.ms += 11 * 3_600_000
      await rates()
      expect(await seen(name)).toBe(1)
      clock.ms += 2 * 3_600_000
      await rates()
      expect(await seen(name)).toBe(2)
    })

    it('that are old are kept for seven days while nobody answers', async () => {
      const clock = { ms: Date.now() }
      const config = { ecbBaseUrl: baseOf('ok'), frankfurterBaseUrl: baseOf('refuse') }
      let offline = false
      const rates = createRates({
        cache: memoryCache(() => clock.ms),
        config,
        fetch: async (...args) => (offline ? Promise.reject(new Error('offline')) : fetch(...args)),
        now: () => new Date(clock.ms),
      })
      await rates()
      offline = true
      clock.ms += 6 * 86_400_000
      expect(await rates()).toMatchObject({ state: 'stale', reply: { source: 'ecb' } })
      clock.ms += 86_400_000
      expect(await rates()).toMatchObject({ state: 'fixed' })
    })

    it('stop being asked for after repeated failure, for a minute', async () => {
      const [ecb, frankfurter] = [`500~${crypto.randomUUID()}`, `500~${crypto.randomUUID()}`]
      const clock = { ms: Date.now() }
      const rates = ratesOf(ecb, frankfurter, clock)
      for (let attempt = 0; attempt < 6; attempt++) await rates()
      expect([await seen(ecb), await seen(frankfurter)]).toEqual([3, 3])
      clock.ms += 61_000
      await rates()
      expect([await seen(ecb), await seen(frankfurter)]).toEqual([4, 4])
    })
  })
}
