// The app on the edge: workerd with real D1, assets, cache and rate limit.
import { applyD1Migrations } from 'cloudflare:test'
import { env, exports } from 'cloudflare:workers'
import { beforeAll, inject } from 'vitest'
import { declareSuites, type Half } from '../conformance/all.ts'

/** Declares the suites of a half against this worker. */
export function declareOnEdge(half: Half): void {
  beforeAll(() => applyD1Migrations(env.DB, env.TEST_MIGRATIONS))
  declareSuites(
    {
      fetch: (path, init) =>
        exports.default.fetch(`https://waymark.example${path}`, { redirect: 'manual', ...init }),
      db: () => env.DB,
      upstreams: inject('upstreams'),
    },
    half,
  )
}
