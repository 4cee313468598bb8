// The report of a compile on the terminal.
import { alternatives } from '#catalogue/coefficients.ts'
import { bases } from '#catalogue/figure.ts'
import { modes } from '#catalogue/mode.ts'
import type { Composed } from '../compose/compile.ts'
import type { Network } from '../read/network.ts'

export const networkCounts = ({ places, stops, services, roads }: Network): string =>
  `${places.size} places, ${stops.size} stops, ${services.size} services, ${roads.length} roads`

/** Counts of options by mode and of their minutes by basis, and the time the compile took. */
export function routeCounts(routes: readonly Composed[], ms: number): string[] {
  const options = routes.flatMap((route) => route.options)
  const counts = <T extends string>(keys: readonly T[], of: (option: (typeof options)[number]) => T) =>
    keys.map((key) => `${key} ${options.filter((option) => of(option) === key).length}`).join(', ')
  const mb = Math.round(process.memoryUsage().rss / 1e6)
  return [
    `${routes.length} routes, ${options.length} options: ${counts(modes, ({ mode }) => mode)}`,
    `minutes by basis: ${counts(bases, ({ basis }) => basis)}`,
    `${Math.round(ms)} ms, ${(ms / Math.max(1, routes.length)).toFixed(2)} ms a route, ${mb} MB`,
  ]
}

/** Rare trains without times: waits for them are guessed from the headway and can be too short. */
function guessedChanges(routes: readonly Composed[], network: Network): string[] {
  const boarded = routes.flatMap(({ options }) =>
    options.flatMap(({ legs }) => legs.slice(1).flatMap(({ service }) => service ?? [])),
  )
  return [...new Set(boarded)].sort().filter((id) => {
    const service = network.services.get(id)
    if (service?.mode !== 'train' || service.departures.at) return false
    return service.departures.perDay <= alternatives.rarePerDay
  })
}

/** A line that asks for the times of rare trains; empty when all are known. */
export function guessedTimes(routes: readonly Composed[], network: Network): string[] {
  const ids = guessedChanges(routes, network)
  return ids.length > 0
    ? [`changes to these rare trains are guessed; enter their times under "at": ${ids.join(' ')}`]
    : []
}
