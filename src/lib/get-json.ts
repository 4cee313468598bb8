// JSON of the site's own API and files (D56): cookies are sent, no call is repeated.

interface Options {
  /** result of a 401: an error (default) or null */
  on401?: 'throw' | 'null'
  /** milliseconds; that of the browser by default */
  timeout?: number
  /** ends the call early; `timeout` is then ignored */
  signal?: AbortSignal
}

/** @throws Error "status: body or status text" unless the status is 2xx */
export async function requireOk(response: Response): Promise<void> {
  if (response.ok) return
  throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`)
}

/** The JSON of a GET. @throws Error unless the status is 2xx, TypeError without an answer */
export async function getJson(path: string, options: Options = {}): Promise<unknown> {
  const { on401 = 'throw', timeout } = options
  const signal = options.signal ?? (timeout === undefined ? null : AbortSignal.timeout(timeout))
  const response = await fetch(path, { credentials: 'include', signal })
  if (response.status === 401 && on401 === 'null') return null
  await requireOk(response)
  return response.json()
}

/** A file of the site. @throws Error unless the status is 2xx, TypeError without an answer */
export async function getBytes(path: string): Promise<Uint8Array> {
  const response = await fetch(path, { credentials: 'include' })
  await requireOk(response)
  return new Uint8Array(await response.arrayBuffer())
}
