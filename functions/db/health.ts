// Whether the database can be read and written.
import type { Database } from './database.ts'

/** A row written within this time is not written again, by no process: D1 bills every write. */
const writeEveryMs = 30_000
/** More than a tracked call writes: an almost full disk is noticed no later by the check than by the calls. */
const fillerBytes = 16_384

/** Reads one row at most. Throws when the database cannot be read. */
export async function readAnything(db: Database): Promise<void> {
  await db.prepare('SELECT 1 FROM page_view LIMIT 1').first()
}

// random bytes: SQLite skips pages whose content is unchanged
const write = `
  INSERT INTO health (id, written_ms, filler) VALUES (1, ?, randomblob(${fillerBytes}))
  ON CONFLICT (id) DO UPDATE SET written_ms = excluded.written_ms, filler = excluded.filler
  WHERE abs(excluded.written_ms - written_ms) >= ${writeEveryMs}`

/** Writes the row of the health check, at most every 30 s. Throws when the database cannot be written. */
export async function writeSomething(db: Database, now: Date): Promise<void> {
  await db.prepare(write).bind(now.getTime()).run()
}
