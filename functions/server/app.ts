// The app that answers at run time, the same on Node and the edge; each passes its own host parts.
import { Hono } from 'hono'
import { openApiPath } from '#contracts/openapi-path.ts'
import { headerRules, headersOf, securityHeaders } from '#lib/security-headers.ts'
import { indexDirectory } from '#places/directory-index.ts'
import { createPlaceSearch } from '#places/place-search.ts'
import { createApi } from './api.ts'
import { errorReply } from './api-error.ts'
import type { Deps } from './deps.ts'
import { errorPage } from './error-page.ts'
import { isCall } from './is-call.ts'
import { createKeptPages } from './kept-pages.ts'
import { logError, logInfo } from './log.ts'
import { createPages } from './pages.tsx'
import { createPairPages } from './pair-pages.ts'
import { createBriefs, createReaches } from './reaches.ts'
import { robotsTxt } from './robots.ts'
import { createToolPages } from './tool-pages.ts'
import { serverTiming, traceOf } from './trace.ts'

export interface App {
  fetch(request: Request): Promise<Response>
}

/**
 * The app. It never throws, and every answer carries the security headers and the id of its request. No error is
 * stored by a cache (D149).
 */
export function createApp(deps: Deps): App {
  const index = indexDirectory(deps.directory, deps.places)
  const reaches = createReaches(deps)
  const briefs = createBriefs(deps)
  const search = createPlaceSearch(deps.places, {
    cities: deps.directory.cities.map(({ id }) => id),
    towns: deps.directory.towns,
  })
  const kept = createKeptPages(deps)
  const pairs = createPairPages(deps, reaches, briefs)
  const tools = createToolPages(deps, { index, search, briefs, kept })
  const page = createPages(deps, { index, pairs, tools, kept })
  const app = new Hono()
  app.route('/', createApi(deps, { index, reaches, search }))
  app.get('/robots.txt', ({ req }) => robotsTxt(req.raw, deps))
  app.get('*', ({ req }) => page(req.raw))
  app.all('*', () => new Response('Use GET or HEAD.', { status: 405, headers: { Allow: 'GET, HEAD' } }))
  app.onError((error, { req }) => {
    const { id } = traceOf(req.raw)
    const reply = errorReply(error, id)
    if (reply.status === 500) logError('request', error, { id, method: req.method, path: req.path })
    return isCall(req.path) ? reply : errorPage(req.path, id, reply)
  })

  const [rules, always] = [headerRules(deps.csp, deps.config), securityHeaders(deps.csp, deps.config)]
  return {
    async fetch(request) {
      const trace = traceOf(request)
      const answer = await app.fetch(request)
      const { pathname } = new URL(request.url)
      const isApi = isCall(pathname) && pathname !== openApiPath
      if (isApi && deps.config.logsRequests) logRequest(request, answer)
      const isFile = (answer.ok || answer.status === 304) && !isApi
      return withHeaders(answer, {
        ...(isFile ? headersOf(pathname, rules) : always),
        ...(answer.status >= 400 && { 'Cache-Control': 'no-store' }),
        'X-Request-Id': trace.id,
        ...(isApi && { 'Server-Timing': serverTiming(trace) }),
      })
    },
  }
}

/** Logs a call: path without query; the path of an unknown call is left out. */
function logRequest(request: Request, { status }: Response): void {
  const { id, since, spent } = traceOf(request)
  const path = status === 404 ? 'unknown' : new URL(request.url).pathname
  const ms = Math.round(performance.now() - since)
  logInfo('request', { id, method: request.method, path, status, ms, ...Object.fromEntries(spent) })
}

/** Changes the answer itself: a copy would cost Node a stream and a second body for every file (A40). */
function withHeaders(answer: Response, headers: Record<string, string>): Response {
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value)
  return answer
}
