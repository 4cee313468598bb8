// Several services with the same data: the first answer counts, within one common deadline.
import type { Outside } from './call.ts'
import type { Cost, Service } from './service.ts'
import { UpstreamError } from './upstream-error.ts'

export interface Source<T> extends Cost {
  service: Service
  ask(outside: Outside): Promise<T>
}

/** Time for one of `count` services: two get 1.1 s each of 2.3 s. */
const shareMs = (count: number) => Math.floor(2200 / count)

/** The answer of the first source that has one. @throws UpstreamError of the last */
export async function firstAnswer<T>(
  sources: readonly Source<T>[],
  outside: Omit<Outside, 'timeoutMs'>,
): Promise<T> {
  let failure: unknown = new UpstreamError('unreachable', 'no service is set up')
  for (const { service, ask, ...cost } of sources) {
    try {
      return await service.run(() => ask({ ...outside, timeoutMs: shareMs(sources.length) }), cost)
    } catch (error) {
      failure = error
    }
  }
  throw failure
}
