// How calls below /api are registered: each group of calls is one file here, listed in ../api.ts.
import type { Hono } from 'hono'
import type { z } from 'zod'
import type { ApiCall } from '#contracts/api-call.ts'
import type { Services } from '#functions/upstream/service.ts'
import type { DirectoryIndex } from '#places/directory-index.ts'
import type { PlaceSearch } from '#places/place-search.ts'
import { ApiError } from '../api-error.ts'
import type { Deps } from '../deps.ts'
import { logError } from '../log.ts'
import type { Reaches } from '../reaches.ts'
import { readQuery } from '../read-query.ts'
import { timed, traceOf } from '../trace.ts'

/** What a group of calls may use. */
interface ApiContext {
  api: Hono
  deps: Deps
  index: DirectoryIndex
  reaches: Reaches
  search: PlaceSearch
  /** outside services, each with breaker and budget */
  services: Services
}

/** Registers its calls on `api`. */
export type CallGroup = (context: ApiContext) => void

type Described = Pick<ApiCall, 'method' | 'path' | 'query'>

/** The query as the schema of the call reads it; undefined where the call has none. */
type QueryOf<Call> = Call extends { query: { schema: infer Schema extends z.ZodType } }
  ? z.output<Schema>
  : undefined

/** Answers a call as its contract describes it: query by its schema, any other method 405. */
export function answerCall<Call extends Described>(
  api: Hono,
  call: Call,
  answer: (request: Request, query: QueryOf<Call>) => Response | Promise<Response>,
): void {
  const { method, path, query } = call
  const routed = path.replace(/\{(\w+)\}/g, ':$1')
  api[method](routed, ({ req: { raw } }) =>
    answer(raw, (query && readQuery(raw, query.schema)) as QueryOf<Call>),
  )
  const methods = method === 'get' ? 'GET, HEAD' : 'POST'
  api.all(routed, () => {
    throw new ApiError('method-not-allowed', `Use ${methods}.`, { Allow: methods })
  })
}

/** Runs a database query, timed. @throws ApiError 503 when it fails */
export async function reachable<T>(request: Request, work: () => Promise<T>): Promise<T> {
  try {
    return await timed(request, 'db', work)
  } catch (error) {
    logError('database', error, { id: traceOf(request).id })
    throw new ApiError('unavailable', 'The counters cannot be reached. Try again later.', {
      'Retry-After': '60',
    })
  }
}
