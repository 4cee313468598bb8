// By what two trips of a feed are known to be one train.
import type { Timetable } from './timetable.ts'

export interface TripLink {
  /** what both trips have in common; undefined where this one does not say */
  keyOf: (trip: number) => string | undefined
  /** longest wait between the two */
  minutes: number
  /** what must hold beyond equal keys */
  fits?: (before: number, after: number) => boolean
  /** whether only the next departure of a day is the same train: the feed does not say that it is */
  soonest?: boolean
}

/** A longer wait in one block is a vehicle that turns, not a train that goes on. */
const longestWait = 30
/** Engines and crews change within so many minutes at Basel, Passau, Salzburg, Saarbrücken and Strasbourg. */
const borderWait = 16

export function tripLinks({ trips, read }: Timetable): TripLink[] {
  const agencies = new Set(read.map(agencyOf))
  const said = (trip: number, text: string | undefined) =>
    text ? `${text}\n${trips[trip]?.route.kind}` : undefined
  const links: TripLink[] = [
    { keyOf: (trip) => said(trip, trips[trip]?.block), minutes: longestWait },
    { keyOf: (trip) => said(trip, trips[trip]?.number), minutes: longestWait },
    {
      // gtfs.de has neither block nor number: "ICE 91" of DB becomes "ICE" of ÖBB at Passau.
      keyOf: (trip) => (trips[trip]?.block || trips[trip]?.number ? undefined : said(trip, brandOf(trip))),
      minutes: borderWait,
      fits: (before, after) =>
        agencyOf(before) !== agencyOf(after) && haveOneLine(lineOf(before), lineOf(after)),
      soonest: true,
    },
  ]
  return agencies.size > 1 ? links : links.slice(0, 2)

  function agencyOf(trip: number): string | undefined {
    return trips[trip]?.route.agency
  }
  /** "ICE" of "ICE 91" */
  function brandOf(trip: number): string | undefined {
    return /^\p{L}+/u.exec(trips[trip]?.route.shortName ?? '')?.[0]
  }
  /** "91" of "ICE 91", empty of "ICE" */
  function lineOf(trip: number): string {
    return /\d+$/.exec(trips[trip]?.route.shortName ?? '')?.[0] ?? ''
  }
}

/** One names the line, and the other does not name another one. */
const haveOneLine = (a: string, b: string) => (a !== '' || b !== '') && (a === '' || b === '' || a === b)
