// How calls below /api are registered: each group of calls is one file here, listed in ../api.ts.
import type { Context, Hono, MiddlewareHandler } from 'hono'
import type { Services } from '#functions/upstream/service.ts'
import type { DirectoryIndex } from '#places/directory-index.ts'
import type { PlaceSearch } from '#places/place-search.ts'
import { ApiError } from '../api-error.ts'
import type { Deps } from '../deps.ts'
import { logError } from '../log.ts'
import { timed, traceOf } from '../trace.ts'

/** What a group of calls may use. */
export interface ApiContext {
  api: Hono
  deps: Deps
  index: DirectoryIndex
  search: PlaceSearch
  /** the outside services; `upstreamStates` tells how they fare */
  services: Services
}

/** Registers its calls on `api`. */
export type CallGroup = (context: ApiContext) => void

/** A call that is only read; any other method is a 405. */
export function readCall(
  api: Hono,
  path: string,
  answer: (context: Context) => Response | Promise<Response>,
): void {
  api.get(path, answer)
  api.all(path, onlyBy('GET, HEAD'))
}

/** Answers 405 and names the methods that work. */
export function onlyBy(methods: string): MiddlewareHandler {
  return async () => {
    throw new ApiError('method-not-allowed', `Use ${methods}.`, { Allow: methods })
  }
}

/** Work with the database, timed. @throws ApiError 503 when it fails; the page goes on without it */
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
