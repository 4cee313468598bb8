// The database of the Node entry. If it cannot be opened, the site runs without it (A21).
import type { Database, Statement } from '#functions/db/database.ts'
import { logError } from '#functions/server/log.ts'
import { openDatabase } from './sqlite.ts'

/** A database whose queries all fail: tracked calls answer 503, pages work. */
function brokenDatabase(cause: unknown): Database & { close(): void } {
  const fail = async () => {
    throw new Error('D1_ERROR: the database could not be opened', { cause })
  }
  const statement: Statement = { bind: () => statement, first: fail, all: fail, run: fail }
  return { prepare: () => statement, batch: fail, close: () => {} }
}

/** Opens the file; on failure logs the reason and returns a database that always fails. */
export function openOrGoWithout(file: string, migrationsFolder: string): Database & { close(): void } {
  try {
    return openDatabase(file, migrationsFolder)
  } catch (error) {
    logError('database', error, { file, hint: 'counters are off; mend the file and start again' })
    return brokenDatabase(error)
  }
}
