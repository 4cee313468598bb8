// The visitor for whom an outside service is asked: a service's budget is shared by the whole site.
import { UpstreamError } from '#functions/upstream/upstream-error.ts'
import { clientKey } from './client.ts'
import type { Deps } from './deps.ts'

export interface Asker {
  /** whose share of a budget pays; empty where the address is unknown */
  client: string
  /** sits at the machine itself (D44) */
  isLocal: boolean
  /**
   * Called before a request to an outside service, not for cached answers. Counted apart from POSTs.
   * @throws UpstreamError `limited` over 60 times a minute and client
   */
  mayAsk(): Promise<void>
}

/** Who sent a request. The edge counts `mayAsk` for a whole location, budgets only for an isolate. */
export function askerOf(
  request: Request,
  { rateLimit, clientAddress, isLocal }: Pick<Deps, 'rateLimit' | 'clientAddress' | 'isLocal'>,
): Asker {
  const client = clientKey(clientAddress(request))
  return {
    client,
    isLocal: isLocal?.(request) ?? false,
    async mayAsk() {
      if (await rateLimit(`ask ${client}`)) return
      throw new UpstreamError('limited', 'too many questions of one client')
    },
  }
}
