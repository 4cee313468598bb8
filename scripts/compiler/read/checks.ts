// What one row cannot know by itself: ids of other tables, speeds, times that must be given.
import { modelSources } from '#catalogue/coefficients.ts'
import { modes, servedModes } from '#catalogue/mode.ts'
import { defaultFactors } from '#catalogue/mode-rules.ts'
import { citiesOf } from '#catalogue/place.ts'
import { checkPlaces, checkRoads, checkStops } from './check-ground.ts'
import { checkService } from './check-service.ts'
import type { Network } from './network.ts'
import type { Problems } from './problems.ts'

export function checkNetwork(network: Network, problems: Problems): void {
  checkNeeded(network, problems)
  checkSources(network, problems)
  checkPlaces(network, problems)
  checkStops(network, problems)
  for (const service of network.services.values()) checkService(service, network, problems)
  checkRoads(network, problems)
  checkFactors(network, problems)
  checkOverrides(network, problems)
}

function checkNeeded(network: Network, problems: Problems): void {
  const need = (folder: string, known: ReadonlyMap<string, unknown>, ids: readonly string[]) => {
    for (const id of ids)
      if (!known.has(id))
        problems.add(`data/${folder}`, `has no "${id}".`, 'The compiler needs it: add a row.')
  }
  need('factors', network.factors, modes.flatMap(defaultFactors))
  need(
    'fare-models',
    network.fareModels,
    servedModes.map((mode) => `default-${mode}`),
  )
  need('sources', network.sources, Object.values(modelSources))
}

/** Every source a row names must be in data/sources. */
function checkSources(network: Network, problems: Problems): void {
  const rows = [
    ...network.services.values(),
    ...network.roads,
    ...network.vignettes.values(),
    ...network.factors.values(),
    ...network.fareModels.values(),
    ...network.overrides,
  ]
  const check = (where: string, column: string, ids: readonly string[]) => {
    for (const id of ids)
      if (!network.sources.has(id))
        problems.add(
          where,
          `"${column}" names "${id}", which data/sources does not have.`,
          'Correct the id, or add the source there.',
        )
  }
  for (const row of rows) check(row.where, 'sources', row.sources)
  for (const { where, fare } of network.services.values()) if (fare) check(where, 'fareSources', fare.sources)
}

function checkFactors({ factors }: Network, problems: Problems): void {
  const seen = new Map<string, string>()
  for (const { id, mode, country, where } of factors.values()) {
    if (!country) continue
    const key = `${mode} ${country}`
    const other = seen.get(key)
    if (other)
      problems.add(
        where,
        `"country" is "${country}", whose default for ${mode} is "${other}" already.`,
        'Leave it empty for one of the two.',
      )
    seen.set(key, id)
  }
}

function checkOverrides({ overrides, places }: Network, problems: Problems): void {
  const slugs = new Set<string>()
  const cities = citiesOf(places.values())
  for (const { id: origin } of cities)
    for (const { id: destination } of cities)
      if (origin !== destination) slugs.add(`${origin}-${destination}`)
  for (const { route, where } of overrides)
    if (!slugs.has(route))
      problems.add(
        where,
        `"route" is "${route}", which is no pair of cities.`,
        'Write origin-destination with ids of cities.',
      )
}
