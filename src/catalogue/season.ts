// The four seasons of a city: normals of three months each, and the demand of visitors.
import type { Climate, MonthNormal } from './climate.ts'
import { seasonWeights } from './coefficients.ts'
import { idOf, oneOf } from './columns.ts'
import { provenanceColumns } from './figure.ts'
import { type RowOf, table } from './table.ts'

export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const
export type Season = (typeof seasons)[number]
/** Meteorological seasons; 1 is January. */
export const monthsOf: Readonly<Record<Season, readonly [number, number, number]>> = {
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  autumn: [9, 10, 11],
  winter: [12, 1, 2],
}

export const demandLevels = ['low', 'medium', 'high'] as const
export type Demand = (typeof demandLevels)[number]

export const cityDemand = table({
  folder: 'city-seasons',
  row: 'how full a city is of visitors: low, medium or high',
  fields: {
    place: idOf('places'),
    spring: oneOf(demandLevels),
    summer: oneOf(demandLevels),
    autumn: oneOf(demandLevels),
    winter: oneOf(demandLevels),
    ...provenanceColumns,
  },
})
export type CityDemand = RowOf<typeof cityDemand>

export interface SeasonNormal {
  /** °C, mean of three months, rounded */
  high: number
  low: number
  /** days with rain per month, mean of three months, rounded */
  rainDays: number
}

/** Mean normals over the three months of a season. */
export function seasonNormal({ months }: Pick<Climate, 'months'>, season: Season): SeasonNormal {
  const mean = (figure: (month: MonthNormal) => number) =>
    Math.round(monthsOf[season].reduce((sum, month) => sum + figure(months[month - 1] as MonthNormal), 0) / 3)
  return {
    high: mean(({ high }) => high),
    low: mean(({ low }) => low),
    rainDays: mean(({ rainDays }) => rainDays),
  }
}

/** Degrees from a pleasant season: temperature, rain and crowds. The lowest is recommended. */
export function discomfort({ high, rainDays }: SeasonNormal, demand: Demand): number {
  const { pleasantHigh, degreesPerRainDay, degreesOfDemand } = seasonWeights
  return Math.abs(high - pleasantHigh) + rainDays * degreesPerRainDay + degreesOfDemand[demand]
}
