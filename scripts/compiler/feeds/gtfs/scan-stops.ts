// First reading of stop_times.txt: which trips call at two of our places, and how many calls each has.

import type { StopKind } from '#catalogue/network.ts'
import type { GtfsContext } from './context.ts'
import type { JoinedStops } from './join-stops.ts'
import { Products, untrusted } from './products.ts'
import type { Stations } from './stations.ts'
import type { ReadTable } from './table.ts'
import type { Trips } from './trips.ts'

export interface Scan {
  products: Products
  /** index of the product by trip; -1 where it is not trusted or has no calls */
  productOf: Int32Array
  callsOf: Int32Array
  /** 1 where the trip calls at one of our stops, 2 where at two places or more */
  placesOf: Uint8Array
  /** calls of trusted trips by station */
  callsAt: Int32Array
  /** whether the calls of every trip come in the order of their numbers */
  isSorted: boolean
  notices: readonly string[]
}

const unresolved = -2

export async function scanStopTimes(
  read: ReadTable,
  trips: Trips,
  stations: Stations,
  joined: ReadonlyMap<StopKind, JoinedStops>,
  context: GtfsContext,
): Promise<Scan> {
  const products = new Products(context.productOf)
  const count = trips.list.length
  const productOf = new Int32Array(count).fill(unresolved)
  const callsOf = new Int32Array(count)
  const placesOf = new Uint8Array(count)
  const firstStop = new Int32Array(count).fill(-1)
  const callsAt = new Int32Array(stations.list.length)
  const lastSequence = new Int32Array(count).fill(-1)
  let isSorted = true
  let withoutStop = 0

  const notePlace = (trip: number, stop: number) => {
    const first = firstStop[trip] as number
    if (first < 0) firstStop[trip] = stop
    const isOther = first >= 0 && context.stops[first]?.place !== context.stops[stop]?.place
    placesOf[trip] = Math.max(placesOf[trip] as number, isOther ? 2 : 1)
  }
  await read({ file: 'stop_times.txt', required: ['trip_id', 'stop_id', 'stop_sequence'] }, (cell) => {
    const trip = trips.indexOf.get(cell('trip_id'))
    if (trip === undefined) return
    const route = (trips.list[trip] as Trips['list'][number]).route
    if (productOf[trip] === unresolved) productOf[trip] = products.ofTrip(route, cell('stop_id'))
    if (productOf[trip] === untrusted) return
    const station = stations.indexOf.get(cell('stop_id'))
    if (station === undefined) {
      withoutStop += 1
      return
    }
    callsOf[trip] = (callsOf[trip] as number) + 1
    callsAt[station] = (callsAt[station] as number) + 1
    const sequence = Number(cell('stop_sequence'))
    if (sequence < (lastSequence[trip] as number)) isSorted = false
    lastSequence[trip] = sequence
    const stop = joined.get(route.kind as StopKind)?.stopOf[station] ?? -1
    if (stop >= 0) notePlace(trip, stop)
  })
  const notices = withoutStop
    ? [`${withoutStop} calls name a stop that stops.txt lacks and are left out.`]
    : []
  return {
    products,
    productOf,
    callsOf,
    placesOf,
    callsAt,
    isSorted,
    notices: [...notices, ...products.notices],
  }
}
