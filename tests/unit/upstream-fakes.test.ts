// The fakes answer as the services do: their answers are compared with replies written from the documentation.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Fake, startFake } from '../fixtures/upstreams/fake.ts'

let fake: Fake
beforeAll(async () => {
  fake = await startFake()
})
afterAll(() => fake.stop())

const replies = new URL('../fixtures/upstreams/replies/', import.meta.url)
const reply = (name: string) => readFileSync(new URL(name, replies), 'utf8')
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

/** Fields and types of a value; of a list those of the first item. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? [shapeOf(value[0])] : []
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, inner]) => [name, shapeOf(inner)] as const)
      .sort(([a], [b]) => a.localeCompare(b)),
  )
}

const tp = { 'X-Access-Token': 'tp-token' }
const duffel = {
  Authorization: 'Bearer duffel_test_token',
  'Duffel-Version': 'v2',
  'Content-Type': 'application/json',
}
const slices = [{ origin: 'LHR', destination: 'BCN', departure_date: day(30) }]
const offerRequest = JSON.stringify({
  data: { slices, passengers: [{ type: 'adult' }], cabin_class: 'economy', max_connections: 1 },
})
const prices = '/aviasales/v3/prices_for_dates?origin=LON&destination=BCN&currency=eur&departure_at='
const offers = '/air/offer_requests?return_offers=true&supplier_timeout=2000'
const daily = '/v1/forecast?latitude=41.39&longitude=2.16&timezone=auto&apikey=om-key'
const met = '/weatherapi/locationforecast/2.0/complete'

const asked: [string, string, RequestInit, string][] = [
  ['frankfurter-v1.json', '/v1/latest?base=EUR&symbols=USD,GBP,JPY,CHF,CAD,AUD', {}, 'ok'],
  ['travelpayouts-prices.json', prices, { headers: tp }, 'ok'],
  ['travelpayouts-empty.json', prices, { headers: tp }, 'empty'],
  ['duffel-offers.json', offers, { method: 'POST', headers: duffel, body: offerRequest }, 'ok'],
  ['duffel-error.json', offers, { method: 'POST', body: offerRequest }, 'ok'],
  ['open-meteo-daily.json', daily, {}, 'ok'],
  ['open-meteo-error.json', '/v1/forecast?latitude=X&longitude=2&apikey=om-key', {}, 'ok'],
]

describe('the fake', () => {
  it.each(asked)('answers in the shape of %s', async (name, path, init, behaviour) => {
    const response = await fetch(`${fake.url}/${behaviour}${path}`, init)
    expect(response.headers.get('Content-Type')).toContain('application/json')
    expect(shapeOf(await response.json())).toEqual(shapeOf(JSON.parse(reply(name))))
  })

  it('answers with what is in met-norway-complete.json, and more', async () => {
    const headers = { 'User-Agent': 'waymark.example mail@waymark.example' }
    const response = await fetch(`${fake.url}/ok${met}?lat=41.39&lon=2.16`, { headers })
    const json = await response.json()
    const documented = JSON.parse(reply('met-norway-complete.json'))
    expect(shapeOf(json)).toMatchObject(shapeOf(documented) as object)
    expect(new Date(response.headers.get('Expires') as string).getTime()).toBeGreaterThan(Date.now())
  })

  it('answers in the shape of ecb-daily.xml', async () => {
    const response = await fetch(`${fake.url}/ok/stats/eurofxref/eurofxref-daily.xml`)
    const bare = (xml: string) => xml.replace(/\d+(\.\d+)?/g, '0').replace(/>\s+</g, '><')
    expect(response.headers.get('Content-Type')).toContain('xml')
    expect(bare(await response.text())).toBe(bare(reply('ecb-daily.xml').trim()))
  })

  it.each([
    ['Travelpayouts without a token', prices, {}, 401],
    ['Duffel without a token', offers, { method: 'POST', body: offerRequest }, 401],
    [
      'Duffel without a version',
      offers,
      { method: 'POST', headers: { Authorization: duffel.Authorization }, body: offerRequest },
      400,
    ],
    [
      'Duffel for a day that is over',
      offers,
      { method: 'POST', headers: duffel, body: offerRequest.replace(day(30), day(-1)) },
      422,
    ],
    ['MET Norway without a name', `${met}?lat=41.39&lon=2.16`, { headers: { 'User-Agent': 'node' } }, 403],
    [
      'MET Norway with five decimals',
      `${met}?lat=41.39001&lon=2.16`,
      { headers: { 'User-Agent': 'a.example b@a.example' } },
      403,
    ],
    ['Open-Meteo without a key', '/v1/forecast?latitude=41.39&longitude=2.16', {}, 400],
    ['Frankfurter with another base', '/v1/latest?base=USD', {}, 404],
  ])('refuses as documented: %s', async (_, path, init, status) => {
    expect((await fetch(`${fake.url}/ok${path}`, init)).status).toBe(status)
  })
})
