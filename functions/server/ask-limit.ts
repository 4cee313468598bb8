// Limit of requests outside per client: a service's budget is shared by the whole site.
import { UpstreamError } from '#functions/upstream/upstream-error.ts'
import { clientKey } from './client.ts'
import type { Deps } from './deps.ts'

/**
 * Called before a request to an outside service, not for cached answers. Counted apart from POSTs.
 * @throws UpstreamError `limited` over 60 times a minute and client
 */
export async function requireAskRate(
  request: Request,
  { rateLimit, clientAddress }: Pick<Deps, 'rateLimit' | 'clientAddress'>,
): Promise<void> {
  if (await rateLimit(`ask ${clientKey(clientAddress(request))}`)) return
  throw new UpstreamError('limited', 'too many questions of one client')
}
