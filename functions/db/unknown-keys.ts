// A flood of invented slugs or pairs is capped: so many are counted by name on one day, the rest under "other".
import type { Database, Statement } from './database.ts'

/** Distinct keys outside the catalogue counted by name on one day. */
export const unknownKeysPerDay = 20_000
/** Name under which the rest counts; no slug and no place has it. */
export const other = 'other'

const note = `
  INSERT INTO unknown_key (day, key)
  SELECT ?, ? WHERE coalesce((SELECT total FROM unknown_total WHERE day = ?), 0) < ?
  ON CONFLICT DO NOTHING`

/** First statement of a batch: notes the key while there is room. */
export function noteUnknown(db: Database, day: string, key: string, cap: number): Statement {
  return db.prepare(note).bind(day, key, day, cap)
}

/** SQL of a text that is the bound value when the key (bound: day, key, value) was noted, else "other". */
export const notedOrOther = `CASE WHEN EXISTS (SELECT 1 FROM unknown_key WHERE day = ? AND key = ?) THEN ? ELSE '${other}' END`
