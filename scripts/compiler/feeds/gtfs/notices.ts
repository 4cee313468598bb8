// What a reader of the report must know of a feed as a whole.
import { dayNumber, dayText, isEmpty } from './day-set.ts'
import type { Period } from './service-days.ts'
import type { ThroughTrain } from './through-trains.ts'
import { daysOfTrip, type Timetable } from './timetable.ts'

export function expiryNotice({ to }: Partial<Period>, today: string): string[] {
  if (to === undefined || to >= dayNumber(today)) return []
  return [`It ended on ${dayText(to)}: its rides are those of a timetable that is over.`]
}

export function idleNotice(timetable: Timetable): string[] {
  const idle = timetable.read.filter((trip) => {
    const days = daysOfTrip(timetable, trip)
    return days && isEmpty(days)
  })
  return idle.length > 0 ? [`${idle.length} trips run on no day of the period.`] : []
}

/** Names where trips were joined, for an editor who knows the line. */
export function throughNotice(
  through: readonly ThroughTrain[],
  { calls, stations }: Pick<Timetable, 'calls' | 'stations'>,
): string[] {
  if (through.length === 0) return []
  const meetingOf = ({ parts }: ThroughTrain) => {
    const first = calls.range(parts[1]?.trip ?? 0)[0]
    return stations[calls.station[first] ?? -1]?.name
  }
  const places = [...new Set(through.map(meetingOf))].join(', ')
  return [`${through.length} trains in several trips are read as one train; they were joined at ${places}.`]
}
