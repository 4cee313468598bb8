// A feed of one train, written by hand: each test replaces the files in which its trap lies.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, type Zippable, zipSync } from 'fflate'
import type { GtfsContext, OurStop } from '#compiler/feeds/gtfs/context.ts'
import { readGtfs } from '#compiler/feeds/gtfs/read-gtfs.ts'
import type { FeedRide, FeedTimetable } from '#compiler/feeds/rides.ts'

/** Text of each file by its name; a file that is undefined is left out. */
export type FeedTexts = Readonly<Record<string, string | undefined>>

/** One train a day from Paris by Lille to Brussels in four weeks of June 2026, which begin on a Monday. */
export const oneTrain = {
  'agency.txt': `
agency_id,agency_name,agency_url,agency_timezone
1,Rail,https://rail.example,Europe/Paris`,
  'stops.txt': `
stop_id,stop_name,stop_lat,stop_lon
nord,Paris Nord,48.8809,2.3553
lille,Lille Europe,50.6390,3.0757
midi,Bruxelles-Midi,50.8357,4.3365
pancras,St Pancras International,51.5319,-0.1264`,
  'routes.txt': `
route_id,agency_id,route_short_name,route_long_name,route_type
r,1,EX,Paris - Bruxelles,2`,
  'trips.txt': `
route_id,service_id,trip_id
r,daily,t`,
  'stop_times.txt': `
trip_id,arrival_time,departure_time,stop_id,stop_sequence
t,07:00:00,07:00:00,nord,1
t,08:00:00,08:03:00,lille,2
t,08:40:00,08:40:00,midi,3`,
  'calendar.txt': `
service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date
daily,1,1,1,1,1,1,1,20260601,20260628`,
} satisfies FeedTexts

const stop = (id: string, place: string, name: string, lat: number, lng: number): OurStop => ({
  id,
  kind: 'rail',
  name,
  lat,
  lng,
  place,
  placeNames: [place],
  timeZone: place === 'london' ? 'Europe/London' : 'Europe/Paris',
})

export const ourStops: readonly OurStop[] = [
  stop('paris-nord', 'paris', 'Paris Nord', 48.8809, 2.3553),
  stop('paris-est', 'paris', 'Paris Est', 48.8768, 2.3592),
  stop('lille-europe', 'lille', 'Lille Europe', 50.639, 3.0757),
  {
    ...stop('brussels-midi', 'brussels', 'Bruxelles-Midi', 50.8357, 4.3365),
    placeNames: ['Brussels', 'Bruxelles'],
  },
  stop('london-st-pancras', 'london', 'London St Pancras International', 51.5319, -0.1264),
]

export const context: GtfsContext = {
  stops: ourStops,
  joins: [],
  today: '2026-06-10',
  productOf: ({ agency, route, description }) => ({ operator: agency, product: route || description }),
}

/** The text of a file as it is packed: without the line break that makes a template readable. */
export const fileText = (text: string) => `${text.replace(/^\n/, '')}\n`

/** Bytes of a zip with the files of `oneTrain`, replaced by `texts`. */
export function zipOf(texts: FeedTexts = {}, pack = fileText): Uint8Array {
  const files: Zippable = {}
  for (const [name, text] of Object.entries({ ...oneTrain, ...texts }))
    if (text !== undefined) files[name] = strToU8(pack(text))
  return zipSync(files)
}

/** Runs `work` in a folder of its own, which is removed afterwards. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'feed-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

export function readBytes(bytes: Uint8Array, more: Partial<GtfsContext> = {}): Promise<FeedTimetable> {
  return inFolder((folder) => {
    const path = join(folder, 'feed.zip')
    writeFileSync(path, bytes)
    return readGtfs(path, { ...context, ...more })
  })
}

/** Reads the feed of one train with some files replaced. */
export const readSmall = (texts: FeedTexts = {}, more: Partial<GtfsContext> = {}) =>
  readBytes(zipOf(texts), more)

/** The ride from one stop to another; fails where there is none, or several. */
export function rideOf({ rides }: Pick<FeedTimetable, 'rides'>, from: string, to: string): FeedRide {
  const found = rides.filter((ride) => ride.from === from && ride.to === to)
  const [only] = found
  if (!only || found.length > 1) throw new Error(`${found.length} rides from ${from} to ${to}`)
  return only
}

/** 'paris-nord brussels-midi 100' for each ride, in the order of the reader. */
export const listOf = ({ rides }: Pick<FeedTimetable, 'rides'>) =>
  rides.map(({ from, to, minutes }) => `${from} ${to} ${minutes.typical}`)
