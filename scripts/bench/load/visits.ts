// Visits at a steady rate, even when the server falls behind.
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { clientHeader } from './built-server.ts'

export interface Visit {
  path: string
  /** JSON of a tracked call; without it the path is read */
  body?: string
  /** table whose counter it raises by one */
  table?: 'page_view' | 'route_search' | 'missing_route'
}

export interface Load {
  url: string
  perSecond: number
  seconds: number
  /** number of client addresses */
  addresses: number
  /** connections at once, 256 by default */
  connections?: number
  visit(index: number): Visit
}

export interface Outcome {
  sent: number
  /** calls really sent per second: a busy machine may not reach the requested rate */
  perSecond: number
  /** number of answers by status; "none" where the connection broke */
  statuses: Map<string, number>
  /** number of 204 answers by table */
  accepted: Map<string, number>
  /** milliseconds of each answer, sorted */
  latencies: number[]
}

const tickMs = 20
const mostConnections = 256

const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
const addressOf = (index: number) => `10.${(index >> 16) % 256}.${(index >> 8) % 256}.${index % 256}`

/** Sends the calls that are due every 20 ms; waits for open answers at the end. */
export async function visitAll(load: Load): Promise<Outcome> {
  const { url, perSecond, seconds, addresses, connections = mostConnections, visit } = load
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const outcome: Outcome = { sent: 0, perSecond: 0, statuses: new Map(), accepted: new Map(), latencies: [] }
  const underWay = new Set<Promise<void>>()
  const since = performance.now()
  const end = since + seconds * 1000

  for (let now = since; now < end; now = performance.now()) {
    const due = Math.min(seconds * perSecond, Math.floor(((now - since) / 1000) * perSecond))
    while (outcome.sent < due) {
      const one = sendOne(outcome.sent++).finally(() => underWay.delete(one))
      underWay.add(one)
    }
    await wait(tickMs)
  }
  outcome.perSecond = outcome.sent / ((performance.now() - since) / 1000)
  await Promise.all(underWay)
  agent.destroy()
  outcome.latencies.sort((a, b) => a - b)
  return outcome

  function sendOne(index: number): Promise<void> {
    const { path, body, table } = visit(index)
    const started = performance.now()
    const headers = {
      [clientHeader]: addressOf(index % addresses),
      'Accept-Encoding': 'gzip, deflate, br',
      ...(body !== undefined && {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
        'Sec-Fetch-Site': 'same-origin',
      }),
    }
    const method = body === undefined ? 'GET' : 'POST'
    return new Promise((resolve) => {
      const sent = request(url + path, { method, agent, headers }, (answer) => {
        answer.resume()
        answer.on('end', () => {
          outcome.latencies.push(performance.now() - started)
          add(outcome.statuses, String(answer.statusCode))
          if (answer.statusCode === 204 && table) add(outcome.accepted, table)
          resolve()
        })
        answer.on('error', broken)
      })
      const broken = () => {
        add(outcome.statuses, 'none')
        resolve()
      }
      sent.on('error', broken)
      sent.end(body)
    })
  }
}

/** The latency that `share` of all answers do not exceed, ms. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
