// Trusted Types: which HTML of strings a page takes, where the browser knows them (A7).

/** The policies of the site, which its Content-Security-Policy names. */
export const trustedPolicies = {
  /** fixed fragments that Leaflet writes */
  fragments: 'default',
  /** pages that our views have drawn, on a host without functions */
  drawnPage: 'drawn-page',
} as const

interface Rules {
  createHTML(html: string): string | null
}

interface TrustedTypes {
  defaultPolicy: unknown
  createPolicy(name: string, rules: Rules): Rules
}

/** Makes a policy, once each; undefined in browsers that take any HTML. Throws when made again. */
export const trustedPolicy = (name: keyof typeof trustedPolicies, rules: Rules): Rules | undefined =>
  (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(trustedPolicies[name], rules)
