// The ways of night trains for the movable map: each train once, from where one first boards it.
import { stop } from '#catalogue/load.ts'
import { shapeLine } from '#catalogue/load-lines.ts'
import { nightDepartures, nightDeparturesFrom, nightDeparturesTo } from '#catalogue/load-night.ts'
import type { NightDeparture } from '#catalogue/night-train.ts'
import type { PlaceId } from '#catalogue/place.ts'
import type { OptionWay, WaysFile } from '#catalogue/route-ways.ts'
import { packLine, unpackLine } from '#geo/shape-line.ts'
import { memo } from '#lib/memo.ts'
import { partOfLine, sketched } from '../route/leg-line.ts'
import { placeOn } from '../route/ways.ts'

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
function lineOf(departure: NightDeparture): Pick<OptionWay, 'line' | 'kind' | 'sources'> {
  const [first, ...others] = stopsOf(departure).map(stop)
  const last = others.at(-1)
  if (!first || !last) throw new RangeError(`${departure.from}: a night train without a call.`)
  const shape = shapeLine(departure.calls.at(-1)?.service ?? '')
  const { points, ...known } = shape
    ? { ...shape, points: partOfLine(unpackLine(shape.line), first, last) }
    : sketched([first, last], others.slice(0, -1))
  return { kind: known.kind, sources: known.sources, line: packLine(points) }
}

function waysOf(departures: readonly NightDeparture[]): WaysFile {
  const trains = longest(departures)
  const places = [...new Set(trains.flatMap((train) => stopsOf(train).map((id) => stop(id).place)))]
  const at = (id: string | undefined) => places.indexOf(stop(id ?? '').place)
  const towns = places.map((id) => {
    const first = trains.flatMap(stopsOf).find((name) => stop(name).place === id)
    return placeOn(id, stop(first ?? ''))
  })
  const ways = trains.map((train, index): OptionWay => {
    const line = lineOf(train)
    const ends = { from: at(train.from), to: at(train.calls.at(-1)?.to) }
    return {
      ...{ id: `night-${index}`, mode: 'train', changes: [] },
      ...line,
      legs: [{ mode: 'train', kind: line.kind, ...ends }],
    }
  })
  return { ends: [], names: towns.map(({ names }) => names), ways, towns }
}

/** The night trains that leave a town or lead there. */
export const nightWaysOf = memo((town: PlaceId) =>
  waysOf([...nightDeparturesFrom(town), ...nightDeparturesTo(town)]),
)

/** All night trains. */
export const allNightWays = memo(() => waysOf(nightDepartures()))
