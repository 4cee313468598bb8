// Calls of the trips that are looked at, in columns: five million take 45 MB.
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
  /** only where the feed has calls of a trip out of order */
  readonly sequence: Int32Array | undefined
  /** minutes after midnight of the service day; `untimed` where not stated */
  readonly arrival: Uint16Array
  readonly departure: Uint16Array
  readonly flags: Uint8Array
  /** first call of each trip; the calls of trip `n` end where those of `n + 1` begin */
  readonly start: Int32Array
  /** trips with an hour that cannot be read */
  readonly unreadable = new Set<number>()

  /** @param callsOf number of calls of each trip, 0 for those left out */
  constructor(callsOf: Int32Array, isSorted: boolean) {
    this.start = new Int32Array(callsOf.length + 1)
    for (let trip = 0; trip < callsOf.length; trip += 1)
      this.start[trip + 1] = (this.start[trip] as number) + (callsOf[trip] as number)
    const count = this.start[callsOf.length] as number
    this.station = new Int32Array(count)
    this.sequence = isSorted ? undefined : new Int32Array(count)
    this.arrival = new Uint16Array(count)
    this.departure = new Uint16Array(count)
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
  { callsOf, isSorted }: { callsOf: Int32Array; isSorted: boolean },
): Promise<CallTable> {
  const table = new CallTable(callsOf, isSorted)
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
      if (table.sequence) table.sequence[at] = Number(cell('stop_sequence'))
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
