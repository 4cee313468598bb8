// Trains that a feed splits into two trips: at a border, or where carriages go on under another number.
import { type DaySet, inBoth, isEmpty, shifted, without } from './day-set.ts'
import { daysOfTrip, type Timetable } from './timetable.ts'
import { type TripLink, tripLinks } from './trip-links.ts'

const dayMinutes = 1440

/** A trip of a train, whose hours are counted from the first trip's service day. */
export interface TrainPart {
  trip: number
  /** minutes to add to the hours of the trip: a whole day where it began after midnight on the next service day */
  later: number
}

/** Trips one after the other in one train. */
export interface ThroughTrain {
  parts: readonly TrainPart[]
  /** service days of the first trip; undefined where the feed has no service days */
  days: DaySet | undefined
}

/** The trip that goes on, with the service days of the trip before on which it does. */
interface Follower extends TrainPart {
  days: DaySet | undefined
}

const longestChain = 4

export function findThroughTrains(timetable: Timetable): ThroughTrain[] {
  const followers = new Map<number, Follower[]>()
  for (const link of tripLinks(timetable)) addFollowers(timetable, link, followers)
  const found: ThroughTrain[] = []
  const extend = ({ parts, days }: ThroughTrain) => {
    const last = parts.at(-1) as TrainPart
    for (const follower of followers.get(last.trip) ?? []) {
      if (parts.some(({ trip }) => trip === follower.trip)) continue
      const both = days && follower.days && inBoth(days, shifted(follower.days, -last.later / dayMinutes))
      if (both && isEmpty(both)) continue
      const part = { trip: follower.trip, later: last.later + follower.later }
      const longer = { parts: [...parts, part], days: both }
      found.push(longer)
      if (longer.parts.length < longestChain) extend(longer)
    }
  }
  for (const trip of followers.keys())
    extend({ parts: [{ trip, later: 0 }], days: daysOfTrip(timetable, trip) })
  return found
}

function addFollowers(timetable: Timetable, link: TripLink, followers: Map<number, Follower[]>): void {
  const starting = tripsByStart(timetable, link)
  for (const before of timetable.read) {
    const station = timetable.calls.station[timetable.calls.range(before)[1] - 1]
    const candidates = starting.get(nameAt(link, before, station)) ?? []
    const known = followers.get(before) ?? []
    const found = followersOf(timetable, link, before, candidates).filter(
      ({ trip }) => !known.some((one) => one.trip === trip),
    )
    if (found.length > 0) followers.set(before, [...known, ...found])
  }
}

function followersOf(
  timetable: Timetable,
  link: TripLink,
  before: number,
  candidates: readonly number[],
): Follower[] {
  const { calls } = timetable
  const arrival = calls.arrival[calls.range(before)[1] - 1] as number
  const waits = candidates
    .filter((trip) => trip !== before && (link.fits?.(before, trip) ?? true))
    .map((trip) => {
      const wait = (calls.departure[calls.range(trip)[0]] as number) - arrival
      const later = wait < 0 ? dayMinutes : 0
      return { trip, later, wait: wait + later }
    })
    .filter(({ wait }) => wait >= 0 && wait <= link.minutes)
    .sort((a, b) => a.wait - b.wait)
  return onCommonDays(timetable, link, before, waits)
}

/** Followers on the days that both run; of those that only seem to be one train, the soonest of each day. */
function onCommonDays(
  timetable: Timetable,
  { soonest }: TripLink,
  before: number,
  waits: readonly TrainPart[],
): Follower[] {
  let free: DaySet | undefined = daysOfTrip(timetable, before)
  return waits.flatMap(({ trip, later }) => {
    const after = daysOfTrip(timetable, trip)
    const days = free && after && inBoth(free, shifted(after, -later / dayMinutes))
    if (days && isEmpty(days)) return []
    if (free && days && soonest) free = without(free, days)
    return [{ trip, later, days }]
  })
}

/** Key of a link and a station; empty where the trip has no key. */
function nameAt({ keyOf }: TripLink, trip: number, station: number | undefined): string {
  const key = keyOf(trip)
  return key ? `${key}\n${station}` : ''
}

function tripsByStart(timetable: Timetable, link: TripLink): Map<string, number[]> {
  const { calls } = timetable
  const starting = new Map<string, number[]>()
  for (const trip of timetable.read) {
    const name = nameAt(link, trip, calls.station[calls.range(trip)[0]])
    const known = starting.get(name)
    if (known) known.push(trip)
    else if (name !== '') starting.set(name, [trip])
  }
  return starting
}
