// Migrations keep the data of an older database.
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openDatabase } from '#functions/node/sqlite.ts'

const migrations = 'functions/db/migrations'
const folder = mkdtempSync(join(tmpdir(), 'waymark-migrations-'))
const file = join(folder, 'test.sqlite')

afterAll(() => rmSync(folder, { recursive: true, force: true }))

function openAsOf(...names: string[]) {
  const older = join(folder, names.at(-1) as string)
  mkdirSync(older)
  for (const name of names) cpSync(join(migrations, name), join(older, name))
  return openDatabase(file, older)
}

it('pairs and names noted before kinds were known get theirs', async () => {
  const before = openAsOf('0001_page_view.sql', '0002_route_search.sql')
  await before.batch([
    before.prepare("INSERT INTO unknown_key VALUES ('2026-11-20', 'a-b'), ('2026-11-20', 'a b')"),
    before.prepare(`INSERT INTO route_search (origin, destination, searches, last_at)
      VALUES ('a', 'b', 1, ''), ('london', 'paris', 2, ''), ('other', 'other', 3, '')`),
  ])
  before.close()
  const db = openDatabase(file, migrations)
  const rows = async (sql: string) =>
    (await db.prepare(sql).all()).results.map((row) => ({ ...(row as object) }))
  expect(await rows('SELECT key FROM unknown_key ORDER BY key')).toEqual([
    { key: 'pair:a b' },
    { key: 'view:a-b' },
  ])
  expect(await rows('SELECT origin, searches, known FROM route_search ORDER BY id')).toEqual([
    { origin: 'a', searches: 1, known: 0 },
    { origin: 'london', searches: 2, known: 1 },
    { origin: 'other', searches: 3, known: 0 },
  ])
  db.close()
})
