import { capital } from './capital.ts'

/** "new-york" as "New York": what a place is called where only its id is at hand. */
export function nameFromId(id: string): string {
  return id.split('-').map(capital).join(' ')
}
