// Stations of a feed joined to our stops: by an editor's decision, by code, by position and name.
import type { StopKind } from '#catalogue/network.ts'
import { haversineKm } from '#geo/distance.ts'
import type { GtfsContext, OurStop } from './context.ts'
import { likeness } from './likeness.ts'
import type { Station, Stations } from './stations.ts'

/** A station near one of our stops, by index in both lists. */
export interface Near {
  station: number
  stop: number
  metres: number
  likeness: number
}

export interface JoinedStops {
  /** index of our stop by index of the station, -1 where it is none of ours */
  stopOf: Int32Array
  /** stations near a stop of ours whose name is not alike */
  unjoined: readonly Near[]
}

/** Farther apart, two stops of one name are two stops. */
const nearMetres = 1500
const farthestDegreesLat = nearMetres / 111_000
/** What joins by itself: alike within 1.5 km, or hardly different on the same spot. */
const joins = ({ metres, likeness: alike }: Near) => alike >= 0.75 || (metres <= 150 && alike >= 0.5)

interface Candidate {
  stop: OurStop
  index: number
}

/** Joins the stations where vehicles of one kind of stop call. */
export function joinStops(
  stations: Stations,
  { stops, joins: decisions }: Pick<GtfsContext, 'stops' | 'joins'>,
  kind: StopKind,
): JoinedStops {
  const candidates = stops.flatMap((stop, index) => (stop.kind === kind ? [{ stop, index }] : []))
  const stopOf = new Int32Array(stations.list.length).fill(-1)
  const decided = decidedStops(stations, decisions, candidates)
  const unjoined: Near[] = []
  for (const [index, station] of stations.list.entries()) {
    const known = decided.get(index) ?? candidates.find(({ stop }) => hasCode(station, stop))?.index
    const best = known === undefined ? nearest(station, index, candidates) : undefined
    if (known !== undefined) stopOf[index] = known
    else if (best && joins(best)) stopOf[index] = best.stop
    else if (best) unjoined.push(best)
  }
  return { stopOf, unjoined }
}

/** Index of our stop, -1 for none, by index of the station an editor decided about. */
function decidedStops(
  { indexOf }: Stations,
  decisions: GtfsContext['joins'],
  candidates: readonly Candidate[],
): Map<number, number> {
  const decided = new Map<number, number>()
  for (const { feedStop, stop: id } of decisions) {
    const station = indexOf.get(feedStop)
    if (station === undefined) continue
    const ours = candidates.find(({ stop }) => stop.id === id)
    if (ours) decided.set(station, ours.index)
    else if (id === undefined) decided.set(station, -1)
  }
  return decided
}

function hasCode({ id, code }: Station, { codes = [] }: OurStop): boolean {
  return codes.some(
    (known) => known !== '' && (known === code || known === id || new RegExp(`(^|\\D)${known}$`).test(id)),
  )
}

/** The stop of ours most like it within 1.5 km; of those as alike the nearer one. */
function nearest(station: Station, index: number, candidates: readonly Candidate[]): Near | undefined {
  const found = candidates
    .filter(({ stop }) => Math.abs(stop.lat - station.lat) <= farthestDegreesLat)
    .map(({ stop, index: ours }) => ({ stop, ours, metres: Math.round(haversineKm(stop, station) * 1000) }))
    .filter(({ metres }) => metres <= nearMetres)
    .map(({ stop, ours, metres }) => ({
      station: index,
      stop: ours,
      metres,
      likeness: likeness(stop.name, station.name, stop.placeNames),
    }))
  return found.sort((a, b) => b.likeness - a.likeness || a.metres - b.metres)[0]
}
