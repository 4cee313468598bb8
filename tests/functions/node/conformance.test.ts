// The app as Node runs it: a real server on a free port, real SQLite, the small site of the fixtures.

import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, inject } from 'vitest'
import { openDatabase } from '#functions/node/sqlite.ts'
import type { Running } from '#functions/node/start.ts'
import { start } from '#functions/node.ts'
import { adminSuite } from '../conformance/admin.ts'
import { adminTokenSuite } from '../conformance/admin-token.ts'
import { apiSuite } from '../conformance/api.ts'
import { attacksSuite } from '../conformance/attacks.ts'
import { badAddressesSuite } from '../conformance/bad-addresses.ts'
import { competitiveSuite } from '../conformance/competitive.ts'
import { countersSuite } from '../conformance/counters.ts'
import { flightsSuite } from '../conformance/flights.ts'
import { generatedSuite } from '../conformance/generated.ts'
import { goodServices } from '../conformance/good-services.ts'
import { missingRoutesSuite } from '../conformance/missing-routes.ts'
import { missingRoutesCsvSuite } from '../conformance/missing-routes-csv.ts'
import { openApiSuite } from '../conformance/openapi.ts'
import { operationsSuite } from '../conformance/operations.ts'
import { pagesSuite } from '../conformance/pages.ts'
import { placesSuite } from '../conformance/places.ts'
import { ratesSuite } from '../conformance/rates.ts'
import type { Target } from '../conformance/target.ts'
import { weatherSuite } from '../conformance/weather.ts'

const folder = mkdtempSync(join(tmpdir(), 'waymark-'))
const database = join(folder, 'test.sqlite')
let running: Running
let db: ReturnType<typeof openDatabase>

beforeAll(async () => {
  running = await start({
    port: 0,
    dist: 'tests/fixtures/site',
    database,
    environment: {
      SITE_URL: 'https://waymark.example',
      CLIENT_IP_HEADER: 'CF-Connecting-IP',
      ...goodServices(inject('upstreams')),
    },
  })
  db = openDatabase(database, 'functions/db/migrations')
})

afterAll(async () => {
  db?.close()
  await running?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Sends the path as it is written: fetch would mend it first. */
function send(path: string, { method = 'GET', headers, body }: RequestInit = {}): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const sent = request(
    running.url,
    { method, path, headers: headers as Record<string, string> },
    (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const empty = method === 'HEAD' || [204, 304].includes(answer.statusCode as number)
        const init = {
          status: answer.statusCode as number,
          headers: answer.headers as Record<string, string>,
        }
        resolve(new Response(empty ? null : Buffer.concat(chunks), init))
      })
    },
  )
  sent.on('error', reject)
  sent.end(body as string | undefined)
  return promise
}

const target: Target = { fetch: send, db: () => db }
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
