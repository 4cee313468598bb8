// Checks that what runs there and back is entered, and shown, in both directions.
import { modeRules } from '#catalogue/mode-rules.ts'
import type { Service } from '#catalogue/service.ts'
import type { Composed } from '../compose/compile.ts'
import type { Network } from '../read/network.ts'
import { type CatalogueCheck, type Finding, type Option, whereOf } from './finding.ts'

/** Ends in this order, and who runs it: what a way back must have in reverse. */
const keyOf = (network: Network, { mode, operators, from, to }: Service, reverse = false) => {
  const places = [from, to].map((stop) => network.stops.get(stop)?.place ?? stop)
  return [mode, operators.join(' '), ...(reverse ? places.reverse() : places)].join('|')
}

/** Services of one direction without one of the same operators back. */
function withoutWayBack(network: Network): Finding[] {
  const services = [...network.services.values()]
  const ways = new Set(
    services.flatMap((service) => [
      keyOf(network, service),
      ...(service.oneWay ? [] : [keyOf(network, service, true)]),
    ]),
  )
  return services
    .filter((service) => service.oneWay && !ways.has(keyOf(network, service, true)))
    .map(({ id, where, operators, from, to }) => ({
      key: id,
      where,
      what: `"${id}" runs one way, and nothing of ${operators.join(', ')} runs from ${to} to ${from}.`,
    }))
}

/** Flights of a pair of cities leave from several airports, so both directions may show others. */
const isRidden = ({ mode, legs }: Option) => modeRules[mode].search.by === 'rides' && legs.length === 1
const ridesOf = ({ options }: Composed) => options.filter(isRidden)
const brandOf = ({ mode, operators, legs }: Option) =>
  [mode, ...[...operators].sort(), legs[0]?.product].join('|')

/** Direct rides of a route that its other direction does not show. */
function shownOneWay(network: Network, routes: readonly Composed[]): Finding[] {
  const bySlug = new Map(routes.map((route) => [route.slug, route]))
  return routes.flatMap((route) => {
    const back = bySlug.get(`${route.destination}-${route.origin}`)
    if (!back) return []
    const brands = new Set(ridesOf(back).map(brandOf))
    return ridesOf(route)
      .filter((option) => !brands.has(brandOf(option)))
      .map((option) => ({
        key: `${route.slug} ${option.id}`,
        where: whereOf(option, route, network),
        what: `${route.slug}: ${option.id} is shown, ${back.slug} has nothing of the same brand.`,
      }))
  })
}

export const oneWay: CatalogueCheck = {
  id: 'one-way',
  name: 'what runs directly is entered and shown in both directions',
  remedy:
    'Enter the way back with its own times, or leave `oneWay` empty; `npm run data -- explain` of both shows what was left out.',
  faults: ({ network, routes }) => [...withoutWayBack(network), ...shownOneWay(network, routes)],
}
