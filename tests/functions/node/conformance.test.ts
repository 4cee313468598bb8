// The app on Node: a real server on a free port, real SQLite, the small site of the fixtures.

import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, inject } from 'vitest'
import { openDatabase } from '#functions/node/sqlite.ts'
import type { Running } from '#functions/node/start.ts'
import { start } from '#functions/node.ts'
import { declareSuites } from '../conformance/all.ts'
import { goodServices } from '../conformance/good-services.ts'

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

/** Sends the path unchanged: fetch would normalise it. */
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

declareSuites({ fetch: send, db: () => db, upstreams: inject('upstreams') })
