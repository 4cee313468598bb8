// What is around a town: the best way to each other one under a filter, and how many there are.
import type { PlaceId } from './place.ts'
import type { Brief } from './reach/brief.ts'
import { bestWay, type ChosenWay, fittingWays, type WayFilter } from './way-choice.ts'

/** Hours between which the list groups its towns; the last group has no end. */
export const hourSteps = [2, 4, 8, 12, 24] as const

/** Index of the group that a way from door to door belongs to. */
export function hourGroup(minutes: number): number {
  const found = hourSteps.findIndex((hours) => minutes <= hours * 60)
  return found < 0 ? hourSteps.length : found
}

/** The best way to each town that the filter leaves. */
export const around = (brief: Brief, filter: WayFilter): Map<PlaceId, ChosenWay> =>
  new Map(
    brief.destinations.flatMap((id): [PlaceId, ChosenWay][] => {
      const chosen = bestWay(brief.ways(id), filter)
      return chosen ? [[id, chosen]] : []
    }),
  )

/** How many towns a filter leaves, and how many of them without flying. */
export function countAround(brief: Brief, filter: WayFilter): { towns: number; land: number } {
  const grounded = { ...filter, plan: { ...filter.plan, flying: false } }
  const count = (by: WayFilter) =>
    brief.destinations.filter((id) => fittingWays(brief.ways(id), by).length > 0).length
  return { towns: count(filter), land: count(grounded) }
}

/** What sliders offer, before "any": hours from door to door, euro all in, kg CO2e. */
export const filterSteps = {
  hours: [1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 18, 24],
  euro: [10, 20, 30, 40, 50, 75, 100, 150, 200, 300],
  co2: [2, 5, 10, 20, 30, 50, 100, 200],
} as const
