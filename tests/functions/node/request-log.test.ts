// The optional log of requests: enough to find one, nothing about the client or the searched places.
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { missingRoutePath } from '#contracts/track-missing-route.ts'
import type { Running } from '#functions/node/start.ts'
import { start } from '#functions/node.ts'

let running: Running
const lines: string[] = []
const startHere = (environment: Record<string, string>) =>
  start({ port: 0, dist: 'tests/fixtures/site', database: ':memory:', environment })

beforeAll(async () => {
  running = await startHere({
    LOG_REQUESTS: '1',
    CLIENT_IP_HEADER: 'X-Real-IP',
    ADMIN_TOKEN: 'secret-token-of-enough-length',
  })
})
afterAll(() => running.stop())
beforeEach(() => {
  lines.length = 0
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line) => lines.push(String(line)))
})
afterEach(() => {
  vi.restoreAllMocks()
})

const personal = {
  'X-Real-IP': '203.0.113.77',
  'User-Agent': 'Browser of Somebody',
  Cookie: 'session=somebody',
  Referer: 'https://waymark.example/route/home-secret',
  Authorization: `Basic ${btoa('somebody:guessed-token')}`,
}
const nothingPersonal =
  /203\.0\.113|Somebody|somebody|session|home-secret|guessed|secret-token|Reykjav|Atlantis/i

it.each([
  ['a search for a place', '/api/geocode/search?query=Reykjav%C3%ADk', {}, 200],
  ['an unknown call', '/api/home/Reykjavik', {}, 404],
  [
    'a missing route',
    missingRoutePath,
    {
      method: 'POST',
      body: JSON.stringify({ requestedSlug: 'a-atlantis', fromCity: 'Reykjavík', toCity: 'Atlantis' }),
    },
    204,
  ],
  ['a bad body', missingRoutePath, { method: 'POST', body: '{"fromCity":"Reykjavik"}' }, 400],
])('of %s: its id, status and time', async (_, path, init, status) => {
  const headers = { ...personal, 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' }
  const response = await fetch(running.url + path, { ...init, headers })
  expect(response.status).toBe(status)
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] as string)).toMatchObject({
    level: 'info',
    event: 'request',
    id: response.headers.get('X-Request-Id'),
    status,
    ms: expect.any(Number),
  })
  expect(lines[0]).not.toMatch(nothingPersonal)
})

it('of a wrong token: a warning beside it, with the same id', async () => {
  const response = await fetch(`${running.url}/api/admin/metrics`, { headers: personal })
  const id = response.headers.get('X-Request-Id')
  expect(response.status).toBe(401)
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'warning', event: 'login', id },
    { level: 'info', event: 'request', id, status: 401 },
  ])
  expect(lines.join()).not.toMatch(nothingPersonal)
})

it('is silent about what goes well unless it is asked', async () => {
  const silent = await startHere({})
  await (await fetch(`${silent.url}/api/health`)).text()
  await (await fetch(`${silent.url}/route/london-atlantis`)).text()
  expect(lines).toEqual([])
  await silent.stop()
})
