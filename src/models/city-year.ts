// A city's year as one table that is its own drawing: temperature, rain, crowds and hotel prices by month.
import type { Climate, MonthNormal } from '#catalogue/climate.ts'
import { cityDemand } from '#catalogue/load.ts'
import type { PlaceId } from '#catalogue/place.ts'
import { type Demand, monthsOf, type Season } from '#catalogue/season.ts'
import { formatMonth } from '#i18n/format-dates.ts'
import type { Prose } from '#i18n/prose/en.ts'
import { degrees } from '#lib/degrees.ts'
import type { Language } from '#lib/languages.ts'
import { placeName } from './names.ts'

/** From December, so that the three months of a season stand side by side. */
const drawnSeasons = ['winter', 'spring', 'summer', 'autumn'] as const satisfies readonly Season[]
const drawnMonths = drawnSeasons.flatMap((season) => monthsOf[season])

/** Whole °C at the top and at the bottom of the band; cities side by side share one. */
export interface CelsiusScale {
  top: number
  bottom: number
}

export interface CityYear {
  city: string
  seasons: {
    season: Season
    name: string
    isBest: boolean
    /** "high" and "€€€": both follow how full the city is (data/city-seasons) */
    crowds: string
    hotels: string
  }[]
  /** "D" and "December" */
  months: { letter: string; name: string }[]
  /** °C and days as text, December first */
  high: string[]
  low: string[]
  rain: string[]
  /** paths, two units a month across, °C and days up; and what the first one shows: "0 -27 24 25" */
  band: string
  bandView: string
  rainSteps: string
}

const euroSigns: Record<Demand, string> = { low: '€', medium: '€€', high: '€€€' }

const whole = Math.round

/** The scale on which the years of all these cities fit. */
export function scaleOf(climates: readonly Pick<Climate, 'months'>[]): CelsiusScale {
  const months = climates.flatMap((climate) => climate.months)
  return {
    top: Math.max(...months.map(({ high }) => whole(high))) + 1,
    bottom: Math.min(...months.map(({ low }) => whole(low))) - 1,
  }
}

/** A number in a path: a minus sign parts it from the one before as well as a space does. */
const next = (value: number) => (value < 0 ? String(value) : ` ${value}`)

/** Line from value to value, two units apart; a positive `step` goes right. Differences compress better than places. */
const lineOver = (values: readonly number[], step: number) =>
  `l${values
    .slice(1)
    .map((value, index) => `${step}${next((values[index] ?? 0) - value)}`)
    .join(step < 0 ? '' : ' ')}`

/** Area between the nights and the days of a year, in whole °C as they are written; it goes on behind both edges. */
function bandOf(year: readonly MonthNormal[]): string {
  const around = [...year.slice(-1), ...year, ...year.slice(0, 1)]
  const days = around.map(({ high }) => whole(high))
  const nights = around.map(({ low }) => whole(low)).reverse()
  const [first = 0] = days
  const down = (days.at(-1) ?? 0) - (nights[0] ?? 0)
  return `M-1${next(-first)}${lineOver(days, 2)}v${down}${lineOver(nights, -2)}z`
}

/** A step a month, as many units high as it has days with rain. */
function stepsOf(year: readonly MonthNormal[]): string {
  const days = [0, ...year.map(({ rainDays }) => whole(rainDays))]
  return `M0 0${days
    .slice(1)
    .map((value, index) => `v${(days[index] ?? 0) - value}h2`)
    .join('')}V0z`
}

/** @param best the season to mark, where one is recommended */
export function cityYear(
  city: PlaceId,
  { months }: Pick<Climate, 'months'>,
  { top, bottom }: CelsiusScale,
  best: Season | undefined,
  lang: Language,
  { bestTime: t }: Prose,
): CityYear {
  const year = drawnMonths.flatMap((month) => months[month - 1] ?? [])
  const demand = cityDemand(city)
  return {
    city: placeName(city, lang),
    seasons: drawnSeasons.map((season) => ({
      season,
      name: t.season[season],
      isBest: season === best,
      crowds: t.level[demand[season]],
      hotels: euroSigns[demand[season]],
    })),
    months: drawnMonths.map((month) => ({
      letter: formatMonth(month, lang, 'narrow'),
      name: formatMonth(month, lang, 'long'),
    })),
    high: year.map(({ high }) => degrees(high)),
    low: year.map(({ low }) => degrees(low)),
    rain: year.map(({ rainDays }) => String(whole(rainDays))),
    band: bandOf(year),
    bandView: `0 ${-top} 24 ${top - bottom}`,
    rainSteps: stepsOf(year),
  }
}
