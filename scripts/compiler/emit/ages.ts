// How well and since when the figures are known, counted over the whole catalogue for pages that show no single one.
import { type Ages, type Basis, bases, type KnownCounts } from '#catalogue/figure.ts'
import type { Composed } from '../compose/compile.ts'
import type { Network } from '../read/network.ts'

/** The oldest and the newest date of the times and prices of each mode; modes without an option are missing. */
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

const countBases = (figures: readonly { basis: Basis }[]) =>
  Object.fromEntries(bases.map((of) => [of, figures.filter(({ basis }) => basis === of).length])) as Record<
    Basis,
    number
  >

/** Services by how their times are known, and options by how their prices are: the tables of data/COVERAGE.md. */
export const knownCounts = (routes: readonly Composed[], network: Network): KnownCounts => ({
  services: countBases([...network.services.values()]),
  prices: countBases(routes.flatMap(({ options }) => options.map(({ price }) => price))),
})
