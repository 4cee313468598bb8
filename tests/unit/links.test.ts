// npm run verify -- links, against a server that gives every kind of answer.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addressesIn } from '#checks/links/addresses.ts'
import { cachedDays, LinkCache } from '#checks/links/cache.ts'
import { checkLinks } from '#checks/links/check-links.ts'
import { type Answer, type Outcome, outcomeOf } from '#checks/links/outcome.ts'
import { PoliteClient } from '#checks/links/polite-client.ts'
import { linkLines } from '#checks/links/report.ts'

interface Request {
  method: string
  address: string
  agent: string
  at: number
}

/** Answers by the path of the address asked for. */
const answers: Record<string, (method: string) => { status: number; location?: string; body?: string }> = {
  '/fine': () => ({ status: 200 }),
  '/get-only': (method) => ({ status: method === 'HEAD' ? 405 : 200 }),
  '/no-head': (method) => ({ status: method === 'HEAD' ? 404 : 200 }),
  '/missing': () => ({ status: 404 }),
  '/removed': () => ({ status: 410 }),
  '/forbidden': () => ({ status: 403 }),
  '/too-often': () => ({ status: 429 }),
  '/broken': () => ({ status: 500 }),
  '/moved': () => ({ status: 301, location: '/fine' }),
  '/moved-twice': () => ({ status: 308, location: 'https://b.example/moved' }),
  '/moved-away': () => ({ status: 301, location: '/missing' }),
  '/for-now': () => ({ status: 302, location: '/fine' }),
  '/round': () => ({ status: 301, location: '/round' }),
  '/elsewhere': () => ({ status: 301, location: 'mailto:someone@example.org' }),
  '/robots.txt': () => ({ status: 200, body: 'User-agent: *\nDisallow: /private' }),
}
const requests: Request[] = []
let server: Server
let through = ''

