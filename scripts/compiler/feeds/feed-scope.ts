// What of the network a feed is compared with: services of its products where it knows them.
import type { FeedProductRow } from '#catalogue/feed.ts'
import type { StopId } from '#catalogue/network.ts'
import type { PlaceId } from '#catalogue/place.ts'
import type { Service } from '#catalogue/service.ts'
import type { Network } from '../read/network.ts'
import type { Located } from '../read/table.ts'
import { isProductOf } from './products.ts'
import type { FeedRide } from './rides.ts'

export interface FeedScope {
  products: readonly FeedProductRow[]
  network: Network
}

/**
 * `whole`: both ends lie where the feed has every train of the product. `edge`: one does; trains may be cut there, so
 * the feed can confirm that a train runs, and never that one does not.
 */
export type Reach = 'whole' | 'edge'

export const placeOf = ({ stops }: Network, stop: StopId): PlaceId => stops.get(stop)?.place ?? stop

type Ends = Pick<Service, 'from' | 'to'>

function reachIn(network: Network, { from, to }: Ends, { within }: FeedProductRow): Reach | undefined {
  const inside = [from, to].filter((stop) => {
    const place = placeOf(network, stop)
    return within.includes(place) || within.includes(network.places.get(place)?.country ?? '')
  })
  if (inside.length === 0) return undefined
  return inside.length === 2 ? 'whole' : 'edge'
}

function widest(network: Network, ends: Ends, rows: readonly FeedProductRow[]): Reach | undefined {
  const reaches = rows.map((row) => reachIn(network, ends, row))
  return reaches.includes('whole') ? 'whole' : reaches.find((reach) => reach !== undefined)
}

/** How far the feed can be believed about a ride of its own; undefined where it knows neither end. */
export const reachOfRide = ({ products, network }: FeedScope, ride: FeedRide): Reach | undefined =>
  widest(
    network,
    ride,
    products.filter((row) => row.operator === ride.operator && row.product === ride.product),
  )

/** The same for a service of ours. */
export const reachOfService = ({ products, network }: FeedScope, service: Service): Reach | undefined =>
  widest(
    network,
    service,
    products.filter((row) => isProductOf(row, service)),
  )

/** Services that the feed should have, or may have. */
export const servicesInScope = (scope: FeedScope): { service: Located<Service>; reach: Reach }[] =>
  [...scope.network.services.values()].flatMap((service) => {
    const reach = reachOfService(scope, service)
    return reach ? [{ service, reach }] : []
  })
