// Kilograms of CO2e: kilometres × factor, stored for each part, and the colour of a figure.

import { shortHaulMaxKm } from './coefficients.ts'
import type { FactorId, PlainFactor } from './factor.ts'
import { carbonLevelsKg } from './limits.ts'

export interface Co2Part {
  km: number
  factor: FactorId
  kg: number
}

export type CarbonLevel = 'low' | 'medium' | 'high'

/** Under 20 kg low (green), under 50 kg medium (yellow), otherwise high (red) (D121). */
export function carbonLevel(kg: number): CarbonLevel {
  if (kg < carbonLevelsKg.low) return 'low'
  return kg < carbonLevelsKg.medium ? 'medium' : 'high'
}

const oneDecimal = (value: number) => Math.round(value * 10) / 10
const threeDecimals = (value: number) => Math.round(value * 1000) / 1000

/** Kilograms of one stretch under one factor. A factor per vehicle is divided by its occupants. */
export function co2Part(km: number, factor: PlainFactor, occupants = 1): Co2Part {
  const grams = factor.per === 'vehicle' ? factor.gramsCo2ePerKm / occupants : factor.gramsCo2ePerKm
  return { km: oneDecimal(km), factor: factor.id, kg: threeDecimals((km * grams) / 1000) }
}

/** Sum of the parts as shown: one decimal below 10 kg, whole kilograms above. */
export function totalCo2(parts: readonly Co2Part[]): number {
  const kg = parts.reduce((sum, part) => sum + part.kg, 0)
  return kg < 10 ? oneDecimal(kg) : Math.round(kg)
}

/** Factors of flights by the haul bands of UK DESNZ. */
export const haulFactors = ['flight-domestic-gb', 'flight-short-haul', 'flight-long-haul'] as const

/** Factor of a flight: domestic only inside Great Britain, short haul below 3700 km, else long haul. */
export function flightFactorId(
  km: number,
  fromCountry: string,
  toCountry: string,
): (typeof haulFactors)[number] {
  if (fromCountry === 'GB' && toCountry === 'GB') return 'flight-domestic-gb'
  return km < shortHaulMaxKm ? 'flight-short-haul' : 'flight-long-haul'
}
