// What is counted of a report of the Content-Security-Policy: no address, no query, nothing of the visitor (D150).
import { type CspReport, type CspViolation, violationsIn } from '#contracts/csp-report.ts'
import type { CspCount } from '#functions/db/csp-reports.ts'
import { pageFamilyOf } from '#places/address.ts'

/** Violations of one report that count, so that one request cannot write much. */
const mostViolations = 20

const directives = new Set(
  `base-uri child-src connect-src default-src font-src form-action frame-ancestors frame-src img-src manifest-src
  media-src object-src require-trusted-types-for script-src script-src-attr script-src-elem style-src style-src-attr
  style-src-elem trusted-types worker-src`.split(/\s+/),
)
/** What browsers say instead of an address. */
const words = new Set(
  'blob data eval inline self trusted-types-policy trusted-types-sink wasm-eval'.split(' '),
)
const webProtocols = new Set(['http:', 'https:', 'ws:', 'wss:'])

/** Counters of a report; empty for noise, such as what extensions of a browser put into a page. */
export function cspCounts(report: CspReport): CspCount[] {
  return violationsIn(report)
    .slice(0, mostViolations)
    .flatMap((violation) => countOf(violation) ?? [])
}

function countOf({
  documentURL,
  effectiveDirective,
  blockedURL,
  sourceFile,
}: CspViolation): CspCount | undefined {
  const document = URL.parse(documentURL)
  const blocked = blockedBy(blockedURL || 'inline', document?.origin)
  if (!document || !webProtocols.has(document.protocol) || !blocked) return undefined
  if (!directives.has(effectiveDirective) || isExtension(sourceFile)) return undefined
  return { directive: effectiveDirective, blocked, page: pageFamilyOf(document.pathname) ?? 'other' }
}

/** A word, or the origin of an address; undefined for other schemes. */
function blockedBy(blockedURL: string, ownOrigin: string | undefined): string | undefined {
  const url = URL.parse(blockedURL)
  const word = url ? url.protocol.slice(0, -1) : blockedURL
  if (words.has(word)) return word
  if (!url || !webProtocols.has(url.protocol)) return undefined
  return url.origin === ownOrigin ? 'self' : url.origin.slice(0, 100)
}

/** True for a script of a browser extension; a script without an address has no scheme. */
function isExtension(sourceFile: string | null | undefined): boolean {
  const protocol = URL.parse(sourceFile ?? '')?.protocol
  return protocol !== undefined && protocol !== 'blob:' && !webProtocols.has(protocol)
}
