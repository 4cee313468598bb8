// One request to an outside service, limited in time, size, redirects and media type.
import type { z } from 'zod'
import { formed } from './plausible.ts'
import { errorOfStatus, UpstreamError } from './upstream-error.ts'

export interface Outside {
  fetch: typeof fetch
  /** ends every call of one answer together */
  signal: AbortSignal
  /** milliseconds this call may take */
  timeoutMs: number
  /** time of the request */
  now: Date
}

interface CallOptions extends Pick<RequestInit, 'method' | 'headers' | 'body'> {
  /** media types that can be read; default JSON */
  type?: RegExp
  /** bytes, unpacked; default 256 KB */
  largestBody?: number
  /** statuses that are answers; default 200 */
  accept?: readonly number[]
}

export interface Answer {
  status: number
  headers: Headers
  text: string
}

const json = /^application\/([\w.-]+\+)?json\b/i
const defaultLargestBody = 256 * 1024

/**
 * Status, headers and text of an accepted answer. Redirects are not followed: they could lead anywhere.
 * @throws UpstreamError on another status or media type, a body too large, a time-out or a network failure
 */
export async function call(url: string, options: CallOptions, outside: Outside): Promise<Answer> {
  const { type = json, largestBody = defaultLargestBody, accept = [200], headers, ...rest } = options
  const signal = AbortSignal.any([outside.signal, AbortSignal.timeout(outside.timeoutMs)])
  const init: RequestInit = {
    ...rest,
    signal,
    redirect: 'manual',
    headers: { 'User-Agent': 'Waymark', ...(headers as Record<string, string>) },
  }
  const response = await orAborted(outside.fetch(url, init), signal)
  const fault = faultOf(response, { type, accept, now: outside.now })
  if (fault) {
    response.body?.cancel().catch(() => {})
    throw fault
  }
  const text = await readText(response, signal, largestBody)
  return { status: response.status, headers: response.headers, text }
}

function faultOf(
  response: Response,
  { type, accept, now }: { type: RegExp; accept: readonly number[]; now: Date },
): UpstreamError | undefined {
  const { status, headers } = response
  if (!accept.includes(status)) return errorOfStatus(response, now.getTime())
  if (status === 304 || type.test(headers.get('Content-Type') ?? '')) return undefined
  return new UpstreamError('unreadable', 'another media type than expected')
}

async function readText(response: Response, signal: AbortSignal, largest: number): Promise<string> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let [text, bytes] = ['', 0]
  while (reader) {
    const { done, value } = await orAborted(reader.read(), signal).catch((error) => {
      reader.cancel().catch(() => {})
      throw error
    })
    if (done) break
    bytes += value.byteLength
    if (bytes > largest) {
      reader.cancel().catch(() => {})
      throw new UpstreamError('unreadable', `body over ${largest} bytes`)
    }
    text += decoder.decode(value, { stream: true })
  }
  return text + decoder.decode()
}

/** JSON in the shape of a schema. @throws UpstreamError with the first wrong field, never its content */
export function readJson<T>(text: string, schema: z.ZodType<T>): T {
  return formed(parse(text), schema)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UpstreamError('unreadable', 'no JSON')
  }
}

/** Not every engine ends a pending read when the signal fires. */
export function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
