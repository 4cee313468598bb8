// Best time to travel: four seasons of two cities from their normals, and a strip of the twelve months.
import type { Climate } from '#catalogue/climate.ts'
import { fallbackWeatherCelsius, packLayersCelsius } from '#catalogue/limits.ts'
import { cityDemand, climate } from '#catalogue/load.ts'
import type { PlaceId } from '#catalogue/place.ts'
import type { Route } from '#catalogue/route.ts'
import { type Demand, discomfort, monthsOf, type Season, seasonNormal, seasons } from '#catalogue/season.ts'
import { formatList, formatMonth } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages/en.ts'
import type { Prose } from '#i18n/prose/en.ts'
import type { Language } from '#lib/languages.ts'
import { pairNames, placeName } from '../names.ts'

type Ends = Pick<Route, 'origin' | 'destination'>
type Normal = ReturnType<typeof seasonNormal>

export interface SeasonRow {
  season: Season
  name: string
  /** "March–May" */
  months: string
  isBest: boolean
  text: string
}

/** A city's year: figures, and the bars from low to high as one path. */
export interface MonthStrip {
  city: string
  path: string
  rows: { label: string; values: string[] }[]
}

interface Climates {
  from: Climate
  to: Climate
}

/** Normals of both cities; undefined where either has none. */
function climatesOf({ origin, destination }: Ends): Climates | undefined {
  const [from, to] = [climate(origin), climate(destination)]
  return from && to && { from, to }
}
const both = <T>({ from, to }: Climates, of: (city: Climate) => T) => ({ from: of(from), to: of(to) })
/** Number with a typographic minus sign. */
const written = (value: number) => String(value).replace('-', '−')
const figures = (normals: { from: Normal; to: Normal }, of: (normal: Normal) => number) => ({
  from: written(of(normals.from)),
  to: written(of(normals.to)),
})
const high = ({ high: value }: Normal) => value

function crowds(ends: Ends, season: Season, lang: Language, prose: Prose): string[] {
  const cities = [ends.origin, ends.destination]
  const which = (level: Demand) => cities.filter((city) => cityDemand(city)[season] === level)
  const who = (found: PlaceId[]) => ({
    names: formatList(
      found.map((city) => placeName(city, lang)),
      lang,
    ),
    count: found.length,
  })
  const [busy, quiet] = [which('high'), which('low')]
  return [
    ...(busy.length > 0 ? [prose.bestTime.busy(who(busy))] : []),
    ...(quiet.length > 0 ? [prose.bestTime.quiet(who(quiet))] : []),
  ]
}

/** Seasons by how pleasant they are for both cities together, the best first. */
function rankedSeasons({ origin, destination }: Ends, { from, to }: Climates): Season[] {
  const costIn = (city: PlaceId, normals: Climate, season: Season) =>
    discomfort(seasonNormal(normals, season), cityDemand(city)[season])
  const cost = (season: Season) => costIn(origin, from, season) + costIn(destination, to, season)
  return [...seasons].sort((a, b) => cost(a) - cost(b))
}

/** Range of the strip in °C; it contains every normal of data/climate. */
const span = { low: -12, high: 38 }

function stripOf(city: string, { months }: Climate, { bestTime: t }: Prose): MonthStrip {
  const y = (celsius: number) => Math.round(span.high - celsius)
  return {
    city,
    path: months.map((month, index) => `M${index * 2 + 1} ${y(month.high)}V${y(month.low)}`).join(''),
    rows: [
      { label: t.high, values: months.map((month) => written(Math.round(month.high))) },
      { label: t.low, values: months.map((month) => written(Math.round(month.low))) },
      { label: t.rain, values: months.map((month) => written(Math.round(month.rainDays))) },
    ],
  }
}

/** The year in a sentence: means of the normals in whole °C, else the fallback of D107 (D25). */
export function yearWeather(ends: Ends, lang: Language, { weather: t }: Messages): string {
  const pair = pairNames(ends, lang)
  const climates = climatesOf(ends)
  if (!climates) return t.roughly(pair, fallbackWeatherCelsius)
  const mean = (of: 'high' | 'low') =>
    both(climates, ({ months }) =>
      written(Math.round(months.reduce((sum, month) => sum + month[of], 0) / months.length)),
    )
  return t.year(pair, { high: mean('high'), low: mean('low') })
}

/** Content of the section; undefined where a city has no normals. */
export function bestTime(route: Ends, lang: Language, prose: Prose) {
  const climates = climatesOf(route)
  if (!climates) return undefined
  const { bestTime: t } = prose
  const pair = pairNames(route, lang)
  const ranked = rankedSeasons(route, climates)
  const [season, worst] = [ranked[0], ranked.at(-1)] as [Season, Season]
  const normals = (of: Season) => both(climates, (city) => seasonNormal(city, of))
  const [highs, worstHighs] = [figures(normals(season), high), figures(normals(worst), high)]
  const now = normals(season)
  const gap = Math.abs(now.from.high - now.to.high)
  const rows = seasons.map((of): SeasonRow => {
    const normal = normals(of)
    const weather = t.weather(pair, {
      high: figures(normal, high),
      low: figures(normal, ({ low }) => low),
      rain: figures(normal, ({ rainDays }) => rainDays),
    })
    return {
      season: of,
      name: t.season[of],
      months: `${formatMonth(monthsOf[of][0], lang, 'long')}–${formatMonth(monthsOf[of][2], lang, 'long')}`,
      isBest: of === season,
      text: [weather, ...crowds(route, of, lang, prose)].join(' '),
    }
  })
  return {
    verdict: [
      t.verdict(pair, { season, worst, high: highs, worstHigh: worstHighs }),
      ...(gap > packLayersCelsius ? [t.layers(written(gap))] : []),
    ].join(' '),
    rows,
    months: Array.from({ length: 12 }, (_, index) => formatMonth(index + 1, lang, 'narrow')),
    strips: [stripOf(pair.from, climates.from, prose), stripOf(pair.to, climates.to, prose)],
  }
}
