// Every route of the compiled catalogue, and what a rule does not hold for.
import { route, routeIndex } from '#catalogue/load.ts'

export const routes = routeIndex().map(({ slug }) => route(slug))

/** Rows that a rule does not hold for, at most ten, with how many there are. */
export function faults<T>(all: readonly T[], isWrong: (one: T) => string | false | undefined) {
  const found = all.flatMap((one) => isWrong(one) || [])
  return found.length > 10 ? [...found.slice(0, 10), `and ${found.length - 10} more`] : found
}
