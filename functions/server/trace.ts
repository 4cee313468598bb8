// The trace of a request: its id and the time spent in its parts.

/** Parts that are timed: the database and the outside services. */
export type Part = 'db' | 'upstream'

interface Trace {
  /** stands in the log, in the X-Request-Id header and in the body of an error */
  id: string
  /** milliseconds of `performance.now()` */
  since: number
  spent: Map<Part, number>
}

const traces = new WeakMap<Request, Trace>()

/** The trace of a request, begun by the first call. An id sent with the request is ignored. */
export function traceOf(request: Request): Trace {
  const known = traces.get(request)
  if (known) return known
  const trace = { id: crypto.randomUUID(), since: performance.now(), spent: new Map<Part, number>() }
  traces.set(request, trace)
  return trace
}

/** Does the work and adds its time to a part of the request; parallel work is summed. */
export async function timed<T>(request: Request, part: Part, work: () => Promise<T>): Promise<T> {
  const { spent } = traceOf(request)
  const since = performance.now()
  try {
    return await work()
  } finally {
    spent.set(part, (spent.get(part) ?? 0) + performance.now() - since)
  }
}

/** Value of the Server-Timing header: milliseconds of the parts and of the whole. */
export function serverTiming({ since, spent }: Trace): string {
  const parts = [...spent, ['total', performance.now() - since] as const]
  return parts.map(([name, ms]) => `${name};dur=${ms.toFixed(1)}`).join(', ')
}
