// Who may read the admin API: the token's holder, everyone with ADMIN_PUBLIC, or the machine itself (D44).
import { ApiError } from './api-error.ts'
import { clientKey } from './client.ts'
import type { Deps } from './deps.ts'
import { logWarning } from './log.ts'
import { requireRate } from './read-post.ts'
import { traceOf } from './trace.ts'

/** Resolves for an administrator. @throws ApiError 401; 429 after 60 wrong tokens a minute and client */
export type RequireAdmin = (request: Request) => Promise<void>

type AuthDeps = Pick<Deps, 'config' | 'rateLimit' | 'clientAddress' | 'isLocal'>

/** The admission of one app; a token, where one is set, is asked of everyone. */
export function createAdminAuth(deps: AuthDeps): RequireAdmin {
  const { adminToken, adminPublic } = deps.config
  if (adminToken !== undefined) return tokenAuth(adminToken, deps)
  return async (request) => {
    if (adminPublic || deps.isLocal?.(request)) return
    // no challenge: there is no password the browser could ask for
    throw new ApiError(
      'unauthorized',
      'The dashboard is closed. Set ADMIN_TOKEN to at least 20 characters, or ADMIN_PUBLIC=1 to open it to everyone.',
    )
  }
}

/** Accepts the token as the password of a Basic login with any user name. */
function tokenAuth(token: string, deps: AuthDeps): RequireAdmin {
  /** clients whose last login was right: their refreshes do not count as attempts */
  const admitted = new Set<string>()
  return async (request) => {
    if (!request.headers.has('Authorization')) throw challenge()
    const client = clientKey(deps.clientAddress(request))
    // before the comparison: over the limit an answer must not tell a right token from a wrong one
    if (!admitted.has(client)) await requireRate(request, deps, 'login ')
    if (await isSame(passwordOf(request), token)) {
      admitted.add(client)
      return
    }
    logWarning('login', { hint: 'A login to the dashboard was wrong.', id: traceOf(request).id })
    if (admitted.delete(client)) await requireRate(request, deps, 'login ')
    throw challenge()
  }
}

const challenge = () =>
  new ApiError('unauthorized', 'The administrator’s token is needed.', {
    'WWW-Authenticate': 'Basic realm="admin", charset="UTF-8"',
  })

function passwordOf(request: Request): string {
  const [scheme = '', encoded = ''] = (request.headers.get('Authorization') ?? '').split(' ')
  if (scheme.toLowerCase() !== 'basic') return ''
  try {
    const login = new TextDecoder().decode(Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0)))
    return login.slice(login.indexOf(':') + 1)
  } catch {
    return ''
  }
}

/** Compares digests: the time taken reveals nothing about the token. */
async function isSame(given: string, expected: string): Promise<boolean> {
  const digest = async (text: string) =>
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  const [a, b] = await Promise.all([digest(given), digest(expected)])
  return a.reduce((difference, byte, index) => difference | (byte ^ (b[index] as number)), 0) === 0
}
