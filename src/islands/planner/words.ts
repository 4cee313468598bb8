// What the planner says, in the page's language.
import type { Assumption } from '#catalogue/trip-plan.ts'

export interface Words {
  travellers: string
  fewer: string
  more: string
  door: string
  assumptions: string
  fields: Record<Assumption, string>
  hint: string
  reset: string
  /** with {time} */
  parts: { access: string; dwell: string; breaks: string; journey: string; egress: string }
  each: string
  /** {total} for {count} */
  all: string
  columns: { door: string; price: string; co2: string }
  colon: string
}
