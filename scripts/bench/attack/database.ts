// The database after the attack: sound, with its tables, and without a text that no page could have sent.
import { DatabaseSync } from 'node:sqlite'

/** Longest text a tracked call may store: two names of 60 characters with what joins them. */
const longest = 200
/** Control characters, changes of direction and line separators. */
const forbidden = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\p{Cs}]/u

/** One sentence for each fault of a database file. */
export function databaseFaults(file: string): string[] {
  const db = new DatabaseSync(file)
  try {
    const whole = db.prepare('PRAGMA integrity_check').get() as { integrity_check: string }
    const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all() as {
      name: string
    }[]
    const names = tables.map(({ name }) => name).filter((name) => !/^(sqlite|_cf|d1)_/.test(name))
    return [
      ...(whole.integrity_check === 'ok' ? [] : [`damaged: ${whole.integrity_check}`]),
      ...(names.includes('page_view') ? [] : ['the table page_view is gone']),
      ...names.flatMap((name) => hostileTexts(db, name)),
    ]
  } finally {
    db.close()
  }
}

function hostileTexts(db: DatabaseSync, table: string): string[] {
  const rows = db.prepare(`SELECT * FROM "${table}"`).all()
  const texts = rows.flatMap((row) => Object.values(row)).filter((value) => typeof value === 'string')
  return texts
    .filter((text) => text.length > longest || forbidden.test(text))
    .map((text) => `${table} stores ${JSON.stringify(text.slice(0, 60))}`)
}
