// Counts of the compiled catalogue that prose refers to in braces, so no count is typed by hand.

import { modes } from '#catalogue/mode.ts'
import { citiesOf } from '#catalogue/place.ts'
import type { RouteSummary } from '#catalogue/route.ts'
import { languages } from '#lib/languages.ts'
import type { Composed } from '../compose/compile.ts'
import type { Network } from '../read/network.ts'

const count = <T>(list: readonly T[], is: (item: T) => unknown) => list.filter(is).length

/** Least kg CO2e of a mode on a route; undefined where the mode is missing. */
const leastCarbon = ({ options }: Composed, mode: string) => {
  const kilograms = options.filter((option) => option.mode === mode).map(({ co2 }) => co2.value)
  return kilograms.length > 0 ? Math.min(...kilograms) : undefined
}

/** Every figure by name. */
export function catalogueFigures(
  routes: readonly Composed[],
  summaries: readonly RouteSummary[],
  network: Network,
): ReadonlyMap<string, number> {
  const cities = citiesOf(network.places.values())
  const both = routes.flatMap((route) => {
    const [train, flight] = [leastCarbon(route, 'train'), leastCarbon(route, 'flight')]
    return train !== undefined && flight !== undefined ? [{ train, flight }] : []
  })
  const hasTrain = (is: (option: Composed['options'][number]) => boolean) =>
    count(routes, ({ options }) => options.some((option) => option.mode === 'train' && is(option)))
  return new Map([
    ['cities', cities.length],
    ['countries', new Set(cities.map(({ country }) => country)).size],
    ['routes', routes.length],
    ['pages', routes.length * languages.length],
    ['options', routes.reduce((sum, { options }) => sum + options.length, 0)],
    ['services', network.services.size],
    ...modes.map((mode) => [`${mode}Routes`, count(summaries, (summary) => summary.modes[mode])] as const),
    ['directTrainRoutes', hasTrain(({ legs }) => legs.length === 1)],
    ['nightTrainRoutes', hasTrain(({ night }) => night)],
    ['trainAndFlightRoutes', both.length],
    ['trainBelowFlightRoutes', count(both, ({ train, flight }) => train < flight)],
    ['trainBelowQuarterRoutes', count(both, ({ train, flight }) => train < flight / 4)],
  ])
}
