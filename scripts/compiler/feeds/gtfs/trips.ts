// Trips of the modes that are read.
import type { Route } from './routes.ts'
import type { ReadTable } from './table.ts'

export interface Trip {
  route: Route
  /** index in the list of services */
  service: number
  /** trips of one vehicle that follow each other; empty where the feed does not say */
  block: string
  /** number of the train for passengers; empty where the feed does not say */
  number: string
}

export interface Trips {
  list: readonly Trip[]
  indexOf: ReadonlyMap<string, number>
  /** ids of services in the order of `Trip.service` */
  services: readonly string[]
  notices: readonly string[]
}

export async function readTrips(read: ReadTable, routes: ReadonlyMap<string, Route>): Promise<Trips> {
  const list: Trip[] = []
  const indexOf = new Map<string, number>()
  const services = new Map<string, number>()
  const counts = { twice: 0, withoutRoute: 0, otherMode: 0 }
  await read(
    {
      file: 'trips.txt',
      required: ['route_id', 'service_id', 'trip_id'],
      optional: ['block_id', 'trip_short_name'],
    },
    (cell) => {
      const id = cell('trip_id')
      const route = routes.get(cell('route_id'))
      if (!route) counts.withoutRoute += 1
      else if (!route.kind) counts.otherMode += 1
      else if (indexOf.has(id)) counts.twice += 1
      else {
        const service = services.get(cell('service_id')) ?? services.size
        services.set(cell('service_id'), service)
        indexOf.set(id, list.length)
        list.push({ route, service, block: cell('block_id'), number: cell('trip_short_name') })
      }
    },
  )
  return { list, indexOf, services: [...services.keys()], notices: noticesOf(counts) }
}

function noticesOf({ twice, withoutRoute, otherMode }: Record<string, number>): string[] {
  return [
    ...(twice ? [`${twice} trips have the id of another trip and are left out.`] : []),
    ...(withoutRoute ? [`${withoutRoute} trips name a route that routes.txt lacks and are left out.`] : []),
    ...(otherMode
      ? [`${otherMode} trips are of a mode that is not read (metro, tram, suburban train, replacement).`]
      : []),
  ]
}
