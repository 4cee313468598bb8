// A D1 look-alike over node:sqlite: the same queries run on Node and on the edge.
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Database, Statement, Value } from '#functions/db/database.ts'

interface SqliteStatement extends Statement {
  execute(): unknown
}

function asD1<T>(work: () => T): T {
  try {
    return work()
  } catch (cause) {
    throw new Error(`D1_ERROR: ${(cause as Error).message}`, { cause })
  }
}

/** Opens (and creates) a database file, or ":memory:", and applies the migrations not yet applied, by file name. */
export function openDatabase(file: string, migrationsFolder: string): Database & { close(): void } {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const sqlite = new DatabaseSync(file)
  sqlite.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 2000')
  migrate(sqlite, migrationsFolder)
  const prepare = (sql: string, values: Value[] = []): SqliteStatement => ({
    bind: (...bound) => prepare(sql, bound),
    execute: () => sqlite.prepare(sql).run(...values),
    first: async <T>() => asD1(() => (sqlite.prepare(sql).get(...values) as T | undefined) ?? null),
    all: async <T>() => asD1(() => ({ results: sqlite.prepare(sql).all(...values) as T[] })),
    run: async () => asD1(() => sqlite.prepare(sql).run(...values)),
  })
  // one synchronous transaction: no other request can come in between
  const transaction = (statements: readonly Statement[]) => {
    sqlite.exec('BEGIN IMMEDIATE')
    try {
      const done = statements.map((statement) => (statement as SqliteStatement).execute())
      sqlite.exec('COMMIT')
      return done
    } catch (error) {
      sqlite.exec('ROLLBACK')
      throw error
    }
  }
  return {
    prepare,
    batch: async (statements) => asD1(() => transaction(statements)),
    close: () => sqlite.close(),
  }
}

function migrate(sqlite: DatabaseSync, folder: string): void {
  sqlite.exec('CREATE TABLE IF NOT EXISTS d1_migrations (name TEXT PRIMARY KEY, applied_at TEXT NOT NULL)')
  const applied = new Set(
    sqlite
      .prepare('SELECT name FROM d1_migrations')
      .all()
      .map(({ name }) => name),
  )
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.sql') && !applied.has(file))
    .sort()) {
    sqlite.exec(`BEGIN; ${readFileSync(join(folder, name), 'utf8')}; COMMIT`)
    sqlite.prepare('INSERT INTO d1_migrations VALUES (?, ?)').run(name, new Date().toISOString())
  }
}
