// Migrations keep the data of an older database.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
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

it.each([
  ['exported from D1', readFileSync('tests/fixtures/d1-export.sql', 'utf8')],
  [
    'made by release 1.0.0',
    `CREATE TABLE d1_migrations (name TEXT PRIMARY KEY, applied_at TEXT NOT NULL);
     INSERT INTO d1_migrations VALUES ('0001_page_view.sql', '2026-11-20T10:00:00.000Z');
     ${readFileSync(join(migrations, '0001_page_view.sql'), 'utf8')}
     INSERT INTO page_view VALUES ('2026-11-20', 'london-paris', 'en', 41)`,
  ],
])('a database %s with pending migrations opens with its counts', async (name, sql) => {
  const path = join(folder, `${name}.sqlite`)
  const exported = new DatabaseSync(path)
  exported.exec(sql)
  exported.close()
  for (const _ of ['migrated', 'opened again']) {
    const db = openDatabase(path, migrations)
    expect(await db.prepare('SELECT views FROM page_view').first()).toEqual({ views: 41 })
    const { results } = await db
      .prepare('SELECT name FROM d1_migrations ORDER BY name')
      .all<{ name: string }>()
    expect(results.map(({ name }) => name)).toEqual(readdirSync(migrations).sort())
    db.close()
  }
})

it('a new database has the table of migrations that wrangler makes', () => {
  const path = join(folder, 'new.sqlite')
  openDatabase(path, migrations).close()
  const columns = (db: DatabaseSync) =>
    db.prepare('SELECT name, type, "notnull", pk FROM pragma_table_info(\'d1_migrations\')').all()
  const exported = new DatabaseSync(':memory:')
  exported.exec(readFileSync('tests/fixtures/d1-export.sql', 'utf8'))
  const ours = new DatabaseSync(path)
  expect(columns(ours)).toEqual(columns(exported))
  ours.close()
})
