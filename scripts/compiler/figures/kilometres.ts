// Kilometres of rides whose service names none.
import { circuity, flightExtraKm } from '#catalogue/coefficients.ts'
import type { Way } from '#catalogue/mode.ts'

/** Kilometres travelled over so many of the great circle; those of the road network where it knows them. */
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
