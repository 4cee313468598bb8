// One GET to an outside service that cannot hang, flood or surprise us.

export interface Outside {
  fetch: typeof fetch
  /** ends every call of one answer together */
  signal: AbortSignal
  /** milliseconds this call may take */
  timeoutMs: number
}

const largestBody = 256 * 1024

/** Text of a 200 answer. @throws Error on another status, a body over 256 KB, a time-out or a network failure */
export async function fetchText(url: string, { fetch, signal, timeoutMs }: Outside): Promise<string> {
  const own = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
  const response = await fetch(url, { signal: own, headers: { 'User-Agent': 'Waymark' } })
  if (response.status !== 200) {
    await response.body?.cancel()
    throw new Error(`${new URL(url).host} answered ${response.status}`)
  }
  return readText(response, own)
}

async function readText(response: Response, signal: AbortSignal): Promise<string> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  while (reader) {
    const { done, value } = await orAborted(reader.read(), signal)
    if (done) break
    text += decoder.decode(value, { stream: true })
    if (text.length > largestBody) {
      await reader.cancel()
      throw new Error('body too large')
    }
  }
  return text
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
