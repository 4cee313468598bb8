// What answers at run time: one app for Node and the edge; each hands in its own database, files and limits.
import { Hono } from 'hono'
import { indexDirectory } from '#catalogue/directory-index.ts'
import { headerRules, headersOf, securityHeaders } from '#lib/security-headers.ts'
import { createApi } from './api.ts'
import { errorReply, logError } from './api-error.ts'
import type { Deps } from './deps.ts'
import { createPages } from './pages.tsx'

export interface App {
  fetch(request: Request): Promise<Response>
}

/** The app. It never throws, and every answer carries the security headers. */
export function createApp(deps: Deps): App {
  const index = indexDirectory(deps.directory, deps.places)
  const page = createPages(deps, index)
  const app = new Hono()
  app.route('/', createApi(deps, index))
  app.get('*', ({ req }) => page(req.raw))
  app.all('*', () => new Response('Use GET or HEAD.', { status: 405, headers: { Allow: 'GET, HEAD' } }))
  app.onError((error, { req }) => {
    const reply = errorReply(error)
    if (reply.status === 500) logError(`${req.method} ${JSON.stringify(req.path.slice(0, 200))}`, error)
    return reply
  })

  const [rules, always] = [headerRules(deps.csp), securityHeaders(deps.csp)]
  return {
    async fetch(request) {
      const answer = await app.fetch(request)
      const { pathname } = new URL(request.url)
      const isFile = (answer.ok || answer.status === 304) && !pathname.startsWith('/api/')
      return withHeaders(answer, isFile ? headersOf(pathname, rules) : always)
    },
  }
}

function withHeaders(answer: Response, headers: Record<string, string>): Response {
  const full = new Response(answer.body, answer)
  for (const [name, value] of Object.entries(headers)) full.headers.set(name, value)
  return full
}
