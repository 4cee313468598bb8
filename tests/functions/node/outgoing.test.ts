// Whatever a request contains, the server calls only the configured services at their addresses.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Running } from '#functions/node/start.ts'
import { start } from '#functions/node.ts'

const folder = mkdtempSync(join(tmpdir(), 'waymark-outgoing-'))
const asked: URL[] = []
let running: Running
/** moves the clock so far that no service rests after earlier failures */
let hoursAhead = 0

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  running = await start({
    port: 0,
    dist: 'tests/fixtures/site',
    database: join(folder, 'test.sqlite'),
    environment: {
      TRAVELPAYOUTS_TOKEN: 'secret-token',
      MET_USER_AGENT: 'waymark.example mail@waymark.example',
    },
    now: () => new Date(Date.now() + hoursAhead * 3_600_000),
    fetch: async (input) => {
      asked.push(new URL(String(input)))
      throw new TypeError('no line')
    },
  })
})
afterAll(async () => {
  await running.stop()
  rmSync(folder, { recursive: true, force: true })
})

const known = new Set([
  'https://api.travelpayouts.com',
  'https://api.met.no',
  'https://www.ecb.europa.eu',
  'https://api.frankfurter.dev',
])
const targets = [
  'http://169.254.169.254/latest/meta-data',
  '//evil.example',
  'BCN@evil.example',
  'BCN#',
  'BCN?x=',
  'BCN&token=x',
  '../../../etc/passwd',
  'BCN\r\nHost: evil.example',
  'LON',
  '41.39',
]

it.each(targets)('%j in every parameter leads nowhere else', async (target) => {
  asked.length = 0
  hoursAhead += 2
  const value = encodeURIComponent(target)
  for (const path of [
    `/api/flights/search?origin=${value}&destination=BCN`,
    `/api/flights/search?origin=LON&destination=${value}`,
    `/api/weather/forecast?city=${value}&lat=41.39&lng=2.16`,
    `/api/weather/forecast?city=x&lat=${value}&lng=2.16`,
    `/api/weather/forecast?city=x&lat=41.39&lng=${value}`,
    `/api/geocode/search?query=${value}`,
    `/api/search?origin=${value}&destination=${value}`,
    `/api/currency/rates?base=${value}&url=${value}`,
    `/api/${value}/status`,
  ]) {
    const response = await fetch(running.url + path, { redirect: 'manual' })
    expect(response.status).toBeLessThan(500)
    expect(await response.text()).not.toContain('secret-token')
  }
  for (const url of asked) {
    expect([...known]).toContain(url.origin)
    expect(url.href).not.toContain('evil.example')
    expect([url.username, url.password, url.hash]).toEqual(['', '', ''])
  }
  expect(asked.length, 'the good ones did go out').toBeGreaterThan(0)
})
