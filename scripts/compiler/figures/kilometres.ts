// Kilometres of rides whose service gives none.
import { circuity, flightExtraKm } from '#catalogue/coefficients.ts'
import type { Way } from '#catalogue/mode.ts'

/** Kilometres travelled for `directKm` of the great circle; `roadKm` of the road network if known. */
export function modelledKm(way: Way, directKm: number, roadKm?: number): number {
  switch (way) {
    case 'air':
      return directKm + flightExtraKm
    case 'road':
      return roadKm ?? directKm * circuity.road
    case 'rail':
    case 'sea':
      return directKm * circuity[way]
  }
}
