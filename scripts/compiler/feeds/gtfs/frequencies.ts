// Trips that are repeated at an interval: frequencies.txt.
import { parseHour, untimed } from './hour.ts'
import type { ReadTable } from './table.ts'
import type { Trips } from './trips.ts'

/** First departures of each repeated trip, minutes after midnight, by index of the trip. */
export type Frequencies = ReadonlyMap<number, readonly number[]>

export async function readFrequencies(read: ReadTable, { indexOf }: Trips): Promise<Frequencies> {
  const starts = new Map<number, number[]>()
  await read(
    { file: 'frequencies.txt', required: ['trip_id', 'start_time', 'end_time', 'headway_secs'] },
    (cell) => {
      const trip = indexOf.get(cell('trip_id'))
      const [from, to, every] = [
        parseHour(cell('start_time')),
        parseHour(cell('end_time')),
        Number(cell('headway_secs')) / 60,
      ]
      if (trip === undefined || from === untimed || !(from >= 0 && to > from && every > 0)) return
      const known = starts.get(trip) ?? []
      for (let start = from; start < to; start += every) known.push(Math.floor(start))
      starts.set(trip, known)
    },
  )
  return starts
}
