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

function sortCalls(table: CallTable, trip: number): void {
  const { sequence } = table
  if (!sequence) return
  const [start, end] = table.range(trip)
  const order = Array.from({ length: end - start }, (_, index) => start + index)
  order.sort((a, b) => (sequence[a] as number) - (sequence[b] as number))
  const { station, arrival, departure, flags } = table
  for (const column of [station, arrival, departure, flags])
    column.set(
      order.map((index) => column[index] as number),
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
      const hour = Math.round(from + step * (between - before))
      table.arrival[between] = hour
      table.departure[between] = hour
    }
    before = index
  }
}
