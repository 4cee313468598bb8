// A forecast for whoever tries the site on their own machine, and for nobody else (D147).
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { healthPath, healthReplySchema } from '#contracts/health.ts'
import { weatherReplySchema } from '#contracts/weather.ts'
import type { Running } from '#functions/node/start.ts'
import { start } from '#functions/node.ts'

const upstreams = inject('upstreams')
const forecast = '/api/weather/forecast?city=Barcelona&lat=41.387&lng=2.1701'
let running: Running
afterEach(() => running.stop())

/** A server that may ask the fake of the free host. */
async function serve(environment: Record<string, string> = {}, base = `free~${crypto.randomUUID()}`) {
  running = await start({
    port: 0,
    dist: 'tests/fixtures/site',
    database: ':memory:',
    environment: { OPEN_METEO_BASE_URL: `${upstreams}/${base}`, ...environment },
  })
  return async () => Number(await (await fetch(`${upstreams}/seen/${base}`)).text())
}

/** Sends headers that fetch would not. */
function send(path: string, headers: Record<string, string> = {}): Promise<unknown> {
  return new Promise((resolve, reject) => {
    request(running.url + path, { headers }, async (answer) => resolve(JSON.parse(await text(answer))))
      .on('error', reject)
      .end()
  })
}

describe('the forecast on a loopback address without settings', () => {
  it('comes from the free host of Open-Meteo, credited, asked under the name of the program', async () => {
    const calls = await serve()
    const reply = weatherReplySchema.parse(await send(forecast))
    expect(reply).toMatchObject({
      message: null,
      source: 'open-meteo',
      attribution: { text: 'Weather data by Open-Meteo.com', url: 'https://open-meteo.com/' },
    })
    expect(reply.forecast).toHaveLength(7)
    expect(await calls()).toBe(1)
  })

  it('is labelled in the state of the site', async () => {
    await serve()
    const { upstreams: states } = healthReplySchema.parse(await send(healthPath))
    expect(states['open-meteo']).toEqual({ state: 'ok', lastSuccess: null, use: 'evaluation' })
    expect(states['met-norway']).not.toHaveProperty('use')
  })

  it('is missing within 2.5 s without a network, as before', async () => {
    await serve({}, 'hang')
    const since = performance.now()
    expect(await send(forecast)).toEqual({
      forecast: [],
      message: 'Weather data unavailable for Barcelona',
      fault: 'unreachable',
    })
    expect(performance.now() - since).toBeLessThan(2500)
  })
})

describe('the free host is not asked', () => {
  it.each([
    ['SITE_URL', 'https://waymark.example'],
    ['CLIENT_IP_HEADER', 'X-Real-IP'],
    ['MET_USER_AGENT', 'waymark.example mail@waymark.example'],
    ['OPEN_METEO_API_KEY', 'om-key'],
    ['AD_PROVIDER', 'adsense'],
    ['TRAVELPAYOUTS_MARKER', '12345'],
    ['TRAVELPAYOUTS_TOKEN', 'tp-token'],
    ['DUFFEL_TOKEN', 'duffel_test_token'],
  ])('where %s is set', async (variable, value) => {
    const calls = await serve({ [variable]: value, MET_BASE_URL: `${upstreams}/500` })
    const reply = weatherReplySchema.parse(await send(forecast))
    // with a key the same address stands for the host of customers
    if (variable !== 'OPEN_METEO_API_KEY') expect(await calls()).toBe(0)
    expect(reply.forecast).toEqual([])
    expect(JSON.stringify(await send(healthPath))).not.toContain('evaluation')
  })

  it.each([
    ['a proxy', { 'X-Forwarded-For': '203.0.113.1' }],
    ['a proxy of today', { Forwarded: 'for=203.0.113.1' }],
    ['another name of this machine', { Host: 'waymark.example' }],
    ['an address in the network', { Host: '192.168.1.10:4321' }],
  ])('for %s', async (_, headers) => {
    const calls = await serve()
    expect(await send(forecast, headers)).toMatchObject({ forecast: [], fault: 'not-configured' })
    expect(JSON.stringify(await send(healthPath, headers))).not.toContain('evaluation')
    expect(await calls()).toBe(0)
  })
})
