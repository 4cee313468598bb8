// The ways of a route's options on its map.
import { place, stop } from '#catalogue/load.ts'
import { shownAtFirst } from '#catalogue/option.ts'
import type { PlaceId } from '#catalogue/place.ts'
import type { Leg, Route, TransportOption } from '#catalogue/route.ts'
import type { OptionWay, RouteWays, WayLeg, WayPlace } from '#catalogue/route-ways.ts'
import { shapeKinds } from '#catalogue/shape.ts'
import type { Point } from '#geo/distance.ts'
import { packLine } from '#geo/shape-line.ts'
import { languages } from '#lib/languages.ts'
import { memo } from '#lib/memo.ts'
import { detailsNames } from '../option-card.ts'
import { type LegLine, legLine, placeOf } from './leg-line.ts'

const namesOf = (id: PlaceId): string[] => languages.map((lang) => place(id).names[lang])

/** A place with its names in every language, at its own point or that of a stop. */
export const placeOn = (id: PlaceId, { lat, lng }: Point): WayPlace => ({
  ...{ lat, lng },
  names: namesOf(id),
})

/** Parts of an option shorter than this share of it do not decide how well its line is known. */
const littlePart = 0.1

/** The line of an option: its legs one after the other, between the middles of both cities. */
function lineOf(
  { legs, km }: TransportOption,
  lines: readonly LegLine[],
  from: Point,
  to: Point,
): Pick<OptionWay, 'line' | 'kind' | 'sources'> {
  const kinds = lines.flatMap(({ kind }, index) =>
    (legs[index] as Leg).km > km.value * littlePart ? kind : [],
  )
  return {
    line: packLine([from, ...lines.flatMap(({ points }) => points), to]),
    kind: shapeKinds.findLast((kind) => kinds.includes(kind)) ?? 'straight',
    sources: [...new Set(lines.flatMap(({ sources }) => sources))],
  }
}

/** Places of changes between both cities, each once. */
function changesOf({ changes }: TransportOption, ends: readonly PlaceId[]): WayPlace[] {
  const known = new Set(ends)
  return changes.flatMap(({ to }) => {
    const { place: id } = stop(to)
    if (known.has(id)) return []
    known.add(id)
    return placeOn(id, stop(to))
  })
}

/** The legs on `lineOf`; `places` are those of the file so far, and get the new ones. */
function legsOf({ legs }: TransportOption, lines: readonly LegLine[], places: PlaceId[]): WayLeg[] {
  const indexOf = (id: PlaceId) => (places.includes(id) ? places.indexOf(id) : places.push(id) - 1)
  let end = 0 // the middle of the first city
  return legs.map((leg, index) => {
    const { kind, points } = lines[index] as LegLine
    end += points.length
    const [from, to] = [placeOf(leg, leg.from), placeOf(leg, leg.to)].map(indexOf) as [number, number]
    return { mode: leg.mode, kind, from, to, end }
  })
}

/** The ways of the options that the board shows with details. */
export const routeWays = memo(({ origin, destination, options }: Route): RouteWays => {
  const shown = shownAtFirst(options)
  const ids = detailsNames(shown)
  const [from, to] = [place(origin), place(destination)]
  const places = [origin, destination]
  const ways = shown.map((option, index): OptionWay => {
    const lines = option.legs.map(legLine)
    return {
      id: ids[index] as string,
      mode: option.mode,
      ...lineOf(option, lines, from, to),
      changes: changesOf(option, [origin, destination]),
      legs: legsOf(option, lines, places),
    }
  })
  return {
    ends: [placeOn(origin, from), placeOn(destination, to)],
    names: places.map(namesOf),
    ways,
  }
})
