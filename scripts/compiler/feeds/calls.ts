// Calls of our services as a timetable feed has them: rows of data/calls.
import { type Direction, directions, licencePrefix } from '#catalogue/call.ts'
import type { Source } from '#catalogue/figure.ts'
import type { StopId } from '#catalogue/network.ts'
import type { Service, ServiceId } from '#catalogue/service.ts'
import type { Network } from '../read/network.ts'
import { differsFromTypical } from '../verify/calls.ts'
import { isProductOf } from './products.ts'
import type { FeedCall, FeedRide, FeedTimetable } from './rides.ts'
import { tidyStationName } from './station-name.ts'

/** Four decimals are ten metres. */
const decimals = 4

/** A file of data/calls as a feed fills it. */
export interface CallFile {
  /** below the project: data/calls/odbl-1.0-sncf.csv; parts of it, where it is large, have numbers */
  file: string
  comment: string
  lines: readonly string[]
  /** services with calls in at least one direction */
  services: readonly ServiceId[]
  /** one sentence for each direction of a service whose calls are left out */
  notices: readonly string[]
}

interface Reading {
  feed: string
  source: Pick<Source, 'id' | 'title' | 'publisher' | 'licence' | 'asOf'>
  network: Pick<Network, 'services' | 'stops' | 'calls'>
}

/**
 * Calls from one of our stops to another, counted from the first departure, without places where nobody
 * boards or alights, such as borders; undefined where it does not call at one of the two.
 */
function between(calls: readonly FeedCall[], from: StopId, to: StopId): FeedCall[] | undefined {
  const end = calls.findLastIndex(({ stop }) => stop === to)
  const start = calls.slice(0, Math.max(0, end)).findLastIndex(({ stop }) => stop === from)
  if (start < 0) return undefined
  const zero = calls[start]?.departs ?? 0
  const length = end - start
  return calls
    .slice(start, end + 1)
    .map((call, index) => {
      const arrives = index === 0 ? 0 : call.arrives - zero
      const departs = index === length ? arrives : call.departs - zero
      // nobody boards where it ends, which need not be said
      return {
        ...call,
        arrives,
        departs,
        boards: call.boards || index === length,
        alights: call.alights || index === 0,
      }
    })
    .filter(({ boards, alights }) => boards || alights)
}

/** Why calls are not entered; empty where nothing speaks against them. */
function faultOf(calls: readonly FeedCall[], service: Service, direction: Direction): string {
  const last = calls.at(-1)?.arrives ?? 0
  const typical = (direction === 'back' ? service.minutes.back : undefined) ?? service.minutes.typical
  if (differsFromTypical(last, typical)) return `its common train takes ${last} minutes, ours ${typical}`
  const stuck = calls.find(
    (call, index) => index > 0 && call.arrives <= (calls[index - 1] as FeedCall).departs,
  )
  return stuck ? `it arrives at ${stuck.name} in the minute in which it left the stop before` : ''
}

const csvCell = (text: string) => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Local times of the first and the last departure over all trains of a direction; none of a single one. */
function endsOf(rides: readonly FeedRide[]): [first: string, last: string] {
  const all = rides.flatMap(({ departures }) => departures ?? [])
  const [first] = all.map((departures) => departures.first).sort()
  const last = all
    .map((departures) => departures.last)
    .sort()
    .at(-1)
  return first && last && first !== last ? [first, last] : ['', '']
}

interface CallLine {
  id: ServiceId
  direction: Direction
  call: FeedCall
  index: number
  ends: readonly [string, string]
}

function lineOf({ id, direction, call, index, ends }: CallLine, { source, network }: Reading): string {
  const isOurs = call.stop !== undefined && network.stops.has(call.stop)
  const place = isOurs
    ? [call.stop as string, '', '', '']
    : [
        '',
        tidyStationName(call.name),
        ...[call.lat, call.lng].map((degrees) => String(Number(degrees.toFixed(decimals)))),
      ]
  return [
    ...[id, direction, String(index + 1), ...place, String(call.arrives)],
    call.departs === call.arrives ? '' : String(call.departs),
    call.boards ? '' : 'no',
    call.alights ? '' : 'no',
    ...(index === 0 ? ends : ['', '']),
    source.id,
    source.asOf,
  ]
    .map(csvCell)
    .join(',')
}

/** Trains of one direction, the commonest first. */
function ridesOf(timetable: FeedTimetable, service: Service, direction: Direction): FeedRide[] {
  const [from, to] = direction === 'there' ? [service.from, service.to] : [service.to, service.from]
  return timetable.rides
    .filter((ride) => ride.from === from && ride.to === to && isProductOf(ride, service))
    .sort((a, b) => b.trips - a.trips)
}

/** Services whose calls another feed of the same month or a later one gives, with its file: a service has one licence. */
function newerFiles(file: string, { network, source }: Reading): Map<ServiceId, string> {
  const elsewhere = network.calls.filter(
    ({ where, asOf }) => wholeName(fileOf(where)) !== file && asOf >= source.asOf,
  )
  return new Map(elsewhere.map(({ service, where }) => [service, fileOf(where)]))
}
const fileOf = (where: string) => where.replace(/:\d+$/, '')

/** The name that parts of one file have in common: "odbl-1.0-sncf.csv" of "odbl-1.0-sncf-2.csv". */
export const wholeName = (file: string): string => file.replace(/(?:-\d+)?\.csv$/, '.csv')

/** Every service in its directions, in the order of ids. */
function waysOf(services: Iterable<Service>): { service: Service; direction: Direction }[] {
  return [...services]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap((service) =>
      directions
        .filter((direction) => direction === 'there' || !service.oneWay)
        .map((direction) => ({ service, direction })),
    )
}

/** The file of calls that a feed gives for the services it knows; one common train for each direction. */
export function callFile(timetable: FeedTimetable, reading: Reading): CallFile {
  const notices: string[] = []
  const lines: string[] = []
  const known = new Set<ServiceId>()
  const file = `data/calls/${licencePrefix(reading.source)}-${reading.feed}.csv`
  const others = newerFiles(file, reading)
  for (const { service, direction } of waysOf(reading.network.services.values())) {
    const rides = ridesOf(timetable, service, direction)
    const [ride] = rides
    const other = others.get(service.id)
    if (ride && other) notices.push(`${service.id} (${direction}): its calls stand in ${other}.`)
    if (!ride || other) continue
    const calls = between(ride.calls, ride.from, ride.to)
    const fault = calls ? faultOf(calls, service, direction) : 'its calls do not have both ends'
    if (fault) notices.push(`${service.id} (${direction}): ${fault}.`)
    if (!calls || fault) continue
    known.add(service.id)
    const { id } = service
    const ends = endsOf(rides)
    lines.push(...calls.map((call, index) => lineOf({ id, direction, call, index, ends }, reading)))
  }
  const { title, publisher, licence } = reading.source
  const comment = `# One common train each way, from: ${title}. ${publisher}, ${licence}. Written by the reader of the feed.`
  return { file, comment, lines, services: [...known], notices }
}
