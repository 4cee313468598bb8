// State of the site and description of its API. No secrets, no request outside.
import { type HealthReply, healthCall } from '#contracts/health.ts'
import { openApiPath } from '#contracts/openapi-path.ts'
import { readAnything, writeSomething } from '#functions/db/health.ts'
import { orAborted } from '#functions/upstream/call.ts'
import { logError } from '../log.ts'
import { timed, traceOf } from '../trace.ts'
import { upstreamStates } from '../upstream-states.ts'
import { answerCall, type CallGroup } from './call-group.ts'

/** A database without an answer after this is down. */
const patienceMs = 2000

/** What the visitors of the site get: nothing without pages, all but a part where something else fails. */
function statusOf({ pages, database, upstreams }: Omit<HealthReply, 'status'>): HealthReply['status'] {
  if (pages === 'missing') return 'down'
  const rests = Object.values(upstreams).some(({ state }) => state === 'resting')
  return database !== 'ok' || rests ? 'degraded' : 'ok'
}

export const operationCalls: CallGroup = ({ api, deps, services }) => {
  answerCall(api, healthCall, async (request) => {
    const [pages, database] = await Promise.all([pagesOf(request), databaseOf(request)])
    const upstreams = upstreamStates(services, deps.isLocal?.(request) ? deps.config.evaluations : {})
    const parts = { ...deps.release, pages, database, upstreams }
    const status = statusOf(parts)
    return Response.json({ status, ...parts } satisfies HealthReply, {
      status: status === 'down' ? 503 : 200,
      headers: { 'Cache-Control': 'no-store' },
    })
  })

  // written at build, from the contracts
  answerCall(api, { method: 'get', path: openApiPath }, (request) => deps.assets.fetch(request))

  async function pagesOf(request: Request): Promise<HealthReply['pages']> {
    const home = new Request(new URL('/', request.url), { method: 'HEAD' })
    const answer = await deps.assets.fetch(home).catch(() => undefined)
    return answer?.ok ? 'ok' : 'missing'
  }

  async function databaseOf(request: Request): Promise<HealthReply['database']> {
    if (!(await works(request, () => readAnything(deps.db)))) return 'unreachable'
    return (await works(request, () => writeSomething(deps.db, deps.now()))) ? 'ok' : 'read-only'
  }

  async function works(request: Request, query: () => Promise<void>): Promise<boolean> {
    try {
      await timed(request, 'db', () => orAborted(query(), AbortSignal.timeout(patienceMs)))
      return true
    } catch (error) {
      logError('health', error, { id: traceOf(request).id })
      return false
    }
  }
}
