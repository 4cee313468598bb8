// The app as the edge runs it: workerd with real D1, assets, cache and rate limit.
import { applyD1Migrations } from 'cloudflare:test'
import { env, exports } from 'cloudflare:workers'
import { beforeAll, inject } from 'vitest'
import { adminSuite } from '../conformance/admin.ts'
import { adminTokenSuite } from '../conformance/admin-token.ts'
import { apiSuite } from '../conformance/api.ts'
import { attacksSuite } from '../conformance/attacks.ts'
import { badAddressesSuite } from '../conformance/bad-addresses.ts'
import { competitiveSuite } from '../conformance/competitive.ts'
import { countersSuite } from '../conformance/counters.ts'
import { flightsSuite } from '../conformance/flights.ts'
import { generatedSuite } from '../conformance/generated.ts'
import { missingRoutesSuite } from '../conformance/missing-routes.ts'
import { missingRoutesCsvSuite } from '../conformance/missing-routes-csv.ts'
import { openApiSuite } from '../conformance/openapi.ts'
import { operationsSuite } from '../conformance/operations.ts'
import { pagesSuite } from '../conformance/pages.ts'
import { placesSuite } from '../conformance/places.ts'
import { ratesSuite } from '../conformance/rates.ts'
import type { Target } from '../conformance/target.ts'
import { weatherSuite } from '../conformance/weather.ts'

beforeAll(() => applyD1Migrations(env.DB, env.TEST_MIGRATIONS))

const target: Target = {
  fetch: (path, init) =>
    exports.default.fetch(`https://waymark.example${path}`, { redirect: 'manual', ...init }),
  db: () => env.DB,
}
pagesSuite(target)
generatedSuite(target)
placesSuite(target)
badAddressesSuite(target)
apiSuite(target)
adminSuite(target)
missingRoutesSuite(target)
missingRoutesCsvSuite(target)
competitiveSuite(target)
countersSuite(target)
operationsSuite(target)
openApiSuite(target)
attacksSuite(target)
adminTokenSuite()
ratesSuite(inject('upstreams'))
weatherSuite(target, inject('upstreams'))
flightsSuite(target, inject('upstreams'))
