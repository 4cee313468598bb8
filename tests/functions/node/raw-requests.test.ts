// Requests that browsers do not send, written directly to the socket.
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorReplySchema } from '#contracts/error.ts'
import { pageViewExample, pageViewPath } from '#contracts/track-page-view.ts'
import type { Running } from '#functions/node/start.ts'
import { start } from '#functions/node.ts'

let running: Running
beforeAll(async () => {
  running = await start({ port: 0, dist: 'tests/fixtures/site', database: ':memory:', environment: {} })
})
afterAll(() => running.stop())

/** The server's output until it ends the connection or the output matches `enough`. */
function say(text: string, enough = /\r\n\r\n/): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(running.url).port), 'localhost', () => socket.write(text))
    let said = ''
    socket.on('data', (chunk) => {
      said += chunk
      if (enough.test(said)) socket.end()
    })
    socket.on('close', () => resolve(said))
    socket.on('error', reject)
  })
}
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])

const body = JSON.stringify(pageViewExample)
const post = (headers: string[], sent: string) =>
  [
    `POST ${pageViewPath} HTTP/1.1`,
    'Host: localhost',
    'Content-Type: application/json',
    ...headers,
    '',
    sent,
  ].join('\r\n')
const length = `Content-Length: ${body.length}`

describe('a request with', () => {
  it.each([
    ['nothing wrong', post([length], body), 204],
    ['two lengths', post([length, 'Content-Length: 3'], body), 400],
    ['a length and chunks', post([length, 'Transfer-Encoding: chunked'], '0\r\n\r\n'), 400],
    ['an unknown coding', post(['Transfer-Encoding: chunked, identity'], '0\r\n\r\n'), 400],
    ['a length below zero', post(['Content-Length: -1'], body), 400],
    [
      'chunks beyond 1 KB',
      post(['Transfer-Encoding: chunked'], `800\r\n${'x'.repeat(0x800)}\r\n0\r\n\r\n`),
      413,
    ],
    ['a packed body', post([length, 'Content-Encoding: gzip'], '\x1f\x8b'.padEnd(body.length, 'x')), 400],
    ['40 KB of headers', post([`X: ${'x'.repeat(40_000)}`, length], body), 431],
    ['a header across two lines', post(['X: a\r\n b', length], body), 400],
    ['a null byte in a header', post(['X: a\0b', length], body), 400],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    [
      'a whole address of another host',
      'GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\n\r\n',
      200,
    ],
    ['a method nobody knows', 'BREW / HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
    ['no sense', '\x16\x03\x01\x02', 400],
  ])('%s', async (_, text, status) => {
    const answer = await say(text)
    expect(statusOf(answer)).toBe(status)
    expect(answer).not.toMatch(/node_modules|functions\/|evil\.example/)
  })

  const host = 'Host: localhost'
  const long = 'a'.repeat(20_000)
  const notWellFormed: [string, number, string, string[]][] = [
    ['no host', 400, 'GET {} HTTP/1.1', []],
    ['an empty host', 400, 'GET {} HTTP/1.1', ['Host:']],
    ['a host with a space', 400, 'GET {} HTTP/1.1', ['Host: a b']],
    ['a host with a login', 400, 'GET {} HTTP/1.1', ['Host: localhost@evil.example']],
    ['a host with a path', 400, 'GET {} HTTP/1.1', ['Host: localhost/evil']],
    ['a host with an open bracket', 400, 'GET {} HTTP/1.1', ['Host: [::1']],
    ['a host with a port beyond all', 400, 'GET {} HTTP/1.1', ['Host: localhost:99999']],
    ['two hosts', 400, 'GET {} HTTP/1.1', [host, 'Host: evil.example']],
    ['the same host twice', 400, 'GET {} HTTP/1.1', [host, host]],
    ['a fragment', 400, 'GET {}#x HTTP/1.1', [host]],
    ['a whole address with a login', 400, 'GET http://a:b@localhost{} HTTP/1.1', [host]],
    ['a whole address with a port beyond all', 400, 'GET http://localhost:99999{} HTTP/1.1', [host]],
    ['a whole address of another scheme', 400, 'GET ftp://localhost{} HTTP/1.1', [host]],
    ['a tunnel', 405, 'CONNECT {} HTTP/1.1', [host]],
    ['a trace', 405, 'TRACE {} HTTP/1.1', [host]],
    ['a method of WebDAV', 405, 'PROPFIND {} HTTP/1.1', [host]],
    ['a method nobody knows', 400, 'BREW {} HTTP/1.1', [host]],
    ['a version nobody knows', 400, 'GET {} HTTP/3.9', [host]],
    ['a target of 20 KB', 431, `GET {}${long} HTTP/1.1`, [host]],
    ['a header of 20 KB', 431, 'GET {} HTTP/1.1', [host, `X: ${long}`]],
    ['three thousand headers', 431, 'GET {} HTTP/1.1', [host, ...Array(3000).fill('X: a')]],
    ['an unknown expectation', 417, 'GET {} HTTP/1.1', [host, 'Expect: a miracle']],
  ]
  describe.each([
    ['a page', '/about'],
    ['a call', '/api/health'],
  ])('for %s', (_, path) => {
    it.each(notWellFormed)('%s is refused with %i', async (_, status, line, headers) => {
      const answer = await say([line.replace('{}', path), ...headers, '', ''].join('\r\n'), /\r\n\r\n.+/s)
      expect(statusOf(answer)).toBe(status)
      const [head = '', text = ''] = answer.split('\r\n\r\n')
      expect(head).toMatch(/^content-security-policy: default-src 'none'/im)
      expect(head).toMatch(/^cache-control: no-store/im)
      expect(text).not.toContain('<')
      const id = /^x-request-id: (\S+)/im.exec(head)?.[1]
      if (path.startsWith('/api') && !line.startsWith('GET ftp:'))
        expect(errorReplySchema.parse(JSON.parse(text)).error.requestId).toBe(id)
      else expect(head).toMatch(/^content-type: text\/plain/im)
    })
  })

  it.each(['OPTIONS *', 'GET *', 'GET about', 'GET ?x', 'GET http://'])('%s is refused', async (line) => {
    const answer = await say(`${line} HTTP/1.1\r\n${host}\r\n\r\n`)
    expect(statusOf(answer)).toBe(400)
    expect(answer).toMatch(/^content-security-policy: /im)
  })

  it.each(['localhost', 'LOCALHOST:80', '127.0.0.1', '[::1]:4321', 'xn--bcher-kva.example', 'a_b.example'])(
    'the host %s is served',
    async (name) => {
      expect(statusOf(await say(`GET / HTTP/1.1\r\nHost: ${name}\r\n\r\n`))).toBe(200)
    },
  )

  it('that is not well-formed ends its connection, and does not corrupt the answer before it', async () => {
    const answer = await say(
      `GET / HTTP/1.1\r\n${host}\r\n\r\nGET /#x HTTP/1.1\r\n${host}\r\n\r\n`,
      /Bad Request\.\n$/,
    )
    expect([...answer.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => status)).toEqual(['200', '400'])
    expect(answer.indexOf('</html>')).toBeLessThan(answer.lastIndexOf('HTTP/1.1 400'))
  })

  it('gets no second answer for a body that was not read', async () => {
    const answer = await say(
      `POST /api/csp-report HTTP/1.1\r\n${host}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nGET /x HTTP/1.1\r\n`,
    )
    expect([...answer.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => status)).toEqual(['415'])
  })

  it('a tunnel whose client resets the connection leaves the server running', async () => {
    for (let sent = 0; sent < 50; sent += 1) {
      const socket = connect(Number(new URL(running.url).port), 'localhost')
      await new Promise<void>((resolve) => {
        socket.once('close', () => resolve())
        socket.on('error', () => {})
        socket.once('connect', () => {
          socket.write(`CONNECT a:443 HTTP/1.1\r\n${host}\r\n\r\n${'x'.repeat(10_000)}`)
          setImmediate(() => socket.resetAndDestroy())
        })
      })
    }
    expect(statusOf(await say(`GET / HTTP/1.1\r\n${host}\r\n\r\n`))).toBe(200)
  })

  it('a header sent letter by letter is given up within fifteen seconds', async () => {
    const since = performance.now()
    expect(statusOf(await say('GET / HTTP/1.1\r\nHost: loc'))).toBe(408)
    expect(performance.now() - since).toBeLessThan(15_000)
  })
})
