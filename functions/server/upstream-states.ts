// How the outside services fare, for whoever watches over the site.

import type { ServiceName } from '#functions/upstream/all-services.ts'
import type { Services } from '#functions/upstream/service.ts'

export interface UpstreamState {
  /** `resting`: it failed, and is not asked for a while */
  state: 'ok' | 'resting'
  /** ISO 8601 in UTC; null until it has answered once since this process (on the edge this isolate) began */
  lastSuccess: string | null
}

/** Of every service whether it is asked, and when it last gave what was asked for. Nothing is asked for this. */
export function upstreamStates(services: Services): Record<ServiceName, UpstreamState> {
  const entries = Object.values(services).map(({ name, state }): [ServiceName, UpstreamState] => {
    const { resting, lastSuccess } = state()
    return [name, { state: resting ? 'resting' : 'ok', lastSuccess: lastSuccess?.toISOString() ?? null }]
  })
  return Object.fromEntries(entries) as Record<ServiceName, UpstreamState>
}
