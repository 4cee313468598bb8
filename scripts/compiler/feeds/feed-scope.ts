// What of the network a feed is compared with: services of its products where it knows them all.
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

export const placeOf = ({ stops }: Network, stop: StopId): PlaceId => stops.get(stop)?.place ?? stop

type Ends = Pick<Service, 'from' | 'to'>

function touches(network: Network, { from, to }: Ends, { within }: FeedProductRow): boolean {
  return [from, to].some((stop) => {
    const place = placeOf(network, stop)
    return within.includes(place) || within.includes(network.places.get(place)?.country ?? '')
  })
}

/** Whether the feed has every train of a product between two stops: one end lies where it knows them all. */
export const isTrustedFor = ({ products, network }: FeedScope, ride: FeedRide): boolean =>
  products.some(
    (row) => row.operator === ride.operator && row.product === ride.product && touches(network, ride, row),
  )

/** Services that the feed should have. */
export const servicesInScope = ({ products, network }: FeedScope): Located<Service>[] =>
  [...network.services.values()].filter((service) =>
    products.some((row) => isProductOf(row, service) && touches(network, service, row)),
  )
