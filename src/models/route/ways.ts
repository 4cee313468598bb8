// The ways of a route's options: from stop to stop, through the stops a train is known to call at.
import { callsOf, directionCalled, place, stop } from '#catalogue/load.ts'
import { shownAtFirst } from '#catalogue/option.ts'
import type { PlaceId } from '#catalogue/place.ts'
import type { Leg, Route, TransportOption } from '#catalogue/route.ts'
import type { OptionWay, RouteWaysFile, WayPlace } from '#catalogue/route-ways.ts'
import type { Point } from '#geo/distance.ts'
import { languages } from '#lib/languages.ts'
import { memo } from '#lib/memo.ts'
import { detailsNames } from '../option-card.ts'

const pointOf = ({ road }: Leg, id: string): Point => (road?.includes(id) ? place(id) : stop(id))

/** A place with its names in every language, at its own point or that of a stop. */
export const placeOn = (id: PlaceId, { lat, lng }: Point): WayPlace => ({
  ...{ lat, lng },
  names: languages.map((lang) => place(id).names[lang]),
})

/** The stops of ours where a leg calls on its way; stations that only its feed knows stay in the feed's file (D162). */
function stopsBetween({ service, from, to }: Leg): Point[] {
  const direction = service && directionCalled(service, from, to)
  if (!direction) return []
  const calls = callsOf(service)?.ways[direction]?.calls ?? []
  const [start, end] = [from, to].map((id) => calls.findIndex((call) => call.stop === id))
  return calls.slice((start ?? 0) + 1, end).flatMap((call) => (call.stop ? stop(call.stop) : []))
}

const lineOf = (points: readonly Point[]) =>
  points
    .map(({ lat, lng }): [number, number] => [lat, lng])
    .filter(([lat, lng], index, all) => lat !== all[index - 1]?.[0] || lng !== all[index - 1]?.[1])

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

/** The ways of the options that the board shows with details. */
export const routeWays = memo(({ origin, destination, options }: Route): RouteWaysFile => {
  const shown = shownAtFirst(options)
  const ids = detailsNames(shown)
  const [from, to] = [place(origin), place(destination)]
  return {
    ends: [placeOn(origin, from), placeOn(destination, to)],
    ways: shown.map((option, index): OptionWay => {
      const between = option.legs.flatMap((leg) => [
        pointOf(leg, leg.from),
        ...stopsBetween(leg),
        pointOf(leg, leg.to),
      ])
      return {
        id: ids[index] as string,
        mode: option.mode,
        line: lineOf([from, ...between, to]),
        changes: changesOf(option, [origin, destination]),
      }
    }),
  }
})
