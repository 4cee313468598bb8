// Calls of the trips that are looked at, in columns: five million take 105 MB.
import { parseHour, untimed } from './hour.ts'
import type { Stations } from './stations.ts'
import type { Cell, ReadTable } from './table.ts'
import type { Trips } from './trips.ts'

export const boards = 1
export const alights = 2
/** its hour is stated, not interpolated */
export const timed = 4

export class CallTable {
  readonly station: Int32Array
  readonly sequence: Int32Array
  /** seconds after midnight of the service day; -1 where not stated */
  readonly arrival: Int32Array
  readonly departure: Int32Array
  readonly flags: Uint8Array
  /** first call of each trip; the calls of trip `n` end where those of `n + 1` begin */
  readonly start: Int32Array
  /** trips with an hour that cannot be read */
  readonly unreadable = new Set<number>()

  /** @param callsOf number of calls of each trip, 0 for those left out */
  constructor(callsOf: Int32Array) {
    this.start = new Int32Array(callsOf.length + 1)
    for (let trip = 0; trip < callsOf.length; trip += 1)
      this.start[trip + 1] = (this.start[trip] as number) + (callsOf[trip] as number)
    const count = this.start[callsOf.length] as number
    this.station = new Int32Array(count)
    this.sequence = new Int32Array(count)
    this.arrival = new Int32Array(count)
    this.departure = new Int32Array(count)
    this.flags = new Uint8Array(count)
  }

  /** Indices of a trip's first call and of the one after its last. */
  range(trip: number): [number, number] {
    return [this.start[trip] as number, this.start[trip + 1] as number]
  }
}

/** Second reading of stop_times.txt, of trips with calls in `callsOf` only. */
export async function readCalls(
  read: ReadTable,
  trips: Trips,
  stations: Stations,
  callsOf: Int32Array,
): Promise<CallTable> {
  const table = new CallTable(callsOf)
  const next = table.start.slice()
  await read(
    {
      file: 'stop_times.txt',
      required: ['trip_id', 'stop_id', 'stop_sequence', 'arrival_time', 'departure_time'],
      optional: ['pickup_type', 'drop_off_type'],
    },
    (cell) => {
      const trip = trips.indexOf.get(cell('trip_id'))
      const station = stations.indexOf.get(cell('stop_id'))
      if (trip === undefined || station === undefined || callsOf[trip] === 0) return
      const at = next[trip] as number
      next[trip] = at + 1
      const hours = hoursOf(cell)
      if (Number.isNaN(hours.arrival) || Number.isNaN(hours.departure)) table.unreadable.add(trip)
      table.station[at] = station
      table.sequence[at] = Number(cell('stop_sequence'))
      table.arrival[at] = hours.arrival
      table.departure[at] = hours.departure
      table.flags[at] =
        (cell('pickup_type') === '1' ? 0 : boards) |
        (cell('drop_off_type') === '1' ? 0 : alights) |
        (hours.arrival === untimed ? 0 : timed)
    },
  )
  return table
}

/** Where one hour is stated, it is both. */
function hoursOf(cell: Cell<'arrival_time' | 'departure_time'>): { arrival: number; departure: number } {
  const [arrival, departure] = [cell('arrival_time'), cell('departure_time')]
  return { arrival: parseHour(arrival || departure), departure: parseHour(departure || arrival) }
}
