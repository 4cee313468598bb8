/** True for `/api` and what is below it, in any case, encoding and number of slashes (D149). */
export function isCall(pathname: string): boolean {
  return /^\/+api(\/|$)/i.test(decoded(pathname).replaceAll('\\', '/'))
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
