// `verify -- attack` can fail: a server with one fault is found by the invariant of that fault.
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, createServer as createSocketServer, type Server as SocketServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, describe, expect, it } from 'vitest'
import { databaseFaults } from '#bench/attack/database.ts'
import { readAnswers } from '#bench/attack/exchange.ts'
import { bodyInputs, callInputs, headerInputs, methodInputs, pageInputs } from '#bench/attack/http-inputs.ts'
import { httpInput, type Input, wireInput } from '#bench/attack/input.ts'
import { invariants } from '#bench/attack/invariants.ts'
import { hostileHost, marker } from '#bench/attack/payloads.ts'
import { fewestInputs, reproduction } from '#bench/attack/report.ts'
import { attack } from '#bench/attack/run.ts'
import type { Target } from '#bench/attack/targets.ts'
import { slowInputs, wireInputs } from '#bench/attack/wire-inputs.ts'
import { allCalls } from '#contracts/all-calls.ts'
import { errorReplyExample } from '#contracts/error.ts'
import { segments } from '#i18n/page-families.ts'
import { securityHeaders } from '#lib/security-headers.ts'

const servers = new Set<Server | SocketServer>()
afterEach(() => {
  for (const server of servers) server.close()
  servers.clear()
})

interface Reply {
  status?: number
  headers?: Record<string, string>
  body?: string
  /** milliseconds before it is sent */
  delay?: number
}

const sound: Record<string, string> = {
  ...securityHeaders({ scriptHashes: [] }),
  'X-Request-Id': errorReplyExample.error.requestId,
  'Content-Type': 'text/html; charset=utf-8',
}

function listening<S extends Server | SocketServer>(server: S): Promise<number> {
  servers.add(server)
  return new Promise((resolve) => {
    server.listen(0, 'localhost', () => resolve((server.address() as AddressInfo).port))
  })
}

const targetAt = (port: number, differs: Partial<Target> = {}): Target => ({
  runtime: 'Node',
  port,
  isAlive: () => true,
  memory: () => undefined,
  stop: async () => [],
  ...differs,
})

/** A server whose answer to every hostile request is this one; good requests are answered well. */
function serving({ status = 200, headers = {}, body = '', delay = 0 }: Reply): Promise<number> {
  return listening(
    createServer((incoming, outgoing) => {
      const isGood = incoming.url === '/' || incoming.url === '/api/geocode/search?query=par'
      setTimeout(
        () =>
          outgoing
            .writeHead(isGood ? 200 : status, { ...sound, ...(isGood ? {} : headers) })
            .end(isGood ? '' : body),
        isGood ? 0 : delay,
      )
    }),
  )
}

const page = httpInput({ kind: 'pages', name: 'a page', path: '/x' })
const call = httpInput({ kind: 'calls', name: 'a call', path: '/api/x' })
const broken = async (port: number, input: Input, target: Partial<Target> = {}) => {
  const { findings } = await attack(targetAt(port, target), [input])
  return findings.map(({ invariant }) => invariant)
}

