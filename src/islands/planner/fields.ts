// The planner's form and a plan: fields keep what a visitor did before React came.
import { assumptions, readPlan, type TripPlan } from '#catalogue/trip-plan.ts'

const fieldOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement

/** What the fields say. With `unless`, only what differs from untouched fields; the rest is that plan's. */
export function readFields(form: HTMLFormElement, unless?: TripPlan): Omit<TripPlan, 'travellers'> {
  const door = fieldOf(form, 'door').checked
  const values = assumptions.map((name) => [name, fieldOf(form, name).value])
  const query = new URLSearchParams([...values.filter(([, value]) => value), ['door', door ? '1' : '0']])
  const { travellers: _, ...said } = readPlan(String(query))
  return unless ? { ...unless, ...said, doorToDoor: said.doorToDoor && unless.doorToDoor } : said
}

export function writeFields(form: HTMLFormElement, plan: TripPlan): void {
  fieldOf(form, 'door').checked = plan.doorToDoor
  for (const name of assumptions) fieldOf(form, name).value = plan[name]?.toString() ?? ''
}
