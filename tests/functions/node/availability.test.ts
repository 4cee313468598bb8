// A client that sends many requests and reads little costs the server one answer, and other clients nothing.
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { connectionLimits } from '#functions/node/connections.ts'
import { died, folder, type Server, startServer } from './server-process.ts'

const bigBytes = 12_000_000
const sockets = new Set<Socket>()
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  sockets.clear()
})

/** Sends many requests on one connection and reads nothing. */
function ask(url: string, path: string, times: number): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  sockets.add(socket)
  return new Promise((resolve, reject) => {
    socket.once('error', reject)
    socket.once('connect', () => {
      socket.pause()
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(times), () => resolve(socket))
    })
  })
}

/** Memory of a process, MB. */
const memoryOf = ({ child }: Server) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1000

/** Peak memory of a process within a number of milliseconds, MB. */
async function peakOf(server: Server, ms: number): Promise<number> {
  let peak = 0
  for (const until = Date.now() + ms; Date.now() < until; await new Promise((r) => setTimeout(r, 50)))
    peak = Math.max(peak, memoryOf(server))
  return peak
}

const get = (url: string, path: string, headers = {}): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request(url, { path, headers, agent: false }, (answer) => resolve(answer.resume()))
      .on('error', reject)
      .end()
  })

const bigPage = () => {
  const file = join(folder, 'run', 'dist', 'big.json')
  writeFileSync(file, Buffer.alloc(bigBytes, 'x'))
  expect(statSync(file).size).toBe(bigBytes)
}

describe.runIf(process.platform === 'linux')('memory', () => {
  it.each([
    ['a connection that asks for 12 MB four hundred times', 1, 400],
    ['twenty clients that ask for 12 MB', 20, 1],
  ])('stays where it was: %s, and reads nothing', async (_, connections, times) => {
    bigPage()
    const server = await startServer(':memory:')
    await get(server.url, '/')
    const before = memoryOf(server)
    await Promise.all(Array.from({ length: connections }, () => ask(server.url, '/big.json', times)))
    // one answer of 12 MB in memory per connection would be 240 MB
    expect((await peakOf(server, 2500)) - before).toBeLessThan(100)
    expect((await get(server.url, '/')).statusCode).toBe(200)
    server.child.kill()
    await died(server.child)
  })
})

describe('a connection', () => {
  it('has its requests answered one after the other, in their order', async () => {
    const server = await startServer(':memory:')
    const said = await new Promise<string>((resolve) => {
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
      let text = ''
      socket.on('data', (chunk) => {
        text += chunk
      })
      socket.on('close', () => resolve(text))
      const paths = ['/robots.txt', '/api/health', '/nowhere/at/all']
      socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join(''))
      socket.write('GET /de HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
    })
    expect([...said.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toHaveLength(4)
    expect(said.indexOf('"database"')).toBeGreaterThan(0)
  })

  it('is ended when more requests wait on it than a browser ever sends', async () => {
    const server = await startServer(':memory:')
    const socket = await ask(server.url, '/', connectionLimits.waiting * 4)
    socket.resume()
    await new Promise((resolve) => socket.once('close', resolve))
    expect((await get(server.url, '/')).statusCode).toBe(200)
  })
})

/** Number of connections that the server keeps open, out of `count`. */
async function kept(url: string, count: number, headers = ''): Promise<number> {
  const port = Number(new URL(url).port)
  if (headers) await get(url, '/', { 'X-Forwarded-For': '203.0.113.7' })
  const open = Array.from({ length: count }, () => connect(port, '127.0.0.1'))
  for (const socket of open) sockets.add(socket.on('error', () => {}))
  await new Promise((resolve) => setTimeout(resolve, 500))
  return open.filter((socket) => !socket.destroyed && !socket.readableEnded).length
}

describe('connections of one client', () => {
  it('are capped', async () => {
    const server = await startServer(':memory:', { environment: { CLIENT_IP_HEADER: '' } })
    const left = await kept(server.url, connectionLimits.perClient + 50)
    expect(left).toBeLessThanOrEqual(connectionLimits.perClient)
    expect(left).toBeGreaterThan(connectionLimits.perClient - 10)
  })

  it('are not, where a proxy speaks for many; the log says so once', async () => {
    const server = await startServer(':memory:', { environment: { CLIENT_IP_HEADER: '' } })
    expect(await kept(server.url, connectionLimits.perClient + 50, 'forwarded')).toBeGreaterThan(
      connectionLimits.perClient,
    )
    await get(server.url, '/', { 'X-Forwarded-For': '203.0.113.8' })
    expect(server.log().match(/CLIENT_IP_HEADER is not set/g)).toHaveLength(1)
  })
})
