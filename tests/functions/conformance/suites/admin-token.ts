import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryRateLimit } from '#functions/node/rate-limit.ts'
import { createAdminAuth } from '#functions/server/admin-auth.ts'
import { readConfig } from '#functions/server/config.ts'

const token = 'grün:42-and-a-long-rest'
const basic = (login: string) => `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(login)))}`
const right = basic(`admin:${token}`)
const wrong = basic('admin:guess')

interface Asked {
  authorization?: string | undefined
  address?: string
}

/** Access to the counters (D44). */
export function suite() {
  let ms = 0
  const lines: string[] = []

  beforeEach(() => {
    ms = Date.parse('2026-11-20T10:00:00Z')
    lines.length = 0
    vi.spyOn(console, 'error').mockImplementation((line) => lines.push(String(line)))
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  /** "ok", or the code of the refusal, of each request to one app */
  function appWith(environment: Record<string, string>, isLocal?: () => boolean) {
    const addresses = new WeakMap<Request, string>()
    const requireAdmin = createAdminAuth({
      config: readConfig(environment),
      rateLimit: memoryRateLimit(() => ms),
      clientAddress: (request) => addresses.get(request) ?? '',
      ...(isLocal && { isLocal }),
    })
    const ask = async ({ authorization, address = '203.0.113.7' }: Asked = {}) => {
      const headers = authorization === undefined ? {} : { Authorization: authorization }
      const request = new Request('https://waymark.example/api/admin/metrics', { headers })
      addresses.set(request, address)
      return requireAdmin(request).then(
        () => ({ code: 'ok', headers: {}, message: '' }),
        (error) => error as { code: string; headers: Record<string, string>; message: string },
      )
    }
    const codes = async (times: number, asked: Asked) => {
      const found = new Set<string>()
      for (let time = 0; time < times; time++) found.add((await ask(asked)).code)
      return [...found]
    }
    return { ask, codes }
  }
  const withToken = () => appWith({ ADMIN_TOKEN: token })

  describe('the administrator’s token', () => {
    it.each([['admin'], [''], ['anyone at all']])('opens for the user "%s"', async (user) => {
      expect((await withToken().ask({ authorization: basic(`${user}:${token}`) })).code).toBe('ok')
    })

    it.each([
      undefined,
      '',
      'Basic',
      'Basic %%%',
      `Bearer ${token}`,
      basic(token.slice(0, -1)),
      basic(`admin:${token} `),
      basic(`admin:${token.toUpperCase()}`),
      basic('admin:'),
      basic('admin'),
      basic('admin:undefined'),
      basic(`admin:${'x'.repeat(5000)}`),
    ])('does not open for %s', async (authorization) => {
      expect(await withToken().ask({ authorization })).toMatchObject({
        code: 'unauthorized',
        headers: { 'WWW-Authenticate': expect.stringMatching(/^Basic realm="/) },
      })
    })

    it('does not open after sixty guesses of a client, even when it is right, until the minute ends', async () => {
      const { ask, codes } = withToken()
      expect(await codes(60, { authorization: wrong })).toEqual(['unauthorized'])
      expect(await codes(180, { authorization: wrong })).toEqual(['too-many-requests'])
      expect(await codes(3, { authorization: right })).toEqual(['too-many-requests'])
      expect((await ask({ authorization: right, address: '203.0.113.8' })).code).toBe('ok')
      expect((await ask()).code, 'without a token it is asked for').toBe('unauthorized')
      ms += 60_000
      expect((await ask({ authorization: right })).code).toBe('ok')
    })

    it('opens for every refresh of a dashboard', async () => {
      expect(await withToken().codes(300, { authorization: right })).toEqual(['ok'])
    })

    it('cannot be guessed beside an administrator of the same address', async () => {
      const { ask, codes } = withToken()
      const guesses = new Set<string>()
      for (let time = 0; time < 70; time++) {
        await ask({ authorization: right })
        guesses.add((await ask({ authorization: wrong })).code)
      }
      expect([...guesses]).toEqual(['unauthorized', 'too-many-requests'])
      expect(await codes(3, { authorization: right })).toEqual(['too-many-requests'])
    })

    it('of clients without an address has one limit, too wide for a few to use up', async () => {
      const { ask, codes } = withToken()
      const unknown = { address: '' }
      expect(await codes(240, { ...unknown, authorization: wrong })).toEqual(['unauthorized'])
      expect((await ask({ ...unknown, authorization: right })).code).toBe('ok')
      expect(await codes(18_000, { ...unknown, authorization: wrong })).toContain('too-many-requests')
      expect((await ask({ ...unknown, authorization: right })).code).toBe('too-many-requests')
      ms += 60_000
      expect((await ask({ ...unknown, authorization: right })).code).toBe('ok')
    })

    it('when wrong is logged once a minute, with a count and without the guess', async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: ms })
      const { ask, codes } = withToken()
      await codes(5, { authorization: wrong })
      await codes(5, { authorization: right })
      expect(lines).toHaveLength(1)
      vi.setSystemTime(ms + 60_000)
      await ask({ authorization: wrong })
      expect(lines.map((line) => JSON.parse(line))).toMatchObject([
        { level: 'warning', event: 'login', id: expect.stringMatching(/^[0-9a-f-]{36}$/) },
        { level: 'warning', event: 'login', suppressed: 4 },
      ])
      expect(lines.join()).not.toMatch(/guess|grün|203\.0/)
    })

    it.each(['x', 'x'.repeat(19), `${'x'.repeat(19)} `])('of "%s" is too short to start with', (short) => {
      expect(() => readConfig({ ADMIN_TOKEN: short })).toThrow(
        'Environment: ADMIN_TOKEN is not usable: it needs at least 20 characters. Correct it or leave it out.',
      )
      expect(readConfig({ ADMIN_TOKEN: 'x'.repeat(20) }).adminToken).toHaveLength(20)
    })
  })

  describe('without a token the figures', () => {
    it('are closed, without asking for a password, and say what to set', async () => {
      const refusal = await appWith({}).ask()
      expect(refusal).toMatchObject({ code: 'unauthorized', headers: {} })
      expect(refusal.message).toMatch(/ADMIN_TOKEN.*ADMIN_PUBLIC=1/)
      expect((await appWith({}, () => false).ask({ authorization: right })).code).toBe('unauthorized')
    })

    it.each(['1', 'true'])('are open with ADMIN_PUBLIC=%s', async (value) => {
      expect((await appWith({ ADMIN_PUBLIC: value }).ask()).code).toBe('ok')
    })

    it('are open at the machine itself', async () => {
      expect((await appWith({}, () => true).ask()).code).toBe('ok')
    })
  })

  it('a token is asked of everyone, whatever else is set', async () => {
    const { ask } = appWith({ ADMIN_TOKEN: token, ADMIN_PUBLIC: '1' }, () => true)
    expect((await ask()).code).toBe('unauthorized')
    expect((await ask({ authorization: right })).code).toBe('ok')
  })
}
