// Bounds of speed that show minutes in data/ to be typing errors.
import type { Mode } from '#catalogue/mode.ts'
import { modeRules } from '#catalogue/mode-rules.ts'
import { haversineKm, type Point } from '#geo/distance.ts'

/** Problem text when a ride is too fast or too slow for its mode; undefined when it is plausible. */
export function implausibleSpeed(mode: Mode, from: Point, to: Point, minutes: number): string | undefined {
  const km = haversineKm(from, to)
  if (km < 5) return undefined // whole minutes and the great circle are too coarse for a few km
  const speed = Math.round((km / minutes) * 60)
  const { min, max } = modeRules[mode].plausible.serviceKmPerHour
  if (speed > max) return `is ${minutes}: ${speed} km/h over ${Math.round(km)} km is too fast for a ${mode}.`
  if (speed < min) return `is ${minutes}: ${speed} km/h over ${Math.round(km)} km is too slow for a ${mode}.`
  return undefined
}
