import { describe, expect, it } from 'vitest'
import { requireAdmin } from '#functions/server/admin-auth.ts'

const token = 'grün:42'
const basic = (login: string) => `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(login)))}`

/** Access to the counters where ADMIN_TOKEN is set (D44). */
export function suite() {
  const ask = (authorization: string | undefined, limit = true) => {
    const request = new Request('https://waymark.example/api/admin/metrics', {
      headers: authorization === undefined ? {} : { Authorization: authorization },
    })
    const keys: string[] = []
    const deps = {
      rateLimit: async (key: string) => {
        keys.push(key)
        return limit
      },
      clientAddress: () => '203.0.113.7',
    }
    return { done: requireAdmin(request, token, deps), keys }
  }

  describe('the administrator’s token', () => {
    it.each([['admin'], [''], ['anyone at all']])('opens for the user "%s"', async (user) => {
      await ask(basic(`${user}:${token}`)).done
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
      await expect(ask(authorization).done).rejects.toMatchObject({
        code: 'unauthorized',
        headers: { 'WWW-Authenticate': expect.stringMatching(/^Basic realm="/) },
      })
    })

    it('cannot be guessed sixty times a minute; who gives none is asked for it', async () => {
      const guess = ask(basic('admin:guess'), false)
      await expect(guess.done).rejects.toMatchObject({ code: 'too-many-requests' })
      expect(guess.keys).toEqual(['login 203.0.113.7'])
      await expect(ask(undefined, false).done).rejects.toMatchObject({ code: 'unauthorized' })
    })
  })
}
