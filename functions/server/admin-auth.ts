// The admin API is public unless ADMIN_TOKEN is set (D44).
import { ApiError } from './api-error.ts'
import type { Deps } from './deps.ts'
import { requireRate } from './read-post.ts'

/**
 * Accepts the token as the password of a Basic login with any user name.
 * @throws ApiError 401 with a challenge; 429 over 60 wrong ones a minute and client
 */
export async function requireAdmin(
  request: Request,
  token: string | undefined,
  deps: Pick<Deps, 'rateLimit' | 'clientAddress'>,
): Promise<void> {
  if (token === undefined || (await isSame(passwordOf(request), token))) return
  if (request.headers.has('Authorization')) await requireRate(request, deps, 'login ')
  throw new ApiError('unauthorized', 'The administrator’s token is needed.', {
    'WWW-Authenticate': 'Basic realm="admin", charset="UTF-8"',
  })
}

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
