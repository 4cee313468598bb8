// Speeds beyond which minutes in data/ must be a slip of the pen.
import type { Mode } from '#catalogue/mode.ts'
import { modeRules } from '#catalogue/mode-rules.ts'
import { haversineKm, type Point } from '#geo/distance.ts'

/** Problem text when a ride is faster or slower than anything of its mode; undefined when it is plausible. */
export function implausibleSpeed(mode: Mode, from: Point, to: Point, minutes: number): string | undefined {
  const km = haversineKm(from, to)
  if (km < 5) return undefined // round trips of a few km say nothing about speed
  const speed = Math.round((km / minutes) * 60)
  const { min, max } = modeRules[mode].plausible.serviceKmPerHour
  if (speed > max) return `is ${minutes}: ${speed} km/h over ${Math.round(km)} km is too fast for a ${mode}.`
  if (speed < min) return `is ${minutes}: ${speed} km/h over ${Math.round(km)} km is too slow for a ${mode}.`
  return undefined
}
