// A server that runs: what it lacks is one line of the log, and its end resets no client.
import { mkdirSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { healthPath } from '#contracts/health.ts'
import { pageViewPath } from '#contracts/track-page-view.ts'
import { died, folder, startServer } from './server-process.ts'

const view = (url: string, headers: Record<string, string> = {}) =>
  fetch(url + pageViewPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ routeSlug: 'london-paris', language: 'en' }),
  })
const hints = (log: string) =>
  log
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line).hint as string)

describe('one line of the log says', () => {
  it('that a site behind a proxy lacks SITE_URL, at start and when a POST is refused for it', async () => {
    const { url, log } = await startServer(':memory:')
    for (let number = 0; number < 5; number += 1)
      expect((await view(url, { Origin: 'https://your.domain', 'X-Test-Client': '192.0.2.1' })).status).toBe(
        403,
      )
    expect(hints(log())).toEqual([
      'SITE_URL is not set: give the public address, e.g. https://your.domain',
      expect.stringContaining('A POST was refused'),
    ])
  })

  it('nothing on a laptop', async () => {
    const { url, log } = await startServer(':memory:', { environment: { CLIENT_IP_HEADER: '' } })
    expect((await view(url, { Origin: url })).status).toBe(204)
    expect(log()).toBe('')
  })

  it('that the proxy does not send the header of CLIENT_IP_HEADER, and its visitors share no small limit', async () => {
    const { url, log } = await startServer(':memory:', { environment: { SITE_URL: 'https://your.domain' } })
    expect((await fetch(url + healthPath)).status).toBe(200)
    expect(log(), 'a health check names no client').toBe('')
    for (let number = 0; number < 100; number += 1)
      expect((await view(url, { 'Sec-Fetch-Site': 'same-origin' })).status).toBe(204)
    expect(hints(log())).toEqual([expect.stringContaining('without the header x-test-client')])
  })

  it('that there are no pages, which health calls down', async () => {
    const empty = join(folder, 'empty')
    mkdirSync(empty, { recursive: true })
    const { url, log } = await startServer(':memory:', { before: `cd '${empty}';` })
    expect(log()).toContain('There is no index.html')
    const answer = await fetch(url + healthPath)
    expect([answer.status, await answer.json()]).toMatchObject([503, { status: 'down', pages: 'missing' }])
    mkdirSync(join(empty, 'dist'))
    expect((await fetch(url + healthPath)).status, 'a folder without pages').toBe(503)
    writeFileSync(join(empty, 'dist', 'index.html'), '<!doctype html>')
    expect((await fetch(url + healthPath)).status).toBe(200)
  })
})

describe('a server that is stopped', () => {
  let answers = 0
  /** Asks on one connection as long as the server lets it. @returns how the requests ended */
  async function askUntilClosed(url: string): Promise<string[]> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const ends: string[] = []
    while (!/^(reset|refused|close)$/.test(ends.at(-1) ?? '')) {
      ends.push(
        await new Promise<string>((resolve) => {
          const sent = request(url, { agent }, (answer) => {
            answers += 1
            answer.resume()
            answer.once('end', () => resolve(String(answer.headers.connection)))
          })
          sent.once('error', () => resolve('reset'))
          sent.end()
        }),
      )
      await wait(5)
    }
    agent.destroy()
    return ends
  }

  it('tells its clients that it closes their connections, and resets none', async () => {
    const { url, child } = await startServer(':memory:')
    const clients = Array.from({ length: 20 }, () => askUntilClosed(url))
    await expect.poll(() => answers, { timeout: 10_000 }).toBeGreaterThan(200)
    const ended = died(child)
    child.kill('SIGTERM')
    const ends = await Promise.all(clients)
    expect(ends.flat()).not.toContain('reset')
    expect(new Set(ends.map((client) => client.at(-1)))).toEqual(new Set(['close']))
    expect(await ended).toBe(0)
  })
})
