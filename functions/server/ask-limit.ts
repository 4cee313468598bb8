// Whoever makes us ask outside again and again uses up what a service allows the whole site.
import { UpstreamError } from '#functions/upstream/upstream-error.ts'
import { clientKey } from './client.ts'
import type { Deps } from './deps.ts'

/**
 * Called before an outside service is asked for a visitor; what is kept is answered without. Counted apart from POSTs.
 * @throws UpstreamError `limited` over 60 times a minute and client
 */
export async function requireAskRate(
  request: Request,
  { rateLimit, clientAddress }: Pick<Deps, 'rateLimit' | 'clientAddress'>,
): Promise<void> {
  if (await rateLimit(`ask ${clientKey(clientAddress(request))}`)) return
  throw new UpstreamError('limited', 'too many questions of one client')
}
