// Several products of a feed that are one service of ours, such as "EC / Railjet", as one.
import type { Clock, Weekday } from '#catalogue/service.ts'
import { weekdays } from '#catalogue/service.ts'
import type { FeedRide } from './rides.ts'

/** One direction of a service as a feed has it. */
export type Direction = Pick<FeedRide, 'minutes' | 'departures' | 'daysRun' | 'trips' | 'slowWeeks'>

type Departures = NonNullable<FeedRide['departures']>

/** The median of the medians, each counted as often as it has trips. */
function weightedMedian(rides: readonly FeedRide[]): number {
  const inOrder = [...rides].sort((a, b) => a.minutes.typical - b.minutes.typical)
  const half = inOrder.reduce((sum, { trips }) => sum + trips, 0) / 2
  let below = 0
  for (const ride of inOrder) {
    below += ride.trips
    if (below >= half) return ride.minutes.typical
  }
  return (inOrder.at(-1) as FeedRide).minutes.typical
}

function mergedDays(all: readonly Departures[]): Weekday[] | undefined {
  if (all.some(({ days }) => !days)) return undefined
  const found = weekdays.filter((day) => all.some(({ days }) => days?.includes(day)))
  return found.length === weekdays.length ? undefined : found
}

function mergedSeason(all: readonly Departures[]): Departures['season'] {
  if (all.some(({ season }) => !season)) return undefined
  const seasons = all.map(({ season }) => season as NonNullable<typeof season>)
  const from = seasons.map((season) => season.from).sort()[0] as string
  const to = seasons
    .map((season) => season.to)
    .sort()
    .at(-1) as string
  return { from, to }
}

function mergedDepartures(rides: readonly FeedRide[]): Departures | undefined {
  const all = rides.flatMap(({ departures }) => departures ?? [])
  if (all.length < rides.length) return undefined
  const daysRun = Math.max(...rides.map((ride) => ride.daysRun))
  const total = rides.reduce((sum, ride) => sum + (ride.departures?.perDay ?? 0) * ride.daysRun, 0)
  const [days, season] = [mergedDays(all), mergedSeason(all)]
  const isTimed = all.every(({ at }) => at)
  const at = [...new Set(all.flatMap((each) => each.at ?? []))].sort()
  return {
    perDay: total / Math.max(1, daysRun),
    ...(days && { days }),
    ...(season && { season }),
    ...(isTimed && { at }),
    first: all.map(({ first }) => first).sort()[0] as Clock,
    last: all
      .map(({ last }) => last)
      .sort()
      .at(-1) as Clock,
  }
}

/** Rides of one direction between the same stops as one; undefined without rides. */
export function mergedRides(rides: readonly FeedRide[]): Direction | undefined {
  const [first] = rides
  if (!first || rides.length === 1) return first
  const departures = mergedDepartures(rides)
  return {
    minutes: { typical: weightedMedian(rides), best: Math.min(...rides.map(({ minutes }) => minutes.best)) },
    ...(departures && { departures }),
    daysRun: Math.max(...rides.map(({ daysRun }) => daysRun)),
    trips: rides.reduce((sum, { trips }) => sum + trips, 0),
    slowWeeks: rides.flatMap(({ slowWeeks }) => slowWeeks),
  }
}
