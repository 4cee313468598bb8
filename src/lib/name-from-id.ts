import { capital } from './capital.ts'

/** A name for a place of which only the id is known: "new-york" → "New York". */
export function nameFromId(id: string): string {
  return id.split('-').map(capital).join(' ')
}
