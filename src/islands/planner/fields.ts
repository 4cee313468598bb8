// The planner's fields and a plan: fields keep what a visitor did before React came.
import { assumptions, readPlan, type TripPlan } from '#catalogue/trip-plan.ts'

const fieldOf = (bar: HTMLElement, name: string) =>
  bar.querySelector(`input[name="${name}"]`) as HTMLInputElement

/** What the fields say. With `unless`, only what differs from untouched fields; the rest is that plan's. */
export function readFields(bar: HTMLElement, unless?: TripPlan): Omit<TripPlan, 'travellers'> {
  const door = fieldOf(bar, 'door').checked
  const values = assumptions.map((name) => [name, fieldOf(bar, name).value])
  const query = new URLSearchParams([...values.filter(([, value]) => value), ['door', door ? '1' : '0']])
  const { travellers: _, ...said } = readPlan(String(query))
  return unless ? { ...unless, ...said, doorToDoor: said.doorToDoor && unless.doorToDoor } : said
}

export function writeFields(bar: HTMLElement, plan: TripPlan): void {
  fieldOf(bar, 'door').checked = plan.doorToDoor
  for (const name of assumptions) fieldOf(bar, name).value = plan[name]?.toString() ?? ''
}
