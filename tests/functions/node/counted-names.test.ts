// The names counted on one day cannot be filled by one client.
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pageViewPath } from '#contracts/track-page-view.ts'
import { openDatabase } from '#functions/node/sqlite.ts'
import type { Running } from '#functions/node/start.ts'
import { start } from '#functions/node.ts'

const database = join(tmpdir(), `waymark-names-${crypto.randomUUID()}.sqlite`)
let running: Running
let db: ReturnType<typeof openDatabase>
let ms = Date.parse('2026-11-20T01:00:00Z')

beforeAll(async () => {
  running = await start({
    port: 0,
    dist: 'tests/fixtures/site',
    database,
    environment: { CLIENT_IP_HEADER: 'X-Client' },
    now: () => new Date(ms),
  })
  db = openDatabase(database, 'functions/db/migrations')
})
afterAll(async () => {
  db.close()
  await running.stop()
  rmSync(database, { force: true })
})

/** Views of invented routes, as fast as the limit a minute allows. */
async function view(client: string, slugs: readonly string[]): Promise<void> {
  for (const [index, routeSlug] of slugs.entries()) {
    if (index % 60 === 0) ms += 61_000
    const response = await fetch(running.url + pageViewPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', 'X-Client': client },
      body: JSON.stringify({ routeSlug, language: 'en' }),
    })
    expect(response.status).toBe(204)
  }
}
const count = async (sql: string) => (await db.prepare(sql).first<{ n: number }>())?.n
const invented = Array.from({ length: 500 }, (_, index) => `aa${index}-bb`)

it('five hundred invented routes of one client make two hundred names, and all are counted', async () => {
  await view('203.0.113.1', invented)
  expect(await count('SELECT count(*) AS n FROM unknown_key')).toBe(200)
  expect(await count('SELECT sum(views) AS n FROM page_view')).toBe(500)
  expect(await count("SELECT views AS n FROM page_view WHERE slug = 'other'")).toBe(300)
})

it('names of today are still counted by name for that client, and new ones for the next', async () => {
  await view('203.0.113.1', ['aa0-bb'])
  await view('203.0.113.2', ['new-name'])
  expect(await count("SELECT views AS n FROM page_view WHERE slug = 'aa0-bb'")).toBe(2)
  expect(await count("SELECT views AS n FROM page_view WHERE slug = 'new-name'")).toBe(1)
})
