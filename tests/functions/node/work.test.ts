// The CPU budget of work on request (A35).
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '#functions/node/start.ts'
import { start } from '#functions/node.ts'
import { createWork } from '#functions/server/work.ts'

describe('a budget', () => {
  let now = 0
  const budget = (burstMs: number, msPerSecond: number) => ({ burstMs, msPerSecond })
  const create = (client = budget(100, 10), all = budget(1000, 10)) =>
    createWork(
      () => now,
      async () => {},
      { client, all },
    )
  const taking = (ms: number) => () => {
    now += ms
    return 'done'
  }

  it('lets a client work until it is spent, and says when it will be there again', async () => {
    const work = create()
    expect(await work('a', taking(150))).toBe('done')
    await expect(work('a', taking(1))).rejects.toMatchObject({
      code: 'too-many-requests',
      headers: { 'Retry-After': '5' },
    })
    expect(await work('b', taking(1))).toBe('done')
    now += 5100
    expect(await work('a', taking(1))).toBe('done')
  })

  it('for all is spent by many clients together', async () => {
    const work = create()
    for (const client of 'abcdefghijk') await work(client, taking(100))
    await expect(work('fresh', taking(1))).rejects.toMatchObject({ code: 'unavailable' })
    now += 20_000
    expect(await work('fresh', taking(1))).toBe('done')
  })

  it('counts clients nobody names together only', async () => {
    const work = create()
    for (let i = 0; i < 5; i++) expect(await work('', taking(100))).toBe('done')
  })

  it('counts work that fails', async () => {
    const work = create()
    const failing = () => {
      now += 200
      throw new Error('broken')
    }
    await expect(work('a', failing)).rejects.toThrow('broken')
    await expect(work('a', taking(1))).rejects.toMatchObject({ code: 'too-many-requests' })
  })

  it('lets at most fifty wait for their turn', async () => {
    const work = create(budget(1e6, 1), budget(1e6, 1))
    const results = await Promise.allSettled(Array.from({ length: 60 }, () => work('a', taking(1))))
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(10)
  })
})

describe('the server', () => {
  let running: Running
  beforeAll(async () => {
    running = await start({
      port: 0,
      dist: 'tests/fixtures/site',
      database: ':memory:',
      environment: { CLIENT_IP_HEADER: 'X-Client' },
    })
  })
  afterAll(() => running.stop())
  const ask = (path: string, client: string) =>
    fetch(running.url + path, { headers: { 'X-Client': client }, redirect: 'manual' })

  it('answers a client who floods it with addresses that lead nowhere 429, others as before', async () => {
    const path = (i: number) => `/route/nowhere${i}-atlantis${i}`
    const flooder = '198.51.100.1'
    const statuses = new Map<number, number>()
    const until = performance.now() + 10_000
    for (let i = 0; !statuses.has(429) && performance.now() < until; i += 20) {
      const answers = await Promise.all(Array.from({ length: 20 }, (_, k) => ask(path(i + k), flooder)))
      for (const answer of answers) {
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
        if (answer.status === 429) expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
        await answer.body?.cancel()
      }
    }
    expect([...statuses.keys()]).toContain(429)
    expect((await ask(path(1_000_000), '203.0.113.1')).status).not.toBe(429)
    expect((await ask('/', flooder)).status).toBe(200)
  })

  it('draws an address once for all who ask for it within a short time', async () => {
    const [first, second] = await Promise.all([
      ask('/route/oslo-bergen', '203.0.113.2'),
      ask('/route/oslo-bergen', '203.0.113.3'),
    ])
    expect(await second.text()).toBe(await first.text())
  })
})
