// One visitor cannot use up what an outside service grants the site: over HTTP, on a server with real settings.
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { flightsSearchReplySchema } from '#contracts/flights-search.ts'
import { weatherReplySchema } from '#contracts/weather.ts'
import type { Running } from '#functions/node/start.ts'
import { start } from '#functions/node.ts'

const upstreams = inject('upstreams')
let running: Running
let name: string

beforeEach(async () => {
  name = `ok~${crypto.randomUUID()}`
  running = await start({
    port: 0,
    dist: 'tests/fixtures/site',
    database: ':memory:',
    environment: {
      CLIENT_IP_HEADER: 'X-Client',
      FLIGHT_PROVIDER: 'duffel',
      DUFFEL_TOKEN: 'duffel_test_token',
      DUFFEL_BASE_URL: `${upstreams}/${name}`,
      MET_USER_AGENT: 'waymark.example mail@waymark.example',
      MET_BASE_URL: `${upstreams}/${name}`,
    },
  })
})
afterEach(() => running.stop())

const calls = async () => Number(await (await fetch(`${upstreams}/seen/${name}`)).text())
const ask = async (path: string, client = '203.0.113.1') => {
  const response = await fetch(running.url + path, { headers: { 'X-Client': client } })
  expect(response.status).toBe(200)
  return response.json()
}
const fares = async (origin: string, destination: string, client?: string) =>
  flightsSearchReplySchema.parse(
    await ask(`/api/flights/search?origin=${origin}&destination=${destination}`, client),
  )
const letters = [...'ABCDEFGHIJ']

it('sixty invented pairs cost no call, and the next visitor gets fares', async () => {
  for (const a of letters.slice(0, 6)) for (const b of letters) await fares(`QQ${a}`, `XX${b}`)
  expect(await calls()).toBe(0)
  expect((await fares('LON', 'BCN', '203.0.113.2')).data).not.toEqual([])
})

it('one visitor who asks for every pair leaves the others their share', async () => {
  const codes = ['LON', 'PAR', 'BER', 'VIE', 'PRG', 'MIL', 'ROM', 'BCN', 'MAD']
  for (const from of codes) for (const to of codes) if (from !== to) await fares(from, to)
  expect(await calls()).toBe(6)
  expect((await fares('AMS', 'LYS', '203.0.113.2')).data).not.toEqual([])
})

it('two hundred points of the globe cost no more calls than they have places', async () => {
  for (let index = 0; index < 200; index += 1) {
    const [lat, lng] = [((index * 37) % 170) - 85, ((index * 53) % 340) - 170]
    const path = `/api/weather/forecast?city=x&lat=${lat}.5&lng=${lng}.5`
    weatherReplySchema.parse(await ask(path, `203.0.113.${index}`))
  }
  expect(await calls()).toBeLessThan(5)
})
