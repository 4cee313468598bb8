// What a timetable feed says about rides between stops of data/, before it is compared with services.
import type { StopId } from '#catalogue/network.ts'
import type { Clock, Weekday } from '#catalogue/service.ts'

/** One train, coach or ship of a feed at one of its stops. */
export interface FeedCall {
  /** the feed's own id of the station: the parent of a platform */
  feedStop: string
  name: string
  lat: number
  lng: number
  /** the stop of data/ that the feed's stop is joined to */
  stop?: StopId
  /** minutes after the first departure of the trip */
  arrives: number
  departs: number
  /** false where passengers may not board or alight */
  boards: boolean
  alights: boolean
}

/** Who runs it under which name, as the feed spells it; data/feed-products maps it to an operator and a product. */
export interface FeedProduct {
  agency: string
  /** short name of the route: "ICE 75", "433H", "AVE" */
  route: string
  /** long name of the route, or what the feed says beside it */
  description: string
  /** GTFS route_type, extended types included */
  routeType: number
}

/** All trips of one operator's product from one stop to another without a change, one direction. */
export interface FeedRide {
  operator: string
  product: string
  from: StopId
  to: StopId
  /** median over all departures of the period read, and the least that one in fifty of them reaches */
  minutes: { typical: number; best: number }
  /** absent where the feed has no service days; then nothing is known of frequency */
  departures?: {
    /** mean departures on a day it runs */
    perDay: number
    /** absent when it runs daily */
    days?: Weekday[]
    /** first and last day in the feed, where they lie well within what the feed plans: '05-15' */
    season?: { from: string; to: string }
    /** local times of the stop; all of them where `perDay` is at most four or the train is a night train */
    at?: Clock[]
    first: Clock
    last: Clock
  }
  /** days of the feed on which it runs, and trips counted on them */
  daysRun: number
  trips: number
  /** calls of the most frequent pattern, of the whole train: before `from` and beyond `to` too */
  calls: readonly FeedCall[]
  /** weeks whose median lies more than 15 % above that of the others: building sites */
  slowWeeks: readonly { from: string; to: string; minutes: number }[]
}

/** What a reader returns for a whole feed. */
export interface FeedTimetable {
  /** days it is valid for: '2026-08-19' */
  from: string
  to: string
  rides: readonly FeedRide[]
  /** stops of the feed near stops of data/ that are not joined yet, nearest first */
  unjoined: readonly StopMatch[]
  /** one sentence each: what was skipped and why */
  notices: readonly string[]
  megabytes: number
  seconds: number
}

/** A stop of the feed and a stop of data/ that may be the same. */
export interface StopMatch {
  feedStop: string
  name: string
  lat: number
  lng: number
  stop: StopId
  metres: number
  /** 0 to 1, by letters of both names */
  likeness: number
  /** how many trips of the feed call there */
  trips: number
}
