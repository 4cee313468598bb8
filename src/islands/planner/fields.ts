// The planner's uncontrolled fields, read into a plan and written from it.
import { assumptions, readPlan, type TripPlan } from '#catalogue/trip-plan.ts'

const fieldOf = (bar: HTMLElement, name: string) =>
  bar.querySelector(`input[name="${name}"]`) as HTMLInputElement

/** The plan of the fields. With `base`, only changed fields count; the rest comes from that plan. */
export function readFields(bar: HTMLElement, base?: TripPlan): Omit<TripPlan, 'travellers'> {
  const door = fieldOf(bar, 'door').checked
  const values = assumptions.map((name) => [name, fieldOf(bar, name).value])
  const query = new URLSearchParams([...values.filter(([, value]) => value), ['door', door ? '1' : '0']])
  const { travellers: _, ...read } = readPlan(String(query))
  return base ? { ...base, ...read, doorToDoor: read.doorToDoor && base.doorToDoor } : read
}

export function writeFields(bar: HTMLElement, plan: TripPlan): void {
  fieldOf(bar, 'door').checked = plan.doorToDoor
  for (const name of assumptions) fieldOf(bar, name).value = plan[name]?.toString() ?? ''
}
