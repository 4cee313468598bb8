// Leaflet writes HTML while its module loads. Under Trusted Types only this fragment, known beforehand, may pass.

/** Leaflet 1.9 asks the browser whether it knows inline SVG. */
const fragments = new Set(['<svg/>'])

interface TrustedTypes {
  defaultPolicy: unknown
  createPolicy(name: string, rules: { createHTML(html: string): string | null }): unknown
}

/** Call before Leaflet is imported; nothing else on the page may write HTML. Safe to call again. */
export function allowLeafletFragments(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (!trustedTypes || trustedTypes.defaultPolicy) return
  trustedTypes.createPolicy('default', { createHTML: (html) => (fragments.has(html) ? html : null) })
}
