// Rare trains without hours: waits for them are guessed from the headway and can be too short.
import { alternatives } from '#catalogue/coefficients.ts'
import type { ServiceId } from '#catalogue/service.ts'
import type { Composed } from '../compose/compile.ts'
import type { Network } from '../read/network.ts'

/** Ids of the rare trains without hours that some journey changes to. */
export function guessedTimes(routes: readonly Composed[], network: Network): ServiceId[] {
  const boarded = routes.flatMap(({ options }) =>
    options.flatMap(({ legs }) => legs.slice(1).flatMap(({ service }) => service ?? [])),
  )
  return [...new Set(boarded)].sort().filter((id) => {
    const service = network.services.get(id)
    if (service?.mode !== 'train' || service.departures.at) return false
    return service.departures.perDay <= alternatives.rarePerDay
  })
}
