// The trip plan of a route page. Its choices are part of the query (D51).
import { atom } from 'nanostores'
import { readPlan, type TripPlan, usualPlan } from '#catalogue/trip-plan.ts'

export const $plan = atom<TripPlan>(usualPlan)

/** Sets the plan of the address. */
export const loadPlan = (): void => $plan.set(readPlan(location.search))
