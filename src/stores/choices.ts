// What a visitor chose above a board: plan and order, as the address has them (D51).
import { planQuery, readPlan, type TripPlan } from '#catalogue/trip-plan.ts'
import { readSort, type SortMode } from './sort.ts'

export interface Choices {
  plan: TripPlan
  sort: SortMode
}

/** The choices in a query; the fields above a board are one too. */
export const readChoices = (query: string): Choices => ({ plan: readPlan(query), sort: readSort(query) })

/** Reverse of readChoices: one value per name, null for the default. */
export const choicesQuery = ({ plan, sort }: Choices): Record<string, string | null> => ({
  ...planQuery(plan),
  sort: sort === 'default' ? null : sort,
})
