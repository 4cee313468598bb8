import { describe, expect, it } from 'vitest'
import { services } from '#functions/upstream/all-services.ts'
import { type Budget, clientShare, createBudget } from '#functions/upstream/budget.ts'
import { createServices, type Service } from '#functions/upstream/service.ts'
import { errorOfStatus, type UpstreamError } from '#functions/upstream/upstream-error.ts'

const minute = 60_000

function serviceAt(clock: { ms: number }, name: 'ecb' | 'duffel' = 'ecb') {
  const logged: unknown[] = []
  const services = createServices(
    () => clock.ms,
    (_, error) => logged.push(error),
  )
  return { service: services[name], logged }
}

const failing = (service: Service, error: unknown) =>
  service.run(() => Promise.reject(error)).catch((caught: UpstreamError) => caught)
const answering = (service: Service) => service.run(async () => 'answer')

describe('a service', () => {
  it.each([
    ['two failures', [503, 503], 0],
    ['three failures', [503, 503, 503], minute],
    ['three refused questions', [404, 404, 404], 0],
    ['rejected credentials, three times', [401, 401, 401], minute],
    ['one 429', [429], minute],
  ])('after %s rests for a time', async (_, statuses, restMs) => {
    const clock = { ms: 0 }
    const { service } = serviceAt(clock)
    for (const status of statuses) await failing(service, errorOfStatus(new Response('', { status }), 0))
    expect(service.state().resting).toBe(restMs > 0)
    clock.ms += restMs
    expect(service.state().resting).toBe(false)
    expect(await answering(service)).toBe('answer')
  })

  it('that rests is not asked, and says why it rests', async () => {
    const { service, logged } = serviceAt({ ms: 0 })
    for (let time = 0; time < 3; time++) await failing(service, new Error('gone'))
    let asked = false
    const refused = await service
      .run(async () => {
        asked = true
      })
      .catch((error: UpstreamError) => error)
    expect([asked, (refused as UpstreamError).fault, logged.length]).toEqual([false, 'unreachable', 3])
  })

  it('forgets failures when it answers, and knows when that was', async () => {
    const clock = { ms: 5 * minute }
    const { service } = serviceAt(clock)
    await failing(service, new Error('gone'))
    await failing(service, new Error('gone'))
    await answering(service)
    await failing(service, new Error('gone'))
    expect(service.state()).toEqual({ resting: false, lastSuccess: new Date(5 * minute) })
  })

  it('is asked no more often in a minute than its terms allow', async () => {
    const clock = { ms: 0 }
    const { service } = serviceAt(clock, 'duffel')
    await service.run(async () => 'answer', { calls: 60 })
    const over = await answering(service).catch((error: UpstreamError) => error)
    expect(over).toMatchObject({ fault: 'limited' })
    expect(service.state().resting).toBe(false)
    clock.ms += minute
    expect(await answering(service)).toBe('answer')
  })
})

describe('the budget of a service', () => {
  const calls = (clock: { ms: number }, budget: Budget) => {
    const spend = createBudget(budget, () => clock.ms)
    return (count: number, client: string) => {
      let granted = 0
      for (let index = 0; index < count; index += 1) {
        try {
          spend(1, client)
          granted += 1
        } catch (error) {
          expect(error).toMatchObject({ fault: 'limited' })
        }
      }
      return granted
    }
  }

  it('grants one client a tenth of a minute, and the next one as much', () => {
    const clock = { ms: 0 }
    const ask = calls(clock, { perMinute: 60 })
    expect([ask(60, 'a'), ask(60, 'b')]).toEqual([6, 6])
    clock.ms += minute
    expect(ask(60, 'a')).toBe(6)
  })

  it('grants one client a tenth of a day', () => {
    const clock = { ms: 0 }
    const ask = calls(clock, { perMinute: 1000, perDay: 500 })
    expect(ask(100, 'a')).toBe(50)
    clock.ms += minute
    expect([ask(100, 'a'), ask(100, 'b')]).toEqual([0, 50])
    clock.ms += 24 * 60 * minute
    expect(ask(100, 'a')).toBe(50)
  })

  it('is that of all for clients without an address', () => {
    expect(calls({ ms: 0 }, { perMinute: 60, perDay: 50 })(100, '')).toBe(50)
  })

  it('is not exceeded by many clients', () => {
    const ask = calls({ ms: 0 }, { perMinute: 60 })
    const granted = Array.from({ length: 20 }, (_, client) => ask(6, `client ${client}`))
    expect(granted.reduce((sum, each) => sum + each)).toBe(60)
  })

  it.each(services.map(({ name, budget }) => [name, budget] as const))(
    'of %s leaves one client a whole search',
    (_, { perMinute, perDay = perMinute }) => {
      // Travelpayouts is asked for three months at a time
      expect(clientShare(Math.min(perMinute, perDay))).toBeGreaterThanOrEqual(2)
    },
  )
})

describe('a status', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')

  it.each([
    [401, 'rejected'],
    [403, 'rejected'],
    [404, 'refused'],
    [408, 'unreachable'],
    [422, 'refused'],
    [429, 'limited'],
    [500, 'unreachable'],
    [302, 'unreachable'],
  ])('%i is %s', (status, fault) => {
    expect(errorOfStatus(new Response(null, { status }), now).fault).toBe(fault)
  })

  it.each([
    [{ 'Retry-After': '120' }, 120_000],
    [{ 'Retry-After': 'Sat, 21 Nov 2026 12:05:00 GMT' }, 300_000],
    [{ 'ratelimit-reset': 'Sat, 21 Nov 2026 12:01:00 GMT' }, 60_000],
    [{ 'Retry-After': 'Sat, 21 Nov 2026 11:00:00 GMT' }, undefined],
    [{ 'Retry-After': 'soon' }, undefined],
    [{}, undefined],
  ])('429 with %j asks to wait %s ms', (headers, ms) => {
    expect(errorOfStatus(new Response(null, { status: 429, headers }), now).retryAfterMs).toBe(ms)
  })
})
