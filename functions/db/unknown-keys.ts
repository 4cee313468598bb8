// A flood of invented slugs or pairs is capped: a limited number a day is counted by name, the rest as "other".
import type { Database, Statement, Value } from './database.ts'

/** Distinct keys outside the catalogue counted by name on one day, all kinds together. */
export const unknownKeysPerDay = 20_000
/** Name under which the rest counts; no slug and no place has it. */
export const other = 'other'

/** A name as noted on one day. */
interface UnknownKey {
  day: string
  key: string
}

/** Key of a name with its kind: without it, a missing route would let views of the same slug pass the cap. */
export function unknownKey(kind: 'view' | 'pair' | 'missing', name: string, day: string): UnknownKey {
  return { day, key: `${kind}:${name}` }
}

const note = `
  INSERT INTO unknown_key (day, key)
  SELECT ?, ? WHERE coalesce((SELECT total FROM unknown_total WHERE day = ?), 0) < ?
  ON CONFLICT DO NOTHING`

/** First statement of a batch: notes the key while there is room. */
export function noteUnknown(db: Database, { day, key }: UnknownKey, cap: number): Statement {
  return db.prepare(note).bind(day, key, day, cap)
}

/** SQL of a text that is the bound value when the key was noted, else "other"; bound by `namedBy`. */
export const notedOrOther = `CASE WHEN EXISTS (SELECT 1 FROM unknown_key WHERE day = ? AND key = ?) THEN ? ELSE '${other}' END`

/** Bindings of one `notedOrOther` per value. */
export function namedBy({ day, key }: UnknownKey, ...values: string[]): Value[] {
  return values.flatMap((value) => [day, key, value])
}

/** Deletes keys older than `before`; those of pairs and missing routes, which have no days, older than `today`. */
export function forgetKeys(db: Database, before: string, today: string): Statement[] {
  return [
    db
      .prepare("DELETE FROM unknown_key WHERE day < ? OR (day < ? AND key NOT LIKE 'view:%')")
      .bind(before, today),
    db.prepare('DELETE FROM unknown_total WHERE day < ?').bind(before),
  ]
}
