// An adapter of the shape of D1 over node:sqlite: the same queries run on Node and on the edge (A6).
import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import type { Database, Statement, Value } from '#functions/db/database.ts'
import { migrate } from './migrate.ts'

// not imported: an older Node, which lacks the module, would end with a stack (require-node.ts)
const { DatabaseSync: Sqlite } = process.getBuiltinModule('node:sqlite')

export type ClosableDatabase = Database & { close(): void }

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

/** Opens or creates a database file, or ":memory:", and applies missing migrations in the order of file names. */
export function openDatabase(file: string, migrationsFolder: string): ClosableDatabase {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const sqlite = new Sqlite(file)
  try {
    // NORMAL with WAL: acknowledged writes survive a crash of the process, not always a power failure
    sqlite.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 2000')
    migrate(sqlite, migrationsFolder)
  } catch (error) {
    sqlite.close()
    throw error
  }
  return adapterOf(sqlite)
}

/** Opens a file that has tables, for reading, as it is. Throws when it cannot be read. */
export function openForReading(file: string): ClosableDatabase {
  const hasLog = (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0
  try {
    return adapterOf(opened(file))
  } catch (error) {
    if (hasLog) throw error
    // WAL needs a file beside the database even for reading, which a read-only folder refuses
    return adapterOf(opened(new URL('?immutable=1', pathToFileURL(file))))
  }
}

function opened(file: string | URL): DatabaseSync {
  const sqlite = new Sqlite(file, { readOnly: true })
  try {
    if (sqlite.prepare('SELECT name FROM sqlite_schema').get()) return sqlite
    throw new Error('the file has no tables')
  } catch (error) {
    sqlite.close()
    throw error
  }
}

function adapterOf(sqlite: DatabaseSync): ClosableDatabase {
  /** the queries are constants; compiling one takes longer than running it */
  const compiled = new Map<string, StatementSync>()
  function statement(sql: string): StatementSync {
    const known = compiled.get(sql) ?? sqlite.prepare(sql)
    compiled.set(sql, known)
    return known
  }
  const prepare = (sql: string, values: Value[] = []): SqliteStatement => ({
    bind: (...bound) => prepare(sql, bound),
    execute: () => statement(sql).run(...values),
    first: async <T>() => asD1(() => (statement(sql).get(...values) as T | undefined) ?? null),
    all: async <T>() => asD1(() => ({ results: statement(sql).all(...values) as T[] })),
    run: async () => asD1(() => statement(sql).run(...values)),
  })
  // a synchronous transaction: no other request runs in between
  const transaction = (statements: readonly Statement[]) => {
    sqlite.exec('BEGIN IMMEDIATE')
    try {
      const done = statements.map((statement) => (statement as SqliteStatement).execute())
      sqlite.exec('COMMIT')
      return done
    } catch (error) {
      // a full disk has already ended the transaction
      if (sqlite.isTransaction) sqlite.exec('ROLLBACK')
      throw error
    }
  }
  return {
    prepare,
    batch: async (statements) => asD1(() => transaction(statements)),
    close: () => sqlite.close(),
  }
}
