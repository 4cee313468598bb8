// Who the Node entry lets see the counters: the holder of the token, or a visitor at the machine itself (D44).
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import type { Running } from '#functions/node/start.ts'
import { start } from '#functions/node.ts'
import { sendTo } from './send.ts'

const startHere = (environment: Record<string, string> = {}) =>
  start({ port: 0, database: ':memory:', environment })

describe('the admin API with a token', () => {
  const token = 'grün:42-and-a-long-rest'
  it('asks for it, and takes it as the password of any user', async () => {
    const own = await startHere({ ADMIN_TOKEN: token })
    const login = (text: string) => ({ Authorization: `Basic ${Buffer.from(text).toString('base64')}` })
    const ask = (headers?: Record<string, string>) => sendTo(own.url, '/api/admin/analytics', headers)
    const refused = await ask()
    expect(refused.status).toBe(401)
    expect(refused.headers['www-authenticate']).toMatch(/^Basic realm="/)
    expect((await ask(login('admin:wrong'))).status).toBe(401)
    expect((await ask({ Authorization: 'Basic %%%' })).status).toBe(401)
    expect((await ask({ Authorization: `Bearer ${token}` })).status).toBe(401)
    expect((await ask(login(`anyone:${token}`))).status).toBe(200)
    expect((await sendTo(own.url, '/api/admin/metrics')).status).toBe(401)
    await own.stop()
  })
})

describe('the admin API without a token', () => {
  const ask = (to: Running, headers?: Record<string, string>) => sendTo(to.url, '/api/admin/metrics', headers)

  it('opens at the machine itself and stays closed to whatever may come from outside', async () => {
    const local = await startHere()
    expect((await ask(local)).status).toBe(200)
    await local.stop()
    for (const headers of [
      { Host: 'waymark.example' },
      { Host: '192.168.1.5' },
      { 'X-Forwarded-For': '127.0.0.1' },
      { Forwarded: 'for=127.0.0.1' },
    ]) {
      const own = await startHere()
      const { status, headers: answered, body } = await ask(own, headers)
      expect([status, answered['www-authenticate']], JSON.stringify(headers)).toEqual([401, undefined])
      expect(JSON.parse(body.toString()).error.message).toMatch(/ADMIN_TOKEN.*ADMIN_PUBLIC=1/)
      await own.stop()
    }
  })

  it('stays closed to a proxy that names no client and speaks HTTP/1.0, as nginx does by default', async () => {
    const own = await startHere()
    const socket = connect(Number(new URL(own.url).port), '127.0.0.1')
    socket.end('GET /api/admin/metrics HTTP/1.0\r\nHost: 127.0.0.1:4321\r\n\r\n')
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 401 /)
    await own.stop()
  })

  it.each([
    [{ CLIENT_IP_HEADER: 'X-Real-IP' }, 401],
    [{ CLIENT_IP_HEADER: 'X-Real-IP', ADMIN_PUBLIC: '1' }, 200],
  ])('with %j answers %i', async (environment, status) => {
    const own = await startHere(environment)
    expect((await ask(own, { 'X-Real-IP': '127.0.0.1' })).status).toBe(status)
    await own.stop()
  })

  it('a token that is too short keeps the server from starting', async () => {
    await expect(startHere({ ADMIN_TOKEN: 'short' })).rejects.toThrow('ADMIN_TOKEN')
  })
})
