// Several services with the same data: the first answer counts, within one common deadline.
import type { Outside } from './call.ts'
import type { Cost, Service } from './service.ts'
import { UpstreamError } from './upstream-error.ts'

export interface Source<T> extends Cost {
  service: Service
  ask(outside: Outside): Promise<T>
}

/** Time for one of `count` services: its share of 2.3 s but for 0.1, by which timers of a busy machine are late. */
const shareMs = (count: number) => Math.floor(2300 / count) - 100

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
