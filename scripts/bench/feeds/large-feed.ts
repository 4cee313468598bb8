// A made-up feed as large as that of a country, each trip with three of our stops: more than any real one has.
import { closeSync, openSync, writeSync } from 'node:fs'
import { strToU8, Zip, ZipDeflate } from 'fflate'
import type { OurStop } from '#compiler/feeds/gtfs/context.ts'

export const largeFeed = { trips: 250_000, callsPerTrip: 20 } as const
const others = 4000
const services = 20_000
const tripsPerChunk = 1000
const seed = 20_261_124

/** Writes a zip of five million calls, 58 MB. */
export function writeLargeFeed(path: string, stops: readonly OurStop[]): void {
  const file = openSync(path, 'w')
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    writeSync(file, chunk)
  })
  for (const [name, chunks] of Object.entries(textsOf(stops))) {
    const entry = new ZipDeflate(name, { level: 1 })
    zip.add(entry)
    for (const text of chunks) entry.push(strToU8(text))
    entry.push(new Uint8Array(0), true)
  }
  zip.end()
  closeSync(file)
}

function textsOf(stops: readonly OurStop[]): Record<string, Iterable<string>> {
  const next = random(seed)
  return {
    'agency.txt': [
      'agency_id,agency_name,agency_url,agency_timezone\n1,Rail,https://rail.example,Europe/Paris\n',
    ],
    'stops.txt': stopLines(stops, next),
    'routes.txt': ['route_id,agency_id,route_short_name,route_type\nr,1,EX,2\n'],
    'calendar.txt': calendarLines(next),
    'trips.txt': tripLines(),
    'stop_times.txt': callLines(stops, next),
  }
}

function* stopLines(stops: readonly OurStop[], next: () => number): Generator<string> {
  yield 'stop_id,stop_name,stop_lat,stop_lon\n'
  for (const [index, { name, lat, lng }] of stops.entries()) yield `our${index},"${name}",${lat},${lng}\n`
  for (let index = 0; index < others; index += 1)
    yield `s${index},Halt ${index},${60 + next() * 8},${-20 + next() * 10}\n`
}

function* calendarLines(next: () => number): Generator<string> {
  yield 'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date\n'
  for (let index = 0; index < services; index += 1) {
    const days = Array.from({ length: 7 }, () => Math.round(next()))
    yield `${index},${days.join(',')},20260101,20261212\n`
  }
}

function* tripLines(): Generator<string> {
  yield 'route_id,service_id,trip_id\n'
  for (let trip = 0; trip < largeFeed.trips; trip += 1) yield `r,${trip % services},trip-2026-${trip}\n`
}

function* callLines(stops: readonly OurStop[], next: () => number): Generator<string> {
  yield 'trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type\n'
  let lines = ''
  for (let trip = 0; trip < largeFeed.trips; trip += 1) {
    lines += callsOfTrip(trip, stops.length, next)
    if (trip % tripsPerChunk !== tripsPerChunk - 1) continue
    yield lines
    lines = ''
  }
}

function callsOfTrip(trip: number, ours: number, next: () => number): string {
  let lines = ''
  let minute = 300 + Math.floor(next() * 900)
  for (let call = 0; call < largeFeed.callsPerTrip; call += 1) {
    const isOurs = call % 7 === trip % 7
    const stop = isOurs ? `our${Math.floor(next() * ours)}` : `s${Math.floor(next() * others)}`
    lines += `trip-2026-${trip},${hour(minute)},${hour(minute + 2)},${stop},${call},0,0\n`
    minute += 8 + Math.floor(next() * 30)
  }
  return lines
}

const hour = (minute: number) => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}:00`

/** Mulberry32: the same feed every time. https://gist.github.com/tommyettinger/46a874533244883189143505d203312c */
function random(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
