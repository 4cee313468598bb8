// What an option costs beside money, time and CO2e whatever a visitor plans: rare departures, hard hours, changes.
import { fixedCost } from './coefficients.ts'
import { changeCount } from './option.ts'
import type { Leg, TransportOption } from './route.ts'

type Costed = Pick<TransportOption, 'mode' | 'legs' | 'changes' | 'departuresPerDay'>

/** Hours between two departures of a day's rhythm: half of it is the wait of somebody who comes at any time. */
const halfDay = 12

/**
 * Euro of planning around a service that does not leave every day: the hours of half the time between two departures beyond
 * those of a daily one. 0 for daily services and drives.
 */
export function rareEur({ departuresPerDay: perDay }: Pick<Costed, 'departuresPerDay'>): number {
  if (perDay === 0 || perDay >= fixedCost.dailyPerDay) return 0
  return Math.min(fixedCost.rareMostEur, (halfDay / perDay - halfDay) * fixedCost.rareEurPerHour)
}

/** A leg in a coach, or in a night train that has seats only. */
const isSeatedLong = ({ mode, night }: Leg) =>
  mode === 'bus' || (mode === 'train' && night?.berths.every((berth) => berth === 'seat') === true)

const hours = (legs: readonly Leg[]) => legs.reduce((sum, { minutes }) => sum + minutes, 0) / 60

/** Hours at the wheel, and hours in coaches or night seats after the first two. */
function hardHours({ legs }: Pick<Costed, 'legs'>): number {
  const seated = hours(legs.filter(isSeatedLong))
  return hours(legs.filter(({ road }) => road)) + Math.max(0, seated - fixedCost.seatedHours)
}

/** Euro that the score adds whatever is planned (D22); the reasons stand beside the coefficients. */
export const fixedEur = (option: Costed): number =>
  rareEur(option) + hardHours(option) * fixedCost.hardEurPerHour + changeCount(option) * fixedCost.changeEur
