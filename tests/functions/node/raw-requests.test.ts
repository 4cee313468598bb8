// Requests that browsers do not send, written directly to the socket.
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

  it('a header sent letter by letter is given up within fifteen seconds', async () => {
    const since = performance.now()
    expect(statusOf(await say('GET / HTTP/1.1\r\nHost: loc'))).toBe(408)
    expect(performance.now() - since).toBeLessThan(15_000)
  })
})
