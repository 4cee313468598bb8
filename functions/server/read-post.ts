// What a POST must be: from a page of the site, JSON, small, of the right shape, within the rate.
import type { Body } from '#contracts/api-call.ts'
import { ApiError } from './api-error.ts'
import { clientKey } from './client.ts'
import type { Deps } from './deps.ts'
import { logWarning } from './log.ts'

const windowSeconds = '60'

/** @throws ApiError 503 while the process is overloaded */
export function requireCapacity({ isOverloaded }: Pick<Deps, 'isOverloaded'>): void {
  if (!isOverloaded?.()) return
  throw new ApiError('unavailable', 'Too busy to count this. Try again later.', { 'Retry-After': '10' })
}

/** @throws ApiError 403 when another site sent the request */
export function requireOwnOrigin(request: Request, siteUrl: string | undefined): void {
  if (isOwn(request, siteUrl)) return
  if (siteUrl === undefined && !request.headers.has('Sec-Fetch-Site'))
    logWarning('origin', {
      hint: 'A POST was refused: its Origin is not its Host, and SITE_URL is not set. Set it if a proxy changes Host.',
    })
  throw new ApiError('forbidden', 'Only pages of this site may send this.')
}

function isOwn(request: Request, siteUrl: string | undefined): boolean {
  const site = request.headers.get('Sec-Fetch-Site')
  if (site !== null) return site === 'same-origin'
  const origin = request.headers.get('Origin')
  if (origin === null) return true
  const host = URL.canParse(origin) ? new URL(origin).host : ''
  // the scheme may differ: a proxy in front may end TLS
  return host === new URL(request.url).host || (siteUrl !== undefined && host === new URL(siteUrl).host)
}

/** Each `name` has a counter of its own. @throws ApiError 429 over 60 requests a minute and client */
export async function requireRate(
  request: Request,
  deps: Pick<Deps, 'rateLimit' | 'clientAddress'>,
  name = '',
): Promise<void> {
  if (await deps.rateLimit(name + clientKey(deps.clientAddress(request)))) return
  throw new ApiError('too-many-requests', 'Too many requests. Wait a minute.', {
    'Retry-After': windowSeconds,
  })
}

/** The body as its contract describes it. @throws ApiError 415, 413 or 400 */
export async function readBody<T>(
  request: Request,
  { schema, types = ['application/json'], mostBytes = 1024 }: Body<T>,
): Promise<T> {
  const type = request.headers.get('Content-Type')?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (!types.includes(type)) throw new ApiError('unsupported-type', `Send the body as ${types.join(' or ')}.`)
  const parsed = schema.safeParse(parseJson(await readText(request, mostBytes)))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const where = issue?.path.length ? issue.path.join('.') : 'body'
  throw new ApiError('bad-request', `${where}: ${issue?.message ?? 'not as expected'}`.slice(0, 200))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError('bad-request', 'The body is not JSON.')
  }
}

async function readText(request: Request, mostBytes: number): Promise<string> {
  const tooLarge = new ApiError('too-large', `The body may have ${mostBytes / 1024} KB at most.`)
  if (Number(request.headers.get('Content-Length') ?? 0) > mostBytes) throw tooLarge
  const reader = request.body?.getReader()
  const decoder = new TextDecoder()
  let [text, bytes] = ['', 0]
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    bytes += value.byteLength
    if (bytes > mostBytes) {
      await reader.cancel()
      throw tooLarge
    }
    text += decoder.decode(value, { stream: true })
  }
  return text
}
