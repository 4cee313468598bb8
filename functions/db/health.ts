// Whether the database answers.
import type { Database } from './database.ts'

/** Reads one row at most. Throws when the database cannot be read. */
export async function readAnything(db: Database): Promise<void> {
  await db.prepare('SELECT 1 FROM page_view LIMIT 1').first()
}
