// Minutes and kilometres of a coach whose timetable nobody has read: the rule at the top of data/services/coach.
import type { PlaceId } from '#catalogue/place.ts'
import { drivesFrom } from '../../compose/drives.ts'
import { stretchesOf } from '../../compose/roads.ts'
import type { Network } from '../../read/network.ts'

/** Coaches run at 75 km/h over a whole way; breaks and calls add a tenth. */
const kmPerHour = 75
const breaks = 1.1
/** Modelled minutes are given in tens. */
const step = 10

export interface ModelledCoach {
  km: number
  minutes: number
  /** ships, tunnels and ferries on the way, whose time this rule does not know */
  hasCrossing: boolean
}

/** A function from two places to the coach between them on the fastest road; undefined without a road. */
export function coachModel(network: Network): (from: PlaceId, to: PlaceId) => ModelledCoach | undefined {
  const stretches = stretchesOf(network)
  return (from, to) => {
    const [drive] = drivesFrom(from, stretches).to(to)
    if (!drive) return undefined
    const km = drive.reduce((sum, { road }) => sum + road.km, 0)
    return {
      km: Math.round(km),
      minutes: Math.round(((km / kmPerHour) * 60 * breaks) / step) * step,
      hasCrossing: drive.some(({ crossing }) => crossing !== undefined),
    }
  }
}