beforeAll(async () => {
  server = createServer(({ method = '', url = '', headers }, response) => {
    const address = url.slice(1)
    requests.push({ method, address, agent: headers['user-agent'] ?? '', at: performance.now() })
    const path = new URL(address).pathname
    if (path === '/hangs') return
    if (path === '/cuts') {
      response.destroy()
      return
    }
    const { status, location, body } = answers[path]?.(method) ?? { status: 200 }
    response.writeHead(status, location ? { Location: location } : {}).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  through = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  requests.length = 0
})

const client = (change = {}) =>
  new PoliteClient({ agent: 'waymark/1.0.0', pauseMs: 0, timeoutMs: 300, through, ...change })

describe('an address', () => {
  test.each<[string, Outcome]>([
    ['/fine', { state: 'ok', detail: '200' }],
    ['/get-only', { state: 'ok', detail: '200' }],
    ['/no-head', { state: 'ok', detail: '200' }],
    ['/missing', { state: 'dead', detail: '404' }],
    ['/removed', { state: 'dead', detail: '410' }],
    ['/forbidden', { state: 'unsure', detail: '403' }],
    ['/too-often', { state: 'unsure', detail: '429' }],
    ['/broken', { state: 'unsure', detail: '500' }],
    ['/moved', { state: 'moved', detail: 'https://a.example/fine' }],
    ['/moved-twice', { state: 'moved', detail: 'https://b.example/fine' }],
    ['/moved-away', { state: 'dead', detail: '404' }],
    ['/for-now', { state: 'ok', detail: '200' }],
    ['/round', { state: 'unsure', detail: 'redirects without end' }],
    ['/hangs', { state: 'unsure', detail: 'timeout' }],
    ['/cuts', { state: 'unsure', detail: 'UND_ERR_SOCKET' }],
    ['/private/page', { state: 'unsure', detail: 'robots.txt asks not to read it' }],
  ])('%s is %o', async (path, outcome) => {
    expect(await client().ask(`https://a.example${path}`)).toEqual(outcome)
  })

  test('that redirects to no web page is not called moved', async () => {
    expect((await client().ask('https://a.example/elsewhere')).state).toBe('unsure')
  })

  test('of a host that does not exist is dead, one that cannot be reached is not', () => {
    const fault = (code: string) => outcomeOf([{ fault: code }] as Answer[], 'https://a.example/').state
    expect(fault('ENOTFOUND')).toBe('dead')
    expect(['EAI_AGAIN', 'ECONNREFUSED', 'CERT_HAS_EXPIRED', 'timeout'].map(fault)).toEqual(
      Array(4).fill('unsure'),
    )
  })
})

describe('a server', () => {
  test('is told who asks, and asked with HEAD before GET', async () => {
    await client().ask('https://a.example/get-only')
    expect(requests.map(({ method, address }) => `${method} ${address}`)).toEqual([
      'GET https://a.example/robots.txt',
      'HEAD https://a.example/get-only',
      'GET https://a.example/get-only',
    ])
    expect(new Set(requests.map(({ agent }) => agent))).toEqual(new Set(['waymark/1.0.0']))
  })

  test('is never asked what its robots.txt refuses', async () => {
    await client().ask('https://a.example/private/page')
    expect(requests.map(({ address }) => address)).toEqual(['https://a.example/robots.txt'])
  })

  test('has a pause between two requests, others do not wait for it', async () => {
    const polite = client({ pauseMs: 60 })
    await Promise.all(
      ['https://a.example/1', 'https://a.example/2', 'https://b.example/1'].map((each) => polite.ask(each)),
    )
    const times = (host: string) =>
      requests.filter(({ address }) => address.includes(host)).map(({ at }) => at)
    const a = times('a.example')
    expect(a).toHaveLength(3)
    for (const [index, at] of a.slice(1).entries()) expect(at - (a[index] as number)).toBeGreaterThan(50)
    expect(times('b.example').at(-1)).toBeLessThan(a.at(-1) as number)
  })
})

describe('a run', () => {
  const memory = () => ({ get: () => undefined, set: () => {}, save: () => {} })
  const all = Array.from({ length: 30 }, (_, index) => `https://host-${index}.example/`)

  test('asks at most so many addresses at once, hosts side by side', async () => {
    let [now, most] = [0, 0]
    const ask = async () => {
      now += 1
      most = Math.max(most, now)
      await new Promise((resolve) => setImmediate(resolve))
      now -= 1
      return { state: 'ok', detail: '200' } as const
    }
    expect((await checkLinks(all, { ask, cache: memory(), atOnce: 4 })).size).toBe(30)
    expect(most).toBe(4)
  })

  test('without a network ends early with one sentence and remembers nothing', async () => {
    const asked: string[] = []
    const ask = async (address: string) => {
      asked.push(address)
      return { state: 'dead', detail: 'ENOTFOUND' } as const
    }
    const stored: string[] = []
    const cache = { ...memory(), set: (address: string) => stored.push(address) }
    await expect(checkLinks(all, { ask, cache, atOnce: 2 })).rejects.toThrow(/^No address answered\. Connect/)
    expect(asked.length).toBeLessThan(12)
    expect(stored).toEqual([])
  })

  test('calls a host dead when others answer', async () => {
    const ask = async (address: string): Promise<Outcome> =>
      address.includes('host-3.') ? { state: 'dead', detail: 'ENOTFOUND' } : { state: 'ok', detail: '200' }
    const outcomes = await checkLinks(all, { ask, cache: memory(), atOnce: 2 })
    expect(outcomes.get('https://host-3.example/')?.state).toBe('dead')
  })
})

describe('the cache', () => {
  const file = () => join(mkdtempSync(join(tmpdir(), 'links-')), 'links.json')
  const now = new Date('2026-11-24T12:00:00Z')
  const later = (days: number) => new Date(now.getTime() + days * 86_400_000)

  test('answers for thirty days, except what is unsure', () => {
    const path = file()
    const first = new LinkCache(path, now)
    first.set('https://a.example/', { state: 'dead', detail: '404' })
    first.set('https://b.example/', { state: 'unsure', detail: '403' })
    first.save()
    expect(new LinkCache(path, later(cachedDays)).get('https://a.example/')).toEqual({
      state: 'dead',
      detail: '404',
    })
    expect(new LinkCache(path, later(cachedDays + 1)).get('https://a.example/')).toBeUndefined()
    expect(new LinkCache(path, now).get('https://b.example/')).toBeUndefined()
  })

  test('is empty when its file cannot be read', () => {
    const path = file()
    writeFileSync(path, '{"https://a.example/":')
    expect(new LinkCache(path, now).get('https://a.example/')).toBeUndefined()
  })
})

describe('the addresses of data/', () => {
  test('are found with file and line, commas and brackets in their place', async () => {
    const root = mkdtempSync(join(tmpdir(), 'data-'))
    await mkdir(join(root, 'data/sources'), { recursive: true })
    await mkdir(join(root, 'data/schemas'), { recursive: true })
    writeFileSync(
      join(root, 'data/sources/a.csv'),
      '# see https://not.example/\nid,url\na,https://a.example/x\nb,"https://b.example/1,two"\nc,https://a.example/x\n',
    )
    writeFileSync(join(root, 'data/facts.json'), '{\n  "site": "https://c.example/y",\n  "no": "http"\n}\n')
    writeFileSync(join(root, 'data/LICENSE'), 'Text: https://d.example/licence.\n')
    writeFileSync(join(root, 'data/schemas/a.json'), '{"$schema":"https://json-schema.org/"}')
    expect(Object.fromEntries(addressesIn(root))).toEqual({
      'https://a.example/x': ['data/sources/a.csv:3', 'data/sources/a.csv:5'],
      'https://b.example/1,two': ['data/sources/a.csv:4'],
      'https://c.example/y': ['data/facts.json:2'],
      'https://d.example/licence': ['data/LICENSE:1'],
    })
  })

  test('are reported once for every line that names them', () => {
    const outcomes = new Map<string, Outcome>([
      ['https://a.example/', { state: 'dead', detail: '404' }],
      ['https://b.example/', { state: 'moved', detail: 'https://c.example/' }],
      ['https://d.example/', { state: 'ok', detail: '200' }],
    ])
    const places = new Map([
      ['https://a.example/', ['data/a.csv:2', 'data/b.csv:9']],
      ['https://b.example/', ['data/c.csv:4']],
      ['https://d.example/', ['data/c.csv:5']],
    ])
    expect(linkLines(outcomes, places)).toEqual([
      '2 dead: enter where it is now, or another publication that says the same',
      '  data/a.csv:2: https://a.example/ 404',
      '  data/b.csv:9: https://a.example/ 404',
      '1 moved for good: enter the new address',
      '  data/c.csv:4: https://b.example/ → https://c.example/',
    ])
  })
})
