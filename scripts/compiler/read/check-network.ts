// Checks of the network across rows: ids of other tables, speeds, required times.
import { modelSources } from '#catalogue/coefficients.ts'
import type { Factor } from '#catalogue/factor.ts'
import { modes, servedModes } from '#catalogue/mode.ts'
import { defaultFactors } from '#catalogue/mode-rules.ts'
import { citiesOf } from '#catalogue/place.ts'
import { numbersIn } from '../content/numbers.ts'
import type { GeonamesPlace } from '../gazetteer/geonames.ts'
import { checkWhereabouts } from '../gazetteer/whereabouts.ts'
import { checkCalls } from './check-calls.ts'
import { checkFares } from './check-fares.ts'
import { checkFixedLinks } from './check-fixed-links.ts'
import { checkPlaces, checkStopLinks, checkStops, checkTowns } from './check-places.ts'
import { checkRoads } from './check-road.ts'
import { checkService } from './check-service.ts'
import { checkShapes } from './check-shapes.ts'
import { checkWater } from './check-water.ts'
import { type Network, networkTables } from './network.ts'
import type { Problems } from './problems.ts'
import { checkReferences } from './references.ts'
import type { Located } from './table.ts'

/** `geonames`, where given, says where each place lies. */
export function checkNetwork(
  network: Network,
  problems: Problems,
  geonames?: readonly GeonamesPlace[],
): void {
  checkNeeded(network, problems)
  for (const [name, table] of Object.entries(networkTables))
    checkReferences(table, network[name as keyof typeof networkTables].values(), network, problems)
  checkPlaces(network, problems)
  const places = geonames
    ? checkWhereabouts([...network.places.values()], geonames, problems)
    : new Set<string>()
  const stops = checkStops(network, places, problems)
  checkStopLinks(network, problems)
  checkTowns(network, problems)
  for (const service of network.services.values())
    checkService(service, stops.has(service.from) || stops.has(service.to), network, problems)
  checkFares(network, problems)
  checkRoads(network, places, problems)
  checkFactors(network, problems)
  checkOverrides(network, problems)
  // a stop or a service that is wrong would be told again by each of its calls
  if (problems.list.length === 0) checkCalls(network, problems)
  checkShapes(network, problems)
  checkFixedLinks(network, problems)
  checkWater(network, problems)
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
  for (const factor of factors.values()) checkScope(factor, problems)
}

/** The texts of a factor give the same figures in every language; parts in brackets add up to the factor. */
function checkScope({ scope, where, gramsCo2ePerKm }: Located<Factor>, problems: Problems): void {
  const english = String(numbersIn(scope.en))
  for (const [lang, text] of Object.entries(scope))
    if (String(numbersIn(text)) !== english)
      problems.add(where, `"${lang}" has other figures than "en".`, 'Give the same figures in each language.')
  const parts = [...scope.en.matchAll(/\((\d+(?:\.\d+)?)\)/g)].map(([, grams]) => Number(grams))
  const sum = parts.reduce((total, grams) => total + grams, 0)
  if (parts.length >= 2 && Math.abs(sum - gramsCo2ePerKm) >= 0.02)
    problems.add(
      where,
      `"gramsCo2ePerKm" is ${gramsCo2ePerKm}, but the parts in "en" add up to ${Number(sum.toFixed(2))}.`,
      'Correct the one that is wrong.',
    )
}

function checkOverrides(network: Network, problems: Problems): void {
  const slugs = new Set<string>()
  const cities = citiesOf(network.places.values())
  for (const { id: origin } of cities)
    for (const { id: destination } of cities)
      if (origin !== destination) slugs.add(`${origin}-${destination}`)
  for (const { route, where } of network.overrides)
    if (!slugs.has(route))
      problems.add(
        where,
        `"route" is "${route}", which is no pair of cities.`,
        'Write origin-destination with ids of cities.',
      )
}
