// What a row of the board says under a trip plan. Builds and browsers compute it alike.
import { isDriven } from './mode.ts'
import type { PriceRange } from './route.ts'
import type { RowFacts } from './row-facts.ts'
import { scoreOf } from './score.ts'
import { carSeats, type TripParts, type TripPlan, tripParts } from './trip-plan.ts'

/** Why a plan hides a row. */
type Objection = 'flying' | 'bike' | 'hours' | 'euro'

export interface PlannedRow {
  parts: TripParts
  /** cars the group fills; 0 for other modes */
  cars: number
  /** euro: for all travellers together and for each; all in, or the fare alone in a plan of rides */
  all: PriceRange
  each: PriceRange
  /** kg CO2e per traveller */
  co2: number
  /** what was asked for and has no known price: it is not in the sums, and the row is never the cheapest */
  asks: readonly ('bag' | 'bike')[]
  objection: Objection | undefined
  /** euro per traveller; lowest is best */
  score: number
}

/** Euro of the chosen bag and bicycle for one traveller, and what must be asked. */
function extrasOf({ extras }: RowFacts, { bag, bike }: TripPlan) {
  const wanted = [
    ...(bag === 'small' ? [] : [['bag', extras[bag]] as const]),
    ...(bike ? [['bike', extras.bike] as const] : []),
  ]
  return {
    eur: wanted.reduce((sum, [, eur]) => sum + (typeof eur === 'number' ? eur : 0), 0),
    asks: wanted.flatMap(([name, eur]) => (eur === undefined ? [name] : [])),
  }
}

function objectionTo(facts: RowFacts, plan: TripPlan, minutes: number, low: number): Objection | undefined {
  if (!plan.flying && facts.mode === 'flight') return 'flying'
  if (plan.bike && facts.extras.bike === 'no') return 'bike'
  if (plan.hours !== undefined && minutes > plan.hours * 60) return 'hours'
  return plan.euro !== undefined && low > plan.euro ? 'euro' : undefined
}

/** The figures of a row under a plan, and whether it fits. */
export function plannedRow(facts: RowFacts, plan: TripPlan): PlannedRow {
  const { travellers, doorToDoor } = plan
  const parts = tripParts(facts, plan)
  const cars = isDriven(facts.mode) ? Math.ceil(travellers / carSeats) : 0
  const tickets = cars || travellers
  const { eur, asks } = extrasOf(facts, plan)
  const besides = doorToDoor ? (facts.accessEur + eur) * travellers : 0
  const all = { low: facts.fare.low * tickets + besides, high: facts.fare.high * tickets + besides }
  const each = { low: all.low / travellers, high: all.high / travellers }
  const co2 = (facts.co2 * tickets) / travellers
  return {
    ...{ parts, cars, all, each, co2 },
    asks: doorToDoor ? asks : [],
    objection: objectionTo(facts, plan, parts.total, all.low),
    score: scoreOf({ ...each, minutes: parts.total, co2, fixedEur: facts.fixedEur }),
  }
}

/** The figure of each claim, least is best; NaN where a row must not claim it: a price with something to ask after. */
export const claims = {
  fastest: ({ parts }: PlannedRow): number => parts.total,
  cheapest: ({ asks, all }: PlannedRow): number => (asks.length > 0 ? Number.NaN : all.low),
  greenest: ({ co2 }: PlannedRow): number => co2,
} as const
export type Claim = keyof typeof claims

/** Indexes of the rows that lead in a figure, of those without an objection; -1 where none does. */
export type Leaders = Record<Claim, number>

/** The first of the least; of equal CO2e the shorter journey, as `flagOptions` has it. */
export function leadersOf(rows: readonly PlannedRow[]): Leaders {
  const least = (figure: (row: PlannedRow) => number, tie: (row: PlannedRow) => number = () => 0) => {
    let found = -1
    let lowest: readonly [number, number] = [Number.POSITIVE_INFINITY, 0]
    rows.forEach((row, index) => {
      const value = [row.objection ? Number.NaN : figure(row), tie(row)] as const
      if (value[0] < lowest[0] || (value[0] === lowest[0] && value[1] < lowest[1])) {
        found = index
        lowest = value
      }
    })
    return found
  }
  return {
    fastest: least(claims.fastest),
    cheapest: least(claims.cheapest),
    greenest: least(claims.greenest, ({ parts }) => parts.journey),
  }
}
