// Reading from our own API with the defaults of sections 7 and 9: cookies sent, no retry.

interface Options {
  /** what a 401 means: an error (default) or null */
  on401?: 'throw' | 'null'
  /** milliseconds; without it the browser decides */
  timeout?: number
  /** ends the call early; goes before `timeout` */
  signal?: AbortSignal
}

/** The JSON of a GET. @throws Error "status: body or status text" on any other answer, TypeError when there is none */
export async function getJson(path: string, options: Options = {}): Promise<unknown> {
  const { on401 = 'throw', timeout } = options
  const signal = options.signal ?? (timeout === undefined ? null : AbortSignal.timeout(timeout))
  const response = await fetch(path, { credentials: 'include', signal })
  if (response.status === 401 && on401 === 'null') return null
  if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`)
  return response.json()
}
