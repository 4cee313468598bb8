// Brings a database file up to date, as `wrangler d1 migrations apply` does on the edge, with the same table: a file
// goes from one to the other. Files made before 1.1.0 have a table without `id`.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'

/** Applies the migrations not yet applied, by file name. Throws on an error of the database. */
export function migrate(sqlite: DatabaseSync, folder: string): void {
  sqlite.exec(`CREATE TABLE IF NOT EXISTS d1_migrations (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT UNIQUE,
    applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
  )`)
  const applied = new Set(
    sqlite
      .prepare('SELECT name FROM d1_migrations')
      .all()
      .map(({ name }) => name),
  )
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.sql') && !applied.has(file))
    .sort()) {
    sqlite.exec('BEGIN IMMEDIATE')
    try {
      sqlite.exec(readFileSync(join(folder, name), 'utf8'))
      // in one transaction with the migration: after a crash all or nothing is applied
      sqlite.prepare('INSERT INTO d1_migrations (name, applied_at) VALUES (?, CURRENT_TIMESTAMP)').run(name)
      sqlite.exec('COMMIT')
    } catch (error) {
      if (sqlite.isTransaction) sqlite.exec('ROLLBACK')
      throw error
    }
  }
}
