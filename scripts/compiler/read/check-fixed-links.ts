// Checks of fixed links: a tunnel or bridge is no shorter than the straight line between its ends.
import { haversineKm } from '#geo/distance.ts'
import type { Network } from './network.ts'
import type { Problems } from './problems.ts'

/** Ends of publications lie on ramps before the portal. */
const mostRatio = 1.1

export function checkFixedLinks({ fixedLinks }: Pick<Network, 'fixedLinks'>, problems: Problems): void {
  for (const { where, km, from, to } of fixedLinks.values()) {
    const apart = haversineKm(from, to)
    if (apart > km * mostRatio)
      problems.add(
        where,
        `"km" is ${km}, but the ends lie ${apart.toFixed(1)} km apart.`,
        'Correct the kilometres or an end.',
      )
  }
}
