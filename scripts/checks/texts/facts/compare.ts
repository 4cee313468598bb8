// What stands in two places: a rule lists the pairs it compares, same-facts.ts reports those that differ.
import type { Entry } from '#catalogue/content/text.ts'
import type { Finding } from '#compiler/verify/finding.ts'
import type { DataTexts } from '../data-texts.ts'

/** A figure of a text beside what a table or another text says; `what` words the difference. */
export interface Comparison extends Finding {
  same: boolean
}

export interface Rule {
  /** in the name of the check and in data/accepted */
  id: string
  /** what is compared with what */
  name: string
  compare(texts: DataTexts): Comparison[]
}

/** A text of an entry with the path of its field: "faqs.0.answer". */
export interface Field {
  path: string
  text: string
}

function fieldsIn(value: unknown, path: string): Field[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => fieldsIn(inner, path ? `${path}.${key}` : key))
}

/** English texts of an entry; the numbers of the other languages are held to them by compiler/content. */
export const fieldsOf = ({ text }: Entry<unknown, unknown>): Field[] => fieldsIn(text.en, '')

/** "15" or "12–14" */
export const rangeText = ({ low, high }: { low: number; high: number }): string => {
  const [from, to] = [low, high].map((value) => String(Math.round(value * 100) / 100))
  return from === to ? `${from}` : `${from}–${to}`
}
