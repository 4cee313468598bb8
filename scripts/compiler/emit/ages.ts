// The oldest and the newest date of the times and prices of each mode, for lists of routes.
import type { Ages } from '#catalogue/figure.ts'
import type { Composed } from '../compose/compile.ts'

/** Modes without an option are missing. */
export function agesByMode(routes: readonly Composed[]): Record<string, Ages> {
  const byMode = Map.groupBy(
    routes.flatMap(({ options }) => options),
    ({ mode }) => mode,
  )
  return Object.fromEntries(
    [...byMode].sort().map(([mode, options]) => {
      const dates = options.flatMap(({ minutes, price }) => [minutes.asOf, price.asOf]).sort()
      return [mode, { oldest: dates[0] as string, newest: dates.at(-1) as string }]
    }),
  )
}
