// Drives from one place to all others: the fastest, and the best by time and money together.

import { score } from '#catalogue/coefficients.ts'
import { fuelEur, toEur } from '#catalogue/fares.ts'
import type { PlaceId } from '#catalogue/place.ts'
import { driveFrom, driveTo, type Stretch, type Stretches } from './roads.ts'

/** Minutes plus costs at the value of time of the score; vignettes are paid once, not by the stretch. */
function valueMinutes({ road, crossing, minutes }: Stretch): number {
  const fare = crossing?.carFare
  const eur = fuelEur(road.km) + road.tollsEur + (fare ? toEur(fare.low, fare.currency) : 0)
  return minutes + (eur / score.eurPerHour) * 60
}

export interface Drives {
  /** the fastest first; a second only where it takes another crossing */
  to(destination: PlaceId): Stretch[][]
}

const crossingsOf = (drive: readonly Stretch[]) =>
  drive.flatMap(({ crossing }) => (crossing ? [crossing.id] : [])).join(' ')

export function drivesFrom(origin: PlaceId, stretches: Stretches): Drives {
  const fastest = driveFrom(origin, stretches)
  const value = driveFrom(origin, stretches, valueMinutes)
  return {
    to(destination) {
      const drives = [fastest, value].flatMap((tree) => {
        const drive = driveTo(destination, origin, tree)
        return drive && drive.length > 0 ? [drive] : []
      })
      const [first, second] = drives
      return first && second && crossingsOf(first) === crossingsOf(second) ? [first] : drives
    },
  }
}
