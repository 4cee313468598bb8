// The target of a conformance suite: the app on one engine.
import type { Database } from '#functions/db/database.ts'

export interface Target {
  /** sends a request to the app; redirects are not followed */
  fetch(path: string, init?: RequestInit): Promise<Response>
  db(): Database
  /** address of the fake outside services */
  upstreams: string
}

/** Tables that are emptied before each test. */
export const tables = [
  'page_view',
  'view_day',
  'view_total',
  'unknown_key',
  'unknown_total',
  'route_search',
  'missing_route',
  'csp_report',
  'dismissed_route',
  'dismissed_town',
]

let clients = 0

/** Headers of a POST by a page of this site, from a client without earlier requests. */
export function fromOwnPage(more: Record<string, string> = {}): Record<string, string> {
  clients += 1
  return {
    'Content-Type': 'application/json',
    'Sec-Fetch-Site': 'same-origin',
    'CF-Connecting-IP': `203.0.113.${clients % 256}.${clients}`,
    ...more,
  }
}

/** A POST of JSON; a string is sent unchanged. */
export function post(body: unknown, headers: Record<string, string> = fromOwnPage()): RequestInit {
  return { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) }
}

/** Waits until the minute has time for a few hundred requests: workerd counts clients per minute of the clock. */
export async function wholeMinute(): Promise<void> {
  const left = 60_000 - (Date.now() % 60_000)
  if (left < 5_000) await new Promise((resolve) => setTimeout(resolve, left))
}
