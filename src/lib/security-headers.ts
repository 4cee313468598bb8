// Headers of every response: the edge reads dist/_headers, Node and the functions call this file.

import type { HeaderSettings } from './header-settings.ts'
import { trustedPolicies } from './trusted-types.ts'

/** Address of the call that counts reports of the Content-Security-Policy. */
export const cspReportPath = '/api/csp-report'
/** Name of its endpoint in the policy. */
const cspEndpoint = 'csp'

/** Facts of the build that the Content-Security-Policy depends on. */
export interface Csp {
  /** "sha256-…" of every inline script, without quotes */
  scriptHashes: readonly string[]
  /** the same of every <style>, among them the rule that Astro writes beside its islands */
  styleHashes?: readonly string[]
  /** origin of map tiles; absent without a tile service */
  tileOrigin?: string
}

export interface HeaderRule {
  /** path with "*" for any text, as in Cloudflare's _headers */
  path: string
  headers: Record<string, string>
}

/** Content-Security-Policy of every page: own files, map tiles and hashed inline code only (A7). */
export function contentSecurityPolicy(
  { scriptHashes, styleHashes = [], tileOrigin }: Csp,
  { cspReports }: Partial<HeaderSettings> = {},
): string {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`)
  return [
    "default-src 'none'",
    ["script-src 'self'", ...quoted(scriptHashes)].join(' '),
    ["style-src 'self'", ...quoted(styleHashes)].join(' '),
    ["img-src 'self' data:", ...(tileOrigin ? [tileOrigin] : [])].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    ['trusted-types', ...Object.values(trustedPolicies)].join(' '),
    // Firefox knows only report-uri, which browsers with report-to ignore.
    ...(cspReports ? [`report-uri ${cspReportPath}`, `report-to ${cspEndpoint}`] : []),
  ].join('; ')
}

/** The security headers of a response, functions included; some are opted into (D150). */
export function securityHeaders(csp: Csp, settings: Partial<HeaderSettings> = {}): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(csp, settings),
    ...(settings.cspReports && { 'Reporting-Endpoints': `${cspEndpoint}="${cspReportPath}"` }),
    'Strict-Transport-Security': `max-age=63072000${settings.hstsPreload ? '; includeSubDomains; preload' : ''}`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}

/** All rules by path, general first; a later rule replaces headers of an earlier one. */
export function headerRules(csp: Csp, settings: Partial<HeaderSettings> = {}): HeaderRule[] {
  return [
    { path: '/*', headers: securityHeaders(csp, settings) },
    // Any site may read published data (D52).
    {
      path: '/*.json',
      headers: { 'Cross-Origin-Resource-Policy': 'cross-origin', 'Access-Control-Allow-Origin': '*' },
    },
    { path: '/_astro/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  ]
}

/** Headers of the file at this path. */
export function headersOf(pathname: string, rules: readonly HeaderRule[]): Record<string, string> {
  return Object.assign(
    {},
    ...rules.filter(({ path }) => matches(pathname, path)).map(({ headers }) => headers),
  )
}

function matches(pathname: string, pattern: string): boolean {
  const [start = '', end] = pattern.split('*')
  if (end === undefined) return pathname === pattern
  return pathname.length >= start.length + end.length && pathname.startsWith(start) && pathname.endsWith(end)
}

/**
 * Text of dist/_headers. "!" detaches a header set before: Cloudflare joins repeated ones with a comma.
 * @throws RangeError when a line exceeds the 2,000 characters the edge accepts
 */
export function headersFile(csp: Csp, settings: Partial<HeaderSettings> = {}): string {
  const set = new Set<string>()
  const lines = headerRules(csp, settings).flatMap(({ path, headers }) => {
    const block = Object.entries(headers).flatMap(([name, value]) =>
      set.has(name) ? [`  ! ${name}`, `  ${name}: ${value}`] : [`  ${name}: ${value}`],
    )
    for (const name of Object.keys(headers)) set.add(name)
    return [path, ...block]
  })
  const long = lines.find((line) => line.length > 2000)
  if (long) throw new RangeError(`_headers: a line has ${long.length} characters. Have fewer inline scripts.`)
  return `${lines.join('\n')}\n`
}
