// Limits per connection, per client and for all. Requests of a connection are answered one after the other: a
// client that sends many requests and reads nothing holds one answer in memory (A14).
import type { IncomingMessage, RequestListener, Server } from 'node:http'
import type { Socket } from 'node:net'

export interface ConnectionLimits {
  /** open connections of all clients */
  inAll: number
  /** open connections of one client */
  perClient: number
  /** waiting requests of one connection; more end it */
  waiting: number
  /** time in which a client must read an answer, milliseconds … */
  answerMs: number
  /** … and longer for a long answer: lowest rate of reading, bytes per second */
  bytesPerSecond: number
}

export const connectionLimits: ConnectionLimits = {
  inAll: 1000,
  perClient: 100,
  waiting: 32,
  answerMs: 20_000,
  bytesPerSecond: 16_000,
}

/** Interval of the search for slow readers, milliseconds. */
const lookMs = 1000

interface Queue {
  busy: boolean
  waiting: (() => void)[]
}

/** Answers the requests of a connection one at a time; other connections run between two of them. */
export function oneAtATime(listener: RequestListener, most: number): RequestListener {
  const queues = new WeakMap<Socket, Queue>()

  function next(queue: Queue): void {
    const waiting = queue.waiting.shift()
    queue.busy = waiting !== undefined
    if (waiting) setImmediate(waiting)
  }

  return (incoming, outgoing) => {
    const { socket } = incoming
    const queue = queues.get(socket) ?? { busy: false, waiting: [] }
    queues.set(socket, queue)
    const answer = () => {
      if (socket.destroyed) return
      outgoing.once('close', () => next(queue))
      listener(incoming, outgoing)
    }
    if (!queue.busy) {
      queue.busy = true
      answer()
    } else if (queue.waiting.length < most) queue.waiting.push(answer)
    else socket.destroy()
  }
}

/**
 * Ends connections whose client does not read its answer.
 * Node's own time limits count a client that reads single bytes as active.
 */
export function endSlowReaders(
  listener: RequestListener,
  { answerMs, bytesPerSecond }: Pick<ConnectionLimits, 'answerMs' | 'bytesPerSecond'>,
): RequestListener {
  return (incoming, outgoing) => {
    const { socket } = incoming
    const since = performance.now()
    const before = socket.bytesWritten
    const look = setInterval(() => {
      const taken = socket.bytesWritten - before - socket.writableLength
      if (performance.now() - since > answerMs + (taken / bytesPerSecond) * 1000) socket.destroy()
    }, lookMs)
    look.unref()
    outgoing.once('close', () => clearInterval(look))
    listener(incoming, outgoing)
  }
}

/** Headers in which proxies name the client. */
const forwarding = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'cf-connecting-ip']

export const isForwarded = ({ headers }: IncomingMessage): boolean =>
  forwarding.some((name) => headers[name] !== undefined)

/**
 * Caps connections of one client and of all.
 * @param clientOf the client of a connection; undefined for a proxy's connection
 */
export function capConnections(
  server: Server,
  { inAll, perClient }: Pick<ConnectionLimits, 'inAll' | 'perClient'>,
  clientOf: (socket: Socket) => string | undefined,
): void {
  server.maxConnections = inAll
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const client = clientOf(socket)
    if (client === undefined) return
    const count = (open.get(client) ?? 0) + 1
    if (count > perClient) {
      socket.destroy()
      return
    }
    open.set(client, count)
    socket.once('close', () => {
      const left = (open.get(client) ?? 1) - 1
      if (left > 0) open.set(client, left)
      else open.delete(client)
    })
  })
}
