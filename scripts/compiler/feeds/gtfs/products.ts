// Operator and product of each trip, and what is left out because the feed is not trusted for it.
import type { FeedProduct } from '../rides.ts'
import type { GtfsContext, OurProduct } from './context.ts'
import type { Route } from './routes.ts'

/** Index of a trip whose product is not trusted. */
export const untrusted = -1

/** SNCF writes the brand into the ids of platforms: "StopPoint:OCETGV INOUI-87391003". */
const brandInStop = /^StopPoint:OCE(.+)-\d+$/
const shownRoutes = 5

export class Products {
  readonly list: OurProduct[] = []
  readonly #known = new Map<string, number>()
  readonly #productOf: GtfsContext['productOf']
  /** trips left out, by agency and what it calls the route */
  readonly #leftOut = new Map<string, Map<string, number>>()

  constructor(productOf: GtfsContext['productOf']) {
    this.#productOf = productOf
  }

  /** Index in `list`, or `untrusted`; called once for each trip with any of its stops. */
  ofTrip(route: Route, feedStop: string): number {
    const brand = brandInStop.exec(feedStop)?.[1]
    const product: FeedProduct = {
      agency: route.agency,
      route: route.shortName,
      description: brand ?? route.longName,
      routeType: route.routeType,
    }
    const key = JSON.stringify(product)
    const index = this.#known.get(key) ?? this.#resolve(product)
    this.#known.set(key, index)
    if (index === untrusted) this.#count(product)
    return index
  }

  #resolve(product: FeedProduct): number {
    const ours = this.#productOf(product)
    if (!ours) return untrusted
    const same = this.list.findIndex((one) => one.operator === ours.operator && one.product === ours.product)
    return same >= 0 ? same : this.list.push(ours) - 1
  }

  #count({ agency, route, description }: FeedProduct): void {
    const routes = this.#leftOut.get(agency) ?? new Map<string, number>()
    const name = route || description || 'without a name'
    routes.set(name, (routes.get(name) ?? 0) + 1)
    this.#leftOut.set(agency, routes)
  }

  get notices(): string[] {
    return [...this.#leftOut].map(([agency, routes]) => {
      const byTrips = [...routes].sort(([, a], [, b]) => b - a)
      const names = byTrips.slice(0, shownRoutes).map(([name, trips]) => `${name} (${trips})`)
      const more = byTrips.length > shownRoutes ? ` and ${byTrips.length - shownRoutes} more` : ''
      const total = byTrips.reduce((sum, [, trips]) => sum + trips, 0)
      return `${total} trips of ${agency || 'an agency without a name'} are of products the feed is not trusted for: ${names.join(', ')}${more}.`
    })
  }
}
