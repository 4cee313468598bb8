// State of the outside services, for monitoring.

import type { ServiceName } from '#functions/upstream/all-services.ts'
import type { Services } from '#functions/upstream/service.ts'
import type { Config } from './config.ts'

interface UpstreamState {
  /** `resting`: it failed and gets no requests for a while */
  state: 'ok' | 'resting'
  /** ISO 8601 in UTC; null before the first answer in this process (on the edge: isolate) */
  lastSuccess: string | null
  /** asked without settings, for the visitor at the machine itself */
  use?: 'evaluation'
}

/** State and last good answer of every service, without a request to it; `evaluations` as the visitor has them. */
export function upstreamStates(
  services: Services,
  evaluations: Config['evaluations'] = {},
): Record<ServiceName, UpstreamState> {
  const entries = Object.values(services).map(({ name, state }): [ServiceName, UpstreamState] => {
    const { resting, lastSuccess } = state()
    return [
      name,
      {
        state: resting ? 'resting' : 'ok',
        lastSuccess: lastSuccess?.toISOString() ?? null,
        ...(evaluations[name] !== undefined && { use: 'evaluation' }),
      },
    ]
  })
  return Object.fromEntries(entries) as Record<ServiceName, UpstreamState>
}
