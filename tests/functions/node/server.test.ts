// Tasks of the Node entry alone: files, compression, the client's address, stopping.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acceptedEncodings } from '#functions/node/compression.ts'
import { memoryRateLimit } from '#functions/node/rate-limit.ts'
import type { Running } from '#functions/node/start.ts'
import { start } from '#functions/node.ts'
import { compressSite } from '#tools/compress.ts'
import { sendTo } from './send.ts'

const folder = mkdtempSync(join(tmpdir(), 'waymark-server-'))
const database = join(folder, 'data', 'test.sqlite')
let running: Running

const startHere = (environment: Record<string, string> = {}) =>
  start({
    port: 0,
    dist: join(folder, 'dist'),
    compressed: join(folder, 'compressed'),
    database,
    environment,
  })

beforeAll(async () => {
  mkdirSync(join(folder, 'dist', '_astro'), { recursive: true })
  mkdirSync(join(folder, 'dist', 'route'), { recursive: true })
  writeFileSync(
    join(folder, 'dist', 'index.html'),
    `<!doctype html><title>Home</title>${'<p>Hello</p>'.repeat(500)}`,
  )
  writeFileSync(join(folder, 'dist', 'route', 'london-paris.html'), '<!doctype html><title>London</title>')
  writeFileSync(
    join(folder, 'dist', '_astro', 'a.Ab_1.js'),
    `export const a = ${JSON.stringify('x'.repeat(3000))}`,
  )
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  await compressSite(join(folder, 'dist'), join(folder, 'compressed'))
  running = await startHere()
})

afterAll(async () => {
  await running.stop()
  rmSync(folder, { recursive: true, force: true })
})

const send = (path: string, headers?: Record<string, string>, to = running.url, method?: string) =>
  sendTo(to, path, headers, method)

describe('a file', () => {
  it('comes compressed as the client accepts it', async () => {
    const plain = await send('/')
    const brotli = await send('/', { 'Accept-Encoding': 'gzip, deflate, br' })
    const gzip = await send('/', { 'Accept-Encoding': 'gzip' })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true)
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)
    expect(brotli.body.length).toBeLessThan(plain.body.length / 10)
    expect(brotli.headers['content-length']).toBe(String(brotli.body.length))
    expect(brotli.headers.vary).toBe('Accept-Encoding')
  })

  it('is not sent again while it is the same', async () => {
    const { headers } = await send('/', { 'Accept-Encoding': 'br' })
    const again = await send('/', { 'If-None-Match': headers.etag as string })
    expect([again.status, again.body.length]).toEqual([304, 0])
    expect(again.headers['content-security-policy']).toBeDefined()
    expect((await send('/', { 'If-None-Match': '"other"' })).status).toBe(200)
  })

  it('that changed is read again', async () => {
    const before = await send('/route/london-paris')
    writeFileSync(
      join(folder, 'dist', 'route', 'london-paris.html'),
      '<!doctype html><title>London, new</title>',
    )
    const after = await send('/route/london-paris', { 'If-None-Match': before.headers.etag as string })
    expect([after.status, after.body.toString()]).toEqual([200, '<!doctype html><title>London, new</title>'])
  })

  it.each([
    ['/', 'public, max-age=0, must-revalidate'],
    ['/_astro/a.Ab_1.js', 'public, max-age=31536000, immutable'],
  ])('%s is kept: %s', async (path, caching) => {
    expect((await send(path)).headers['cache-control']).toBe(caching)
  })

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    '/_astro',
    '/_astro/',
  ])('outside the folder is never sent: %s', async (path) => {
    const { status, body } = await send(path)
    expect([status, body.includes('secret')]).toEqual([404, false])
  })
})

describe('an answer made on request', () => {
  it('comes compressed too, and whole where the site has no shell', async () => {
    const { status, headers, body } = await send('/route/london-atlantis', { 'Accept-Encoding': 'br' })
    expect([status, headers['content-encoding']]).toEqual([404, 'br'])
    expect(brotliDecompressSync(body).toString()).toContain('There is no route from London to Atlantis yet.')
  })

  it('to HEAD says nothing of a body that it does not have', async () => {
    const { status, headers } = await send('/nowhere', { 'Accept-Encoding': 'br' }, running.url, 'HEAD')
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(headers['content-length']).toBeUndefined()
    expect(headers['content-encoding']).toBeUndefined()
  })

  it('to a request too broken for the app is a 4xx with the security headers', async () => {
    const { status, headers } = await send('/', { Host: 'bad host' })
    expect([status, headers['x-content-type-options']]).toEqual([400, 'nosniff'])
  })
})

describe('the accepted encoding', () => {
  it.each([
    [null, 'identity'],
    ['', 'identity'],
    ['gzip', 'gzip'],
    ['gzip, br;q=0.5', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['deflate', 'identity'],
    ['BR', 'br'],
  ])('of "%s" is %s', (accept, encoding) => {
    expect(acceptedEncodings(accept)[0]).toBe(encoding)
  })
})

describe('the rate limit in memory', () => {
  it('lets sixty through in a minute, then waits for the next', async () => {
    let ms = 0
    const limit = memoryRateLimit(() => ms)
    const answers = await Promise.all(Array.from({ length: 61 }, () => limit('a')))
    expect(answers.filter(Boolean)).toHaveLength(60)
    expect(await limit('b')).toBe(true)
    ms = 59_999
    expect(await limit('a')).toBe(false)
    ms = 60_000
    expect(await limit('a')).toBe(true)
  })
})

describe('headers that an operator opts into', () => {
  it('stand on every answer, also on those to malformed requests', async () => {
    const own = await startHere({ HSTS_PRELOAD: '1', CSP_REPORTS: '1' })
    for (const path of ['/', '/_astro/a.Ab_1.js', '/nothing', '/api/health', '/#x']) {
      const { headers } = await send(path, {}, own.url)
      expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains; preload')
      expect(headers['reporting-endpoints']).toBe('csp="/api/csp-report"')
      expect(headers['content-security-policy']).toMatch(/report-uri \/api\/csp-report; report-to csp$/)
    }
    await own.stop()
  })
})

describe('the server', () => {
  it('keeps what it counted when it is started again', async () => {
    const views = async ({ url }: Running) =>
      JSON.parse((await send('/api/admin/analytics', {}, url)).body.toString()).pageViews.total
    const first = await startHere()
    await fetch(`${first.url}/api/track/page-view`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
      body: JSON.stringify({ routeSlug: 'london-paris', language: 'en' }),
    })
    await first.stop()
    const second = await startHere()
    expect(await views(second)).toBe(1)
    await second.stop()
  })

  it('stops listening when it is stopped', async () => {
    const own = await startHere()
    await own.stop()
    await expect(send('/', {}, own.url)).rejects.toThrow('ECONNREFUSED')
  })

  it.each([
    ['ECB_BASE_URL', 'not a url'],
    ['MET_BASE_URL', 'file:///etc'],
    ['FLIGHT_PROVIDER', 'amadeus'],
    ['TRAVELPAYOUTS_TOKEN', 'a\r\nX-Evil: b'],
    ['SITE_URL', 'your.domain'],
    ['SITE_URL', 'https://your.domain/waymark'],
    ['CLIENT_IP_HEADER', 'X-Real-IP: 1'],
    ['CLIENT_IP_HEADER', 'X Real IP'],
    ['PORT', 'abc'],
    ['PORT', '99999'],
  ])('says that %s is wrong and what to do', async (name, value) => {
    await expect(startHere({ [name]: value })).rejects.toThrow(
      new RegExp(`${name}.*Correct it or leave it out`),
    )
  })
})
