// A stand-in for the server's place search.
import { vi } from 'vitest'
import type { FoundPlace } from '#contracts/geocode-search.ts'

export interface AskedCall {
  query: string | null
  lang: string | null
  path: string
  signal: AbortSignal
  /** gives the server's reply, JSON or a failure */
  answer: (reply: unknown, status?: number) => void
  fail: (error: Error) => void
}

/** Replaces `fetch`; calls stay open until they are answered, failed or ended by their signal. */
export function openCalls(): AskedCall[] {
  const calls: AskedCall[] = []
  vi.stubGlobal('fetch', (input: string, { signal }: { signal: AbortSignal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    const url = new URL(input, 'https://waymark.example')
    signal.addEventListener('abort', () => reject(signal.reason))
    calls.push({
      query: url.searchParams.get('query'),
      lang: url.searchParams.get('lang'),
      path: url.pathname,
      signal,
      answer: (reply, status = 200) => resolve(new Response(JSON.stringify(reply), { status })),
      fail: reject,
    })
    return promise
  })
  return calls
}

/** A place of the gazetteer; `more` sets further fields. */
export function place(id: string, name: string, country: string, more: Partial<FoundPlace> = {}): FoundPlace {
  return { id, name, country, lat: 0, lng: 0, source: 'geocoded', kind: 'place', ...more }
}
