// The app as the edge runs it: workerd with real D1, assets, cache and rate limit.
import { applyD1Migrations, type D1Migration } from 'cloudflare:test'
import { env, exports } from 'cloudflare:workers'
import { beforeAll, inject } from 'vitest'
import type { Database } from '#functions/db/database.ts'
import { apiSuite } from '../conformance/api.ts'
import { badAddressesSuite } from '../conformance/bad-addresses.ts'
import { countersSuite } from '../conformance/counters.ts'
import { pagesSuite } from '../conformance/pages.ts'
import { ratesSuite } from '../conformance/rates.ts'
import type { Target } from '../conformance/target.ts'

interface TestEnv {
  DB: D1Database
  TEST_MIGRATIONS: D1Migration[]
}
const { DB, TEST_MIGRATIONS } = env as unknown as TestEnv
const worker = (exports as unknown as { default: { fetch: typeof fetch } }).default

beforeAll(() => applyD1Migrations(DB, TEST_MIGRATIONS))

const target: Target = {
  fetch: (path, init) => worker.fetch(`https://waymark.example${path}`, { redirect: 'manual', ...init }),
  db: () => DB as unknown as Database,
}
pagesSuite(target)
badAddressesSuite(target)
apiSuite(target)
countersSuite(target)
ratesSuite(inject('upstreams'))
