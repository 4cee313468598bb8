// Trains that a feed splits into two trips: at a border, or where carriages go on under another number.
import { type DaySet, haveCommonDay, inBoth } from './day-set.ts'
import { daysOfTrip, type Timetable } from './timetable.ts'

/** Trips one after the other in one train. */
export interface ThroughTrain {
  trips: readonly number[]
  /** undefined where the feed has no service days */
  days: DaySet | undefined
}

/** How two trips say that they are one train, and how many minutes may lie between them. */
interface Link {
  key: (trip: number) => string | undefined
  minutes: number
  /** beyond equal keys */
  fits?: (before: number, after: number) => boolean
}

const longestChain = 4

export function findThroughTrains(timetable: Timetable): ThroughTrain[] {
  const followers = followersOf(timetable, linksOf(timetable))
  const found: ThroughTrain[] = []
  const extend = (train: ThroughTrain) => {
    for (const trip of followers.get(train.trips.at(-1) as number) ?? []) {
      if (train.trips.includes(trip)) continue
      const days = train.days && inBoth(train.days, daysOfTrip(timetable, trip) as DaySet)
      if (days?.every((word) => word === 0)) continue
      const longer = { trips: [...train.trips, trip], days }
      found.push(longer)
      if (longer.trips.length < longestChain) extend(longer)
    }
  }
  for (const trip of followers.keys()) extend({ trips: [trip], days: daysOfTrip(timetable, trip) })
  return found
}

function linksOf({ trips }: Timetable): Link[] {
  const route = (trip: number) => trips[trip]?.route
  const ifGiven = (text: string | undefined, rest: string) => (text ? `${text}\n${rest}` : undefined)
  return [
    { key: (trip) => ifGiven(trips[trip]?.block, String(route(trip)?.kind)), minutes: 30 },
    { key: (trip) => ifGiven(trips[trip]?.number, String(route(trip)?.kind)), minutes: 30 },
    {
      // gtfs.de names neither block nor number: "ICE 91" of DB becomes "ICE" of ÖBB at Passau.
      key: (trip) =>
        ifGiven(/^\p{L}+/u.exec(route(trip)?.shortName ?? '')?.[0], String(trips[trip]?.service)),
      minutes: 12,
      fits: (before, after) => route(before)?.agency !== route(after)?.agency,
    },
  ]
}

function followersOf(timetable: Timetable, links: readonly Link[]): Map<number, Set<number>> {
  const followers = new Map<number, Set<number>>()
  for (const link of links) {
    const starting = tripsByStart(timetable, link)
    for (const before of timetable.read) {
      const after = (starting.get(nameAt(link, before, lastStation(timetable, before))) ?? []).filter(
        (trip) => trip !== before && follows(timetable, before, trip, link),
      )
      if (after.length > 0) followers.set(before, new Set([...(followers.get(before) ?? []), ...after]))
    }
  }
  return followers
}

/** Key of a link and a station; empty where the trip has no key. */
function nameAt({ key }: Link, trip: number, station: number | undefined): string {
  const of = key(trip)
  return of ? `${of}\n${station}` : ''
}

function tripsByStart(timetable: Timetable, link: Link): Map<string, number[]> {
  const starting = new Map<string, number[]>()
  for (const trip of timetable.read) {
    const name = nameAt(link, trip, firstStation(timetable, trip))
    const known = starting.get(name)
    if (known) known.push(trip)
    else if (name !== '') starting.set(name, [trip])
  }
  return starting
}

const firstStation = ({ calls }: Timetable, trip: number) => calls.station[calls.range(trip)[0]]
const lastStation = ({ calls }: Timetable, trip: number) => calls.station[calls.range(trip)[1] - 1]

function follows(
  timetable: Timetable,
  before: number,
  after: number,
  { minutes, fits = () => true }: Link,
): boolean {
  const { calls } = timetable
  const arrival = calls.arrival[calls.range(before)[1] - 1] as number
  const departure = calls.departure[calls.range(after)[0]] as number
  const [a, b] = [daysOfTrip(timetable, before), daysOfTrip(timetable, after)]
  const waits = departure - arrival
  const isSoon = waits >= 0 && waits <= minutes * 60
  return isSoon && fits(before, after) && (!a || !b || haveCommonDay(a, b))
}
