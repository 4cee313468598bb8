// Modelled options between two places without services (D6), by documented straight lines.

import { haversineKm, type Point } from '#geo/distance.ts'
import { type AirportPoint, airportFor } from './airports.ts'
import { co2Part, flightFactorId, totalCo2 } from './co2.ts'
import {
  circuity,
  estimatedFlight,
  estimatedJourney,
  flightExtraKm,
  landWayMaxFactor,
} from './coefficients.ts'
import { minutesAtSpeed } from './duration.ts'
import type { FareModel, PlainFactor } from './factor.ts'
import { modelRange } from './fares.ts'
import { driveKmPerHour, isFlightOnly } from './limits.ts'
import { countriesWithoutTrains } from './passenger-rail.ts'
import type { PriceRange } from './route.ts'

export type EstimatedMode = keyof typeof estimatedJourney
export const estimatedModes = Object.keys(estimatedJourney) as EstimatedMode[]

/** Coefficients from data/ that estimates need: factors and fare models. */
export interface EstimateModels {
  factors: Record<string, PlainFactor>
  fares: Record<EstimatedMode, FareModel>
}

export interface EstimateEnd extends Point {
  /** ISO 3166-1 alpha-2 */
  country: string
  landMass: string
}

export interface EstimatedOption {
  mode: EstimatedMode
  minutes: number
  /** euro, one adult, one way */
  price: PriceRange
  /** kg CO2e per traveller */
  co2: number
  /** an assumption: 0 or 1 */
  changes: number
}

/** Why a mode is not offered. */
type Absence =
  /** above 4000 km only flights are relevant (D24) */
  | 'far'
  /** no bridge or tunnel joins the land masses of the two places */
  | 'sea'
  /** one land mass, but the way by land leads far around a sea */
  | 'round-the-sea'
  /** too short for a flight */
  | 'near'
  /** no airport with scheduled flights near one end, or the same airport for both */
  | 'no-airport'

export interface Estimate {
  /** great circle */
  distanceKm: number
  /** distance ÷ 80 km/h (D114); undefined where no train or bus is estimated */
  driveMinutes: number | undefined
  /** fastest first */
  options: EstimatedOption[]
  absences: Absence[]
  /** the airports the flight is calculated between */
  airports: readonly [AirportPoint, AirportPoint] | undefined
}

export interface EstimateWorld {
  models: EstimateModels
  airports: readonly AirportPoint[]
  /** km of the shortest way over land; undefined when land does not join the points */
  landKm(a: Point, b: Point): number | undefined
}

/** Rounds in steps that grow with the value, so an estimate shows no false precision. */
function roughly(value: number, steps: readonly (readonly [below: number, step: number])[]): number {
  const step = steps.find(([below]) => value < below)?.[1] ?? 1
  return Math.max(step, Math.round(value / step) * step)
}
const end = Number.POSITIVE_INFINITY
/** Minutes, rounded to 5, 15 or 30. */
export const roughMinutes = (minutes: number) =>
  roughly(minutes, [
    [180, 5],
    [600, 15],
    [end, 30],
  ])
/** Euro, rounded to 1, 5 or 10. */
export const roughEur = (eur: number) =>
  roughly(eur, [
    [30, 1],
    [150, 5],
    [end, 10],
  ])
/** Kilograms, rounded to a tenth, 1 or 10. */
export const roughKg = (kg: number) =>
  kg < 10
    ? kg
    : roughly(kg, [
        [100, 1],
        [end, 10],
      ])
const roughRange = ({ low, high }: PriceRange): PriceRange => ({ low: roughEur(low), high: roughEur(high) })

const journeyMinutes = (mode: EstimatedMode, km: number) =>
  estimatedJourney[mode].fixedMinutes + minutesAtSpeed(km, estimatedJourney[mode].kmPerHour)

/** All estimates for a pair of places, with the reasons for missing modes. */
export function estimateRoute(a: EstimateEnd, b: EstimateEnd, world: EstimateWorld): Estimate {
  const distanceKm = haversineKm(a, b)
  const byLand = landAbsence(a, b, distanceKm, world)
  const flight = estimateFlight(a, b, distanceKm, world)
  const overland = byLand ? [] : overlandOptions(a, b, distanceKm, world.models)
  return {
    distanceKm,
    driveMinutes: byLand ? undefined : minutesAtSpeed(distanceKm, driveKmPerHour.generated),
    options: [...('option' in flight ? [flight.option] : []), ...overland].sort(
      (x, y) => x.minutes - y.minutes,
    ),
    absences: [...(byLand ? [byLand] : []), ...('absence' in flight ? [flight.absence] : [])],
    airports: 'option' in flight ? flight.airports : undefined,
  }
}

function landAbsence(
  a: EstimateEnd,
  b: EstimateEnd,
  distanceKm: number,
  { landKm }: EstimateWorld,
): Absence | undefined {
  if (isFlightOnly(distanceKm)) return 'far'
  if (a.landMass !== b.landMass) return 'sea'
  const way = landKm(a, b)
  return way === undefined || way > distanceKm * landWayMaxFactor ? 'round-the-sea' : undefined
}

function estimateFlight(
  a: EstimateEnd,
  b: EstimateEnd,
  distanceKm: number,
  { airports, models }: EstimateWorld,
): { option: EstimatedOption; airports: readonly [AirportPoint, AirportPoint] } | { absence: Absence } {
  if (distanceKm < estimatedFlight.leastKm) return { absence: 'near' }
  const [from, to] = [airportFor(a, airports), airportFor(b, airports)]
  if (!from || !to || from.iata === to.iata) return { absence: 'no-airport' }
  const km = haversineKm(from, to)
  if (km < estimatedFlight.leastKm) return { absence: 'near' }
  const isNonStop = from.isLarge && to.isLarge && km <= estimatedFlight.nonStopMaxKm
  const factor = models.factors[flightFactorId(km, a.country, b.country)] as PlainFactor
  return {
    option: {
      mode: 'flight',
      minutes: roughMinutes(journeyMinutes('flight', km) + (isNonStop ? 0 : estimatedFlight.changeMinutes)),
      price: roughRange(modelRange(models.fares.flight, km)),
      co2: roughKg(totalCo2([co2Part(km + flightExtraKm, factor)])),
      changes: isNonStop ? 0 : 1,
    },
    airports: [from, to],
  }
}

function overlandOptions(
  a: EstimateEnd,
  b: EstimateEnd,
  km: number,
  { factors, fares }: EstimateModels,
): EstimatedOption[] {
  const option = (mode: 'train' | 'bus', factor: PlainFactor, travelledKm: number): EstimatedOption => ({
    mode,
    minutes: roughMinutes(journeyMinutes(mode, km)),
    price: roughRange(modelRange(fares[mode], km)),
    co2: roughKg(totalCo2([co2Part(travelledKm, factor)])),
    changes: 0,
  })
  const hasTrains = ![a, b].some(({ country }) => countriesWithoutTrains.has(country))
  const european = factors['rail-eu'] as PlainFactor
  const ofCountry = Object.values(factors).find(({ country }) => country === a.country)
  const isDomestic = a.country === b.country
  return [
    ...(hasTrains
      ? [option('train', (isDomestic ? ofCountry : undefined) ?? european, km * circuity.rail)]
      : []),
    option('bus', factors.coach as PlainFactor, km * circuity.road),
  ]
}
