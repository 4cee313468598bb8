// Addresses that reach the app or the files, as wrangler routes them: run_worker_first and _headers.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const state = mkdtempSync(join(tmpdir(), 'waymark-edge-'))
const quiet = {
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
}
let wrangler: ChildProcess
let address: string

beforeAll(async () => {
  const config = ['--config', 'tests/fixtures/wrangler.jsonc', '--persist-to', state]
  const flags = ['--ip', '127.0.0.1', '--port', '0', '--show-interactive-dev-session=false']
  const program = resolve('node_modules/wrangler/bin/wrangler.js')
  wrangler = spawn(process.execPath, [program, 'dev', ...config, ...flags], {
    env: { ...process.env, ...quiet },
  })
  address = await new Promise((found, failed) => {
    let said = ''
    const listen = (chunk: Buffer) => {
      said += chunk
      const ready = /Ready on (http:\/\/[\w.:]+)/.exec(said)
      if (ready) found(ready[1] as string)
    }
    wrangler.stdout?.on('data', listen)
    wrangler.stderr?.on('data', listen)
    wrangler.once('exit', () => failed(new Error(`wrangler ended: ${said}`)))
  })
}, 60_000)

afterAll(async () => {
  wrangler.removeAllListeners('exit')
  const gone = new Promise((resolve) => wrangler.once('exit', resolve))
  wrangler.kill('SIGTERM')
  await gone
  rmSync(state, { recursive: true, force: true })
})

interface Answer {
  status: number | undefined
  headers: Record<string, string | string[] | undefined>
}

function get(path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(address, { path }, (answer) => {
      answer.resume()
      resolve({ status: answer.statusCode, headers: answer.headers })
    })
    sent.on('error', reject).end()
  })
}

describe('on the edge', () => {
  it.each([
    '/',
    '/de',
    '/route/london-paris',
    '/de/route/london-paris',
    '/routes-data.json',
    '/_astro/page.Ab_c1.js',
  ])('%s is answered with 200', async (path) => {
    expect((await get(path)).status).toBe(200)
  })

  it('robots.txt comes from the app, which adds to it', async () => {
    const text = await (await fetch(`${address}/robots.txt`)).text()
    expect(text.match(/^Sitemap: /gm)).toHaveLength(2)
  })

  it.each([
    ['/route/london-paris/', '/route/london-paris'],
    ['/route/london-paris.html', '/route/london-paris'],
    ['/route/London_Paris', '/route/london-paris'],
    ['/route//london-paris', '/route/london-paris'],
    ['//route/london-paris', '/route/london-paris'],
    ['/en/', '/'],
    ['/de.html', '/de'],
    ['/index', '/'],
    ['/index.html', '/'],
    ['/de/privacy/', '/de/privacy'],
    ['/de/about', '/about'],
    ['/Privacy', '/privacy'],
    ['/route/wien-prag', '/route/vienna-prague'],
  ])('%s takes one permanent hop to %s', async (path, target) => {
    const { status, headers } = await get(`${path}?x=1`)
    expect([status, headers.location]).toEqual([301, `${target}?x=1`])
  })

  it.each([
    '/404',
    '/de/404',
    '/404.html',
    '/de/404/',
    '/nothing',
    '/_astro/nothing.js',
    '/_headers',
    '/city/x',
  ])('%s is answered with 404', async (path) => {
    expect((await get(path)).status).toBe(404)
  })

  it.each(['/_astro/nothing.js', '/_astro/', '/_astro/a/b.css', '/x.css', '/nothing', '/api', '/API/x'])(
    'no cache stores that %s is missing',
    async (path) => {
      const { status, headers } = await get(path)
      expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
    },
  )

  it('files carry the headers that code sets elsewhere', async () => {
    const [file, code] = [await get('/route/london-paris'), await get('/nothing')]
    for (const name of [
      'content-security-policy',
      'strict-transport-security',
      'cross-origin-resource-policy',
    ]) {
      expect(file.headers[name]).toBe(code.headers[name])
    }
    const [data, asset] = [await get('/routes-data.json'), await get('/_astro/page.Ab_c1.js')]
    expect(data.headers['cross-origin-resource-policy']).toBe('cross-origin')
    expect(data.headers['access-control-allow-origin']).toBe('*')
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })
})
