// Rules of the modes for the build: how journeys are found, their factors and plausible figures.
import { haulFactors } from './co2.ts'
import { connection } from './coefficients.ts'
import type { FactorId } from './factor.ts'
import type { Mode } from './mode.ts'
import type { StopKind } from './network.ts'

/** Factors of the kilometres of services without factors of their own. */
type FactorRule =
  /** one factor for all */
  | { by: 'mode'; factor: FactorId }
  /** the factors of the countries at both ends, half each; `elsewhere` for countries without one */
  | { by: 'country'; elsewhere: FactorId }
  /** domestic, short or long haul */
  | { by: 'haul' }

/** How journeys of the mode are found. */
type Search =
  /** ride by ride, up to `maxChanges`, or `maxNightChanges` for an option with a night on board */
  | { by: 'rides'; rides: readonly Mode[]; maxChanges: number; maxNightChanges: number }
  /** direct, or with one change at a hub */
  | { by: 'hub' }
  /** on the road network */
  | { by: 'roads' }

export interface Band {
  min: number
  max: number
}

interface ModeRules {
  /** folder of its services inside data/services */
  folder: string | undefined
  /** kinds of stop its services may use; an airport's own railway station is of kind rail */
  stops: readonly StopKind[]
  /** rare services must list their times: a missed departure costs a day */
  listsRareTimes: boolean
  search: Search
  /** most options shown: usually (fewer for modes with similar options), and where all are chains */
  shown: { usually: number; ofChains: number }
  /** services without listed departures also run by night */
  runsAllNight: boolean
  /** its timetables end together, in December (timetable-year.ts) */
  changesInDecember: boolean
  /** a chain must arrive before midnight: longer ones can begin with fewer of a day's departures */
  endsAtMidnight: boolean
  factor: FactorRule
  /** factor of a car on board; undefined where the factors of the service cover it */
  carriedCarFactor: FactorId | undefined
  /** minutes of change, wait and slack in a third city; journeys above `chancyFrom` are exempt */
  stopOver: { minutes: number; chancyFrom: number } | undefined
  plausible: {
    /** km/h over the great circle, of a service or a road; values outside are typing errors */
    serviceKmPerHour: Band
    /** km/h from first departure to last arrival, changes included */
    kmPerHour: Band
    /** g CO2e per traveller and great-circle km, one per car; factor families: method page, reference */
    gramsPerKm: Band
    /** euro per great-circle km: limit of the low end (above the floor), least of the high end */
    eur: { lowMax: number; highMin: number; floor: number }
  }
}

export const modeRules: Readonly<Record<Mode, ModeRules>> = {
  train: {
    folder: 'rail',
    stops: ['rail'],
    listsRareTimes: false,
    search: { by: 'rides', rides: ['train'], maxChanges: connection.maxChanges, maxNightChanges: 2 },
    shown: { usually: 4, ofChains: 2 },
    runsAllNight: false,
    changesInDecember: true,
    endsAtMidnight: true,
    factor: { by: 'country', elsewhere: 'rail-eu' },
    carriedCarFactor: undefined,
    stopOver: { minutes: 90, chancyFrom: 14 * 60 },
    plausible: {
      serviceKmPerHour: { min: 15, max: 320 },
      kmPerHour: { min: 25, max: 260 },
      gramsPerKm: { min: 1, max: 120 },
      eur: { lowMax: 0.45, highMin: 0.04, floor: 25 },
    },
  },
  flight: {
    folder: 'air',
    stops: ['airport'],
    listsRareTimes: false,
    search: { by: 'hub' },
    shown: { usually: 3, ofChains: 3 },
    runsAllNight: false,
    changesInDecember: false,
    endsAtMidnight: false,
    factor: { by: 'haul' },
    carriedCarFactor: undefined,
    stopOver: undefined,
    plausible: {
      serviceKmPerHour: { min: 60, max: 900 },
      kmPerHour: { min: 60, max: 900 },
      gramsPerKm: { min: 130, max: 420 },
      eur: { lowMax: 0.4, highMin: 0.03, floor: 90 },
    },
  },
  bus: {
    folder: 'coach',
    stops: ['coach', 'rail', 'airport'],
    listsRareTimes: false,
    search: { by: 'rides', rides: ['bus'], maxChanges: 1, maxNightChanges: 1 },
    shown: { usually: 3, ofChains: 3 },
    runsAllNight: true,
    changesInDecember: false,
    endsAtMidnight: false,
    factor: { by: 'mode', factor: 'coach' },
    carriedCarFactor: undefined,
    stopOver: { minutes: 150, chancyFrom: 24 * 60 },
    plausible: {
      serviceKmPerHour: { min: 15, max: 110 },
      kmPerHour: { min: 25, max: 95 },
      gramsPerKm: { min: 25, max: 80 },
      eur: { lowMax: 0.15, highMin: 0.03, floor: 20 },
    },
  },
  ferry: {
    folder: 'ferry',
    stops: ['port'],
    listsRareTimes: true,
    search: {
      by: 'rides',
      rides: ['train', 'bus', 'ferry'],
      maxChanges: connection.maxChanges,
      maxNightChanges: connection.maxChanges,
    },
    shown: { usually: 3, ofChains: 3 },
    runsAllNight: false,
    changesInDecember: false,
    endsAtMidnight: false,
    factor: { by: 'mode', factor: 'ferry-foot' },
    carriedCarFactor: 'ferry-car',
    stopOver: undefined,
    plausible: {
      serviceKmPerHour: { min: 5, max: 75 },
      kmPerHour: { min: 6, max: 90 },
      gramsPerKm: { min: 8, max: 200 },
      eur: { lowMax: 0.6, highMin: 0.03, floor: 40 },
    },
  },
  car: {
    folder: undefined,
    stops: [],
    listsRareTimes: false,
    search: { by: 'roads' },
    shown: { usually: 4, ofChains: 4 },
    runsAllNight: true,
    changesInDecember: false,
    endsAtMidnight: false,
    factor: { by: 'mode', factor: 'car' },
    carriedCarFactor: undefined,
    stopOver: undefined,
    plausible: {
      serviceKmPerHour: { min: 10, max: 130 },
      kmPerHour: { min: 25, max: 110 },
      gramsPerKm: { min: 190, max: 520 },
      eur: { lowMax: 0.5, highMin: 0.2, floor: 60 },
    },
  },
}

/** Factors the rules of a mode fall back to; data/factors must contain them. */
export function defaultFactors(mode: Mode): FactorId[] {
  const { factor, carriedCarFactor } = modeRules[mode]
  const own = (): readonly FactorId[] => {
    switch (factor.by) {
      case 'mode':
        return [factor.factor]
      case 'country':
        return [factor.elsewhere]
      case 'haul':
        return haulFactors
    }
  }
  return [...own(), ...(carriedCarFactor ? [carriedCarFactor] : [])]
}
