// The Trusted Types policy for Leaflet, which writes one HTML fragment while its module loads (A7).

/** Leaflet 1.9 tests whether the browser supports inline SVG. */
const fragments = new Set(['<svg/>'])

interface TrustedTypes {
  defaultPolicy: unknown
  createPolicy(name: string, rules: { createHTML(html: string): string | null }): unknown
}

/** Call before Leaflet is imported; other HTML stays forbidden. Safe to call again. */
export function allowLeafletFragments(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (!trustedTypes || trustedTypes.defaultPolicy) return
  trustedTypes.createPolicy('default', { createHTML: (html) => (fragments.has(html) ? html : null) })
}
