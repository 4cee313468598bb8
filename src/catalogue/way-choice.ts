// Which way leads to a place under a filter: what lists from one town, meetings and tours are made of. Builds, functions and
// browsers choose alike, and as the board of the route does under the same plan.
import { type Mode, modes } from './mode.ts'
import { type PlannedRow, plannedRow } from './planned-row.ts'
import { type BriefWay, factsOfWay } from './reach/brief.ts'
import { rankRows } from './score.ts'
import { planQuery, readPlan, type TripPlan, usualPlan } from './trip-plan.ts'

export interface WayFilter {
  /** who travels, whether by plane, most hours from door to door and most euro all in, for all together */
  plan: Pick<TripPlan, 'travellers' | 'flying' | 'hours' | 'euro'>
  /** most kg CO2e of one traveller */
  co2?: number
  /** most changes */
  changes?: number
  /** in the order of `modes`; all of them do not filter */
  modes: readonly Mode[]
  /** night trains and night coaches alone */
  night: boolean
  /** no way by night */
  byDay?: boolean
}

export const openFilter: WayFilter = {
  plan: { travellers: usualPlan.travellers, flying: usualPlan.flying },
  modes,
  night: false,
}

/** A way, and its figures under the plan. */
export interface ChosenWay {
  way: BriefWay
  row: PlannedRow
}

const fits = ({ way, row }: ChosenWay, { co2, changes, modes: wanted, night, byDay }: WayFilter): boolean =>
  !row.objection &&
  wanted.includes(way.mode) &&
  (!night || way.isNight) &&
  !(byDay && way.isNight) &&
  (changes === undefined || way.changes <= changes) &&
  // a way whose CO2e is not known does not keep within a limit
  (co2 === undefined || row.co2 <= co2)

/** The ways that a filter leaves, in the order of the file. */
export function fittingWays(ways: readonly BriefWay[], filter: WayFilter): ChosenWay[] {
  const plan: TripPlan = { ...usualPlan, ...filter.plan }
  return ways
    .map((way) => ({ way, row: plannedRow(factsOfWay(way), plan) }))
    .filter((chosen) => fits(chosen, filter))
}

/** The best of the ways that a filter leaves, by the score and the ties of boards; undefined where it leaves none. */
export function bestWay(ways: readonly BriefWay[], filter: WayFilter): ChosenWay | undefined {
  const left = fittingWays(ways, filter)
  const ranked = left.map(({ row }, index) => {
    const { score, co2, parts } = row
    // two digits, so that equal scores keep the order of the file
    return { id: String(index).padStart(2, '0'), score, co2, minutes: parts.journey }
  })
  const { order } = rankRows(ranked)
  return left[Number(order[0])]
}

const whole = (text: string | null): number | undefined =>
  text !== null && /^\d{1,5}$/.test(text) ? Number(text) : undefined

/** The filter in a query such as "?fly=0&hours=4&euro=40&co2=20&changes=1&modes=train.bus&night=1", "night=0"; invalid values are ignored. */
export function readWayFilter(query: string): WayFilter {
  const params = new URLSearchParams(query)
  const { travellers, flying, hours, euro } = readPlan(query)
  const [co2, changes] = [whole(params.get('co2')), whole(params.get('changes'))]
  const asked = params.get('modes')?.split('.') ?? []
  const some = modes.filter((mode) => asked.includes(mode))
  return {
    plan: {
      ...{ travellers, flying },
      ...(hours !== undefined && { hours }),
      ...(euro !== undefined && { euro }),
    },
    ...(co2 !== undefined && { co2 }),
    ...(changes !== undefined && { changes }),
    modes: some.length > 0 ? some : modes,
    night: params.get('night') === '1',
    ...(params.get('night') === '0' && { byDay: true }),
  }
}

/** Reverse of readWayFilter: one value per name, null for the default. */
export function wayFilterQuery({
  plan,
  co2,
  changes,
  modes: some,
  night,
  byDay,
}: WayFilter): Record<string, string | null> {
  const { travellers, fly, hours, euro } = planQuery({ ...usualPlan, ...plan }) as Record<
    string,
    string | null
  >
  return {
    ...({ travellers, fly, hours, euro } as Record<string, string | null>),
    co2: co2?.toString() ?? null,
    changes: changes?.toString() ?? null,
    modes: some.length === modes.length ? null : some.join('.'),
    night: night ? '1' : byDay ? '0' : null,
  }
}
