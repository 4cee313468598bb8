// The ways of night trains for the movable map: each train once, from where one first boards it.
import { stop } from '#catalogue/load.ts'
import { shapeLine } from '#catalogue/load-lines.ts'
import { nightDepartures, nightDeparturesFrom, nightDeparturesTo } from '#catalogue/load-night.ts'
import type { NightDeparture } from '#catalogue/night-train.ts'
import type { PlaceId } from '#catalogue/place.ts'
import type { WaysFile } from '#catalogue/route-ways.ts'
import { unpackLine } from '#geo/shape-line.ts'
import { memo } from '#lib/memo.ts'
import { type TownWay, waysFile } from '../on-request/way-line.ts'
import { type LegLine, partOfLine, sketched } from '../route/leg-line.ts'

const stopsOf = ({ from, calls }: NightDeparture) => [from, ...calls.map(({ to }) => to)]

/** The departures whose stops are not the last ones of another train. */
function longest(departures: readonly NightDeparture[]): NightDeparture[] {
  const known = new Set<string>()
  return departures
    .toSorted((a, b) => b.calls.length - a.calls.length)
    .filter((departure) => {
      const stops = stopsOf(departure)
      if (known.has(stops.join(' '))) return false
      for (let at = 0; at < stops.length - 1; at++) known.add(stops.slice(at).join(' '))
      return true
    })
}

/** The line of a train along the rails where these are known, else from stop to stop. */
function lineOf(departure: NightDeparture): LegLine {
  const [first, ...others] = stopsOf(departure).map(stop)
  const last = others.at(-1)
  if (!first || !last) throw new RangeError(`${departure.from}: a night train without a call.`)
  const shape = shapeLine(departure.calls.at(-1)?.service ?? '')
  if (!shape) return sketched([first, last], others.slice(0, -1))
  const { kind, sources, line } = shape
  return { kind, sources, points: partOfLine(unpackLine(line), first, last) }
}

function waysOf(departures: readonly NightDeparture[]): WaysFile {
  const trains = longest(departures).map((train) => ({
    places: stopsOf(train).map((id) => stop(id).place),
    line: lineOf(train),
  }))
  const ways = trains.map(({ places, line }): TownWay => {
    const [from, to] = [places[0], places.at(-1)] as [PlaceId, PlaceId]
    return { from, to, mode: 'train', line }
  })
  return waysFile([...new Set(trains.flatMap(({ places }) => places))], ways)
}

/** The night trains that leave a town or lead there. */
export const nightWaysOf = memo((town: PlaceId) =>
  waysOf([...nightDeparturesFrom(town), ...nightDeparturesTo(town)]),
)

/** All night trains. */
export const allNightWays = memo(() => waysOf(nightDepartures()))
