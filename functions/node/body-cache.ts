// Bodies of small files in memory, up to a number of bytes; the least recently used is dropped first.

/** Gives the body of a key; parallel requests for it share one `make`. */
export type BodyCache = (key: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>

/** @param mostBytes of all bodies together */
export function createBodyCache(mostBytes: number): BodyCache {
  const bodies = new Map<string, Uint8Array>()
  const underWay = new Map<string, Promise<Uint8Array>>()
  let bytes = 0

  function put(key: string, body: Uint8Array): void {
    bodies.set(key, body)
    bytes += body.byteLength
    for (const [oldest, { byteLength }] of bodies) {
      if (bytes <= mostBytes) break
      bodies.delete(oldest)
      bytes -= byteLength
    }
  }

  return async (key, make) => {
    const known = bodies.get(key)
    if (known) {
      bodies.delete(key)
      bodies.set(key, known)
      return known
    }
    const asked = underWay.get(key)
    if (asked) return asked
    const making = make()
    underWay.set(key, making)
    try {
      const body = await making
      put(key, body)
      return body
    } finally {
      underWay.delete(key)
    }
  }
}
