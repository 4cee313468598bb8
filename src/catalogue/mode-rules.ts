// What only a build asks of a mode: how its journeys are found, how they emit, and where their figures lie.
import { haulFactors } from './co2.ts'
import { connection } from './coefficients.ts'
import type { FactorId } from './factor.ts'
import type { Mode } from './mode.ts'
import type { StopKind } from './network.ts'

/** Factors of the kilometres of services that name none. */
type FactorRule =
  /** one for all */
  | { by: 'mode'; factor: FactorId }
  /** that of the countries at both ends, half and half; `elsewhere` for a country without one */
  | { by: 'country'; elsewhere: FactorId }
  /** domestic, short or long haul */
  | { by: 'haul' }

/** How its journeys are found. */
type Search =
  /** ride by ride; `maxChanges` of an option, fewer perhaps when it travels by night */
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
  /** folder of its services below data/services */
  folder: string | undefined
  /** kinds of stop its services may name. A train may call at an airport's own station, which is of kind rail. */
  stops: readonly StopKind[]
  /** rare services must list their times: a missed one costs a day */
  listsRareTimes: boolean
  search: Search
  /** most options shown: usually (modes whose offers differ less say as much in fewer), and where all are chains */
  shown: { usually: number; ofChains: number }
  /** services without listed departures leave by night as well */
  runsAllNight: boolean
  /** a chain must arrive before midnight: the longer it takes, the fewer of a day's departures can begin it */
  endsAtMidnight: boolean
  factor: FactorRule
  /** factor of a car that it carries; undefined where the service's own factors say it */
  carriedCarFactor: FactorId | undefined
  /** a stop-over in a third city: its change, wait and slack; longer journeys than `chancyFrom` need not fit the clock */
  stopOver: { minutes: number; chancyFrom: number } | undefined
  plausible: {
    /** km/h over the great circle of a service or a road; anything else is a slip of the pen */
    serviceKmPerHour: Band
    /** the same from first departure to last arrival, changes included */
    kmPerHour: Band
    /** g CO2e per traveller and great-circle km; a car carries one. Factor families: reference on the method page. */
    gramsPerKm: Band
    /** euro per great-circle km: the low end is never dearer (above the floor), the high end never cheaper */
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

/** Factors the rules of a mode fall back to; data/factors must have them. */
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
