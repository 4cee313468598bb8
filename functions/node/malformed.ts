// HTTP that is not well-formed gets a short 4xx with the security headers, in the form of the API below /api (A39).
// By default Node and the adapter answer with an empty body, without headers or by closing the connection.
import {
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { errorBody } from '#functions/server/api-error.ts'
import { isCall } from '#functions/server/is-call.ts'

/** Names and IPv4 addresses, or an IPv6 address in brackets; a port may follow. */
const hostForm = /^(\[[\da-f:.]+\]|[^\s/\\?#@:[\]]+)(:\d{1,5})?$/i
/** A path, or the whole address that clients send to proxies (RFC 9112, 3.2); never a fragment. */
const targetForm = /^(https?:\/)?\/[^#]*$/i

/** True when the request has one usable `Host` and a target that is the address of a page or call. */
function isWellFormed({ headersDistinct, url = '' }: IncomingMessage): boolean {
  const [host = '', ...more] = headersDistinct.host ?? []
  if (more.length > 0 || !hostForm.test(host) || !targetForm.test(url)) return false
  const address = URL.parse(url.startsWith('/') ? `http://${host}${url}` : url)
  return address !== null && address.username === '' && address.password === ''
}

interface Refusal {
  headers: Record<string, string>
  body: string
}

function refusal(status: number, target: string, headers: Record<string, string>): Refusal {
  const reason = STATUS_CODES[status] ?? 'Bad Request'
  const id = crypto.randomUUID()
  const body = isCall(pathOf(target))
    ? { type: 'application/json', text: JSON.stringify(errorBody('bad-request', `${reason}.`, id)) }
    : { type: 'text/plain; charset=utf-8', text: `${reason}.\n` }
  return {
    headers: {
      ...headers,
      'Cache-Control': 'no-store',
      'Content-Type': body.type,
      'Content-Length': String(Buffer.byteLength(body.text)),
      'X-Request-Id': id,
      Connection: 'close',
    },
    body: body.text,
  }
}

/** The path of a request target, which may be a whole address. */
const pathOf = (target: string) => target.replace(/^https?:\/\/[^/]*/i, '').replace(/[?#].*$/s, '')

/** Passes well-formed requests on and answers others with 400. @param headers of every refusal */
export function refuseMalformed(listener: RequestListener, headers: Record<string, string>): RequestListener {
  return (incoming, outgoing) => {
    if (isWellFormed(incoming)) {
      listener(incoming, outgoing)
      return
    }
    const refused = refusal(400, incoming.url ?? '', headers)
    outgoing.writeHead(400, refused.headers).end(refused.body)
  }
}

const statusOf: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

interface ParserError extends Error {
  code?: string
  /** what was being parsed */
  rawPacket?: Buffer
}

/** Answers what never becomes a request: text that cannot be parsed, tunnels, and unknown expectations. */
export function answerUnparsed(server: Server, headers: Record<string, string>): void {
  const latest = new WeakMap<Duplex, { incoming: IncomingMessage; outgoing: ServerResponse }>()
  server.on('request', (incoming, outgoing) => latest.set(incoming.socket, { incoming, outgoing }))
  server.on('clientError', ({ code = '', rawPacket }: ParserError, socket: Duplex) => {
    const last = latest.get(socket)
    const inBody = last?.incoming.complete === false
    // the request that the body belongs to has its answer: a second one would be taken for that of the next
    if (inBody && last.outgoing.headersSent) return void socket.destroy()
    const [, started = ''] = /^[\w-]+ +(\S+)/.exec(rawPacket?.toString('latin1') ?? '') ?? []
    writeRefusal(socket, statusOf[code] ?? 400, inBody ? (last.incoming.url ?? '') : started, headers)
  })
  server.on('connect', ({ url = '' }, socket: Duplex) => {
    // Node has removed its own listener; without one a reset connection ends the process
    socket.on('error', () => socket.destroy())
    writeRefusal(socket, 405, url, headers)
  })
  server.on('checkExpectation', ({ url = '' }, outgoing) => {
    const refused = refusal(417, url, headers)
    outgoing.writeHead(417, refused.headers).end(refused.body)
  })
}

/** False in the middle of another answer, which the refusal would corrupt; Node's default looks at the same field. */
function canStillAnswer(socket: Duplex & { _httpMessage?: { headersSent: boolean } | null }): boolean {
  return socket.writable && !socket._httpMessage?.headersSent
}

function writeRefusal(socket: Duplex, status: number, target: string, headers: Record<string, string>): void {
  if (!canStillAnswer(socket)) {
    socket.destroy()
    return
  }
  const refused = refusal(status, target, headers)
  const lines = Object.entries(refused.headers).map(([name, value]) => `${name}: ${value}`)
  const start = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`
  socket.write([start, ...lines, '', refused.body].join('\r\n'))
  ;(socket as Socket).destroySoon()
}
