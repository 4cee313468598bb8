// Work on request, charged to the budget of its client (A35).
import { clientKey } from './client.ts'
import type { Deps } from './deps.ts'

/** @throws ApiError 429 or 503 where the host sets a budget and it is spent */
export async function withinBudget<T>(
  request: Request,
  { work, clientAddress }: Pick<Deps, 'work' | 'clientAddress'>,
  make: () => T | Promise<T>,
): Promise<T> {
  return work ? work(clientKey(clientAddress(request)), make) : make()
}
