// The Trusted Types policy for Leaflet, which writes one HTML fragment while its module loads (A7).
import { trustedPolicy } from '#lib/trusted-types.ts'

/** Leaflet 1.9 tests whether the browser supports inline SVG. */
const fragments = new Set(['<svg/>'])
let isAllowed = false

/** Call before Leaflet is imported; other HTML stays forbidden. Safe to call again. */
export function allowLeafletFragments(): void {
  if (isAllowed) return
  isAllowed = true
  trustedPolicy('fragments', { createHTML: (html) => (fragments.has(html) ? html : null) })
}
