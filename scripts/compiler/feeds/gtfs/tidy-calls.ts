// Calls of each trip in order, with hours for those between two stated ones; trips that contradict themselves are left out.
import { type CallTable, timed } from './call-table.ts'

/** Puts the calls of every trip in order. Returns the trips that make no sense. */
export function tidyCalls(table: CallTable): Set<number> {
  const wrong = new Set(table.unreadable)
  for (let trip = 0; trip + 1 < table.start.length; trip += 1) {
    if (wrong.has(trip)) continue
    sortCalls(table, trip)
    if (!hasOrderedHours(table, trip)) wrong.add(trip)
    else interpolate(table, trip)
  }
  return wrong
}

const columns = ['station', 'sequence', 'arrival', 'departure', 'flags'] as const

function sortCalls(table: CallTable, trip: number): void {
  const [start, end] = table.range(trip)
  const isSorted = (index: number) =>
    (table.sequence[index - 1] as number) <= (table.sequence[index] as number)
  let sorted = true
  for (let index = start + 1; index < end && sorted; index += 1) sorted = isSorted(index)
  if (sorted) return
  const order = Array.from({ length: end - start }, (_, index) => start + index)
  order.sort((a, b) => (table.sequence[a] as number) - (table.sequence[b] as number))
  for (const column of columns)
    table[column].set(
      order.map((index) => table[column][index] as number),
      start,
    )
}

/** Whether first and last call have hours, and no hour is before an earlier one. */
function hasOrderedHours(table: CallTable, trip: number): boolean {
  const [start, end] = table.range(trip)
  const hasHour = (index: number) => ((table.flags[index] as number) & timed) !== 0
  if (start < end && !(hasHour(start) && hasHour(end - 1))) return false
  let last = 0
  for (let index = start; index < end; index += 1) {
    if (!hasHour(index)) continue
    const [arrival, departure] = [table.arrival[index] as number, table.departure[index] as number]
    if (arrival < last || departure < arrival) return false
    last = departure
  }
  return true
}

function interpolate(table: CallTable, trip: number): void {
  const [start, end] = table.range(trip)
  let before = start
  for (let index = start + 1; index < end; index += 1) {
    if (((table.flags[index] as number) & timed) === 0) continue
    const from = table.departure[before] as number
    const step = ((table.arrival[index] as number) - from) / (index - before)
    for (let between = before + 1; between < index; between += 1) {
      const hour = Math.round((from + step * (between - before)) / 60) * 60
      table.arrival[between] = hour
      table.departure[between] = hour
    }
    before = index
  }
}
