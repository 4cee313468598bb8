// Type of the planner's words, in the page's language.
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
  /** templates with {time} */
  parts: { access: string; dwell: string; breaks: string; journey: string; egress: string }
  each: string
  /** template with {total} and {count} */
  all: string
  columns: { door: string; price: string; co2: string }
  colon: string
}
