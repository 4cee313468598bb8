// State of the site and description of its API. No secrets, no request outside.
import { type HealthReply, healthCall } from '#contracts/health.ts'
import { openApiPath } from '#contracts/openapi-path.ts'
import { readAnything } from '#functions/db/health.ts'
import { orAborted } from '#functions/upstream/call.ts'
import { logError } from '../log.ts'
import { timed, traceOf } from '../trace.ts'
import { upstreamStates } from '../upstream-states.ts'
import { answerCall, type CallGroup } from './call-group.ts'

/** A database without an answer after this is down. */
const patienceMs = 2000

export const operationCalls: CallGroup = ({ api, deps, services }) => {
  answerCall(api, healthCall, async (request) => {
    const database = await stateOf(request)
    const upstreams = upstreamStates(services, deps.isLocal?.(request) ? deps.config.evaluations : {})
    const rests = Object.values(upstreams).some(({ state }) => state === 'resting')
    const reply: HealthReply = {
      status: database === 'unreachable' ? 'down' : rests ? 'degraded' : 'ok',
      ...deps.release,
      database,
      upstreams,
    }
    return Response.json(reply, {
      status: database === 'ok' ? 200 : 503,
      headers: { 'Cache-Control': 'no-store' },
    })
  })

  // written at build, from the contracts
  answerCall(api, { method: 'get', path: openApiPath }, (request) => deps.assets.fetch(request))

  async function stateOf(request: Request): Promise<HealthReply['database']> {
    try {
      await timed(request, 'db', () => orAborted(readAnything(deps.db), AbortSignal.timeout(patienceMs)))
      return 'ok'
    } catch (error) {
      logError('health', error, { id: traceOf(request).id })
      return 'unreachable'
    }
  }
}