describe('an attack', () => {
  it('finds nothing at a sound server', async () => {
    expect(await broken(await serving({ status: 404, body: `<p>No &lt;${marker}&gt;</p>` }), page)).toEqual(
      [],
    )
    const error = { status: 400, headers: { 'Content-Type': 'application/json' } }
    expect(await broken(await serving({ ...error, body: JSON.stringify(errorReplyExample) }), call)).toEqual(
      [],
    )
  })

  /** Found by servers that answer below HTTP. */
  const wireFaults = ['no more answers than requests', 'an answer, or the end of the connection']
  const html = (body: string): Reply => ({ body })
  const faults: [invariant: string, Reply, Input?][] = [
    ['in time', { delay: 400 }, { ...page, allowedMs: 300 }],
    ['an expected status', { status: 500 }],
    ['an expected status', { status: 503 }],
    ['security headers', { headers: { 'Content-Security-Policy': '' } }],
    ['X-Request-Id', { headers: { 'X-Request-Id': '<script>' } }],
    ['nothing sent comes back as a header', { headers: { Link: `<https://${hostileHost}>` } }],
    ['Location is a path of this site', { status: 301, headers: { Location: `//${hostileHost}` } }],
    ['Location is a path of this site', { status: 301, headers: { Location: `/\\${hostileHost}` } }],
    ['Location is a path of this site', { status: 301, headers: { Location: `https://${hostileHost}` } }],
    ['nothing sent becomes markup', html(`<p><${marker}>`)],
    ['nothing sent becomes markup', html(`<script>const typed = "${marker}"</script>`)],
    ['nothing sent becomes markup', html(`<p on${marker}="1">`)],
    ['nothing sent becomes markup', html(`<img src=x onerror=${marker}()>`)],
    ['nothing sent becomes markup', html(`<a href="javascript:${marker}()">`)],
    ['nothing sent becomes markup', html(`<link rel=canonical href="https://${hostileHost}/">`)],
    ['nothing sent becomes markup', html(`<a href="//${hostileHost}">`)],
    ['nothing sent becomes markup', html(`<!-- ${marker} -->`)],
    ['a type that is not guessed', { headers: { 'Content-Type': '' }, body: 'x' }],
    ['errors of the API have its form', { status: 404, body: 'Not found' }, call],
    ['nothing of the inside', { status: 404, body: 'SQLITE_ERROR: no such table' }],
    ['nothing of the inside', { status: 400, body: 'Error\n    at answer (/srv/node.mjs:1:1)' }],
    ['no cookie', { headers: { 'Set-Cookie': 'a=b' } }],
  ]
  it.each(faults)('finds a server that breaks: %s (%#)', async (invariant, reply, input = page) => {
    expect(await broken(await serving(reply), input)).toContain(invariant)
  })

  it('finds a server that answers a smuggled request', async () => {
    const answer = 'HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n'
    const port = await listening(
      createSocketServer((socket) => socket.on('data', () => socket.write(answer + answer))),
    )
    const input = wireInput({ kind: 'wire', name: 'two', parts: ['GET / HTTP/1.1\r\n\r\n'], quietMs: 100 })
    expect(await broken(port, input)).toContain('no more answers than requests')
  })

  it('finds a server that does not answer', async () => {
    const port = await listening(createSocketServer((socket) => socket.on('data', () => socket.destroy())))
    expect(await broken(port, page)).toContain('an answer, or the end of the connection')
  })

  it('finds a server whose other visitors wait, whose memory grows, or which ends', async () => {
    const port = await listening(
      createServer((_, outgoing) => void setTimeout(() => outgoing.writeHead(200, sound).end(), 2200)),
    )
    expect(await broken(port, page)).toContain('good requests go on')
    const good = await serving({})
    expect(await broken(good, page, { memory: () => 1000 })).toContain('bounded memory')
    let asked = 0
    expect(await broken(good, page, { isAlive: () => ++asked < 3 })).toContain('the server lives')
  }, 15_000)

  it('has a row for every invariant', () => {
    const found = [...faults.map(([invariant]) => invariant), ...wireFaults]
    expect(new Set(found)).toEqual(new Set(invariants.map(({ name }) => name)))
  })
})

describe('the database after an attack', () => {
  it.each([
    ['a table is gone', 'DROP TABLE page_view', 'the table page_view is gone'],
    ['a text is too long', `INSERT INTO page_view VALUES ('${'x'.repeat(300)}')`, 'page_view stores'],
    ['a text runs backwards', "INSERT INTO page_view VALUES ('a\u202eb')", 'page_view stores'],
    ['nothing is wrong', "INSERT INTO page_view VALUES ('london-paris')", undefined],
  ])('is judged: %s', (_, sql, fault) => {
    const folder = mkdtempSync(join(tmpdir(), 'waymark-attack-'))
    const file = join(folder, 'counters.sqlite')
    const db = new DatabaseSync(file)
    db.exec('CREATE TABLE page_view (slug TEXT)')
    db.exec(sql)
    db.close()
    const faults = databaseFaults(file)
    rmSync(folder, { recursive: true })
    expect(faults).toEqual(fault === undefined ? [] : [expect.stringContaining(fault)])
  })
})

describe('the inputs', () => {
  const http = [pageInputs(), callInputs(), bodyInputs(), headerInputs(), methodInputs()].flat()
  const names = http.map(({ name }) => name)

  it('are many, each by its own name', () => {
    expect(http.length).toBeGreaterThan(fewestInputs)
    expect(wireInputs().length + slowInputs().length).toBeGreaterThan(100)
  })

  it('cover every family, every call and every body', () => {
    for (const family of Object.keys(segments))
      expect(names.some((name) => name.startsWith(`${family}: `))).toBe(true)
    for (const { id, path } of allCalls) {
      expect(names.some((name) => name.startsWith(`${id}`))).toBe(true)
      expect(http.some((input) => input.kind === 'headers' && input.path.startsWith(path))).toBe(true)
    }
  })

  it('have a form that every HTTP parser reads', () => {
    for (const { path, name } of http) expect(path, name).toMatch(/^\/[\x21-\x7e]*$/)
  })

  it('can be sent again from the line of a finding', () => {
    expect(reproduction(wireInput({ kind: 'wire', name: 'a', parts: ["GET /'%\\\r\n\0"] }))).toBe(
      `printf 'GET /\\047\\045\\134\\r\\n\\000' | nc -q 3 localhost $PORT`,
    )
  })
})

describe('answers', () => {
  const bytes = (text: string) => readAnswers(Buffer.from(text), 'GET', false)
  it('are read by length and by chunks', () => {
    const { answers, rest } = bytes(
      'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nabHTTP/1.1 404 No\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n\r\nHTTP',
    )
    expect(answers.map(({ status, body }) => [status, body.toString()])).toEqual([
      [200, 'ab'],
      [404, 'x'],
    ])
    expect(rest.toString()).toBe('HTTP')
  })
})
