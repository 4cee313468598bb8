// The database of the Node entry: opened as well as it can be (A21).
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Statement } from '#functions/db/database.ts'
import { logError, logInfo, logWarning } from '#functions/server/log.ts'
import { type ClosableDatabase, openDatabase, openForReading } from './sqlite.ts'

/** A database whose queries all fail: tracked calls answer 503, pages work. */
function brokenDatabase(cause: unknown): ClosableDatabase {
  const fail = async () => {
    throw new Error('D1_ERROR: the database could not be opened', { cause })
  }
  const statement: Statement = { bind: () => statement, first: fail, all: fail, run: fail }
  return { prepare: () => statement, batch: fail, close: () => {} }
}

/** Opens or creates the file; on failure logs the reason and opens it for reading, or goes without. */
export function openOrGoWithout(file: string, migrationsFolder: string): ClosableDatabase {
  const isNew = file !== ':memory:' && !existsSync(file)
  try {
    const db = openDatabase(file, migrationsFolder)
    if (isNew) logInfo('database', { file: resolve(file), hint: 'a new, empty database was created' })
    return db
  } catch (error) {
    return readOrGoWithout(file, error)
  }
}

function readOrGoWithout(file: string, cause: unknown): ClosableDatabase {
  try {
    const db = openForReading(file)
    const message = (cause as Error).message
    const hint = 'figures are shown and nothing is counted; mend the file or its folder and start again'
    logWarning('database', { file, message, hint })
    return db
  } catch {
    logError('database', cause, { file, hint: 'counters are off; mend the file and start again' })
    return brokenDatabase(cause)
  }
}
