// Local days of a place from the hours of a forecast.
import type { WeatherDay, WeatherIcon } from '#contracts/weather.ts'
import { localDate, localDateTime } from '#lib/local-time.ts'
import { toDegrees } from './weather-source.ts'

export interface ForecastStep {
  time: Date
  /** °C */
  temperature: number
  /** symbol of the next twelve, else six hours, such as "lightrainshowers_day" */
  symbol: string | undefined
  /** extremes of the next six hours, °C */
  sixHours: { max: number; min: number } | undefined
}

const hourMs = 3_600_000
const noon = 12

/** One entry per local day, in order; days without a symbol are left out. @throws RangeError for an unknown zone */
export function daysOf(steps: readonly ForecastStep[], timeZone: string): WeatherDay[] {
  const byDay = Map.groupBy(steps, ({ time }) => localDate(time, timeZone))
  return [...byDay]
    .sort(([a], [b]) => a.localeCompare(b))
    .flatMap(([date, own]) => dayOf(date, own, timeZone))
}

function dayOf(date: string, steps: readonly ForecastStep[], timeZone: string): WeatherDay[] {
  const symbol = steps
    .filter((step) => step.symbol !== undefined)
    .sort((a, b) => fromNoon(a, timeZone) - fromNoon(b, timeZone))[0]?.symbol
  if (symbol === undefined) return []
  const extremes = steps.flatMap(({ time, temperature, sixHours }) =>
    sixHours && endsOn(date, time, timeZone) ? [temperature, sixHours.max, sixHours.min] : [temperature],
  )
  const [maxTemp, minTemp] = [toDegrees(Math.max(...extremes)), toDegrees(Math.min(...extremes))]
  return [{ date, icon: iconOf(symbol), maxTemp, minTemp }]
}

/** Six hours count for a day if the first five lie in it; the rest of a night is of the next day. */
const endsOn = (date: string, time: Date, timeZone: string) =>
  localDate(new Date(time.getTime() + 5 * hourMs - 1), timeZone) === date

const fromNoon = ({ time }: ForecastStep, timeZone: string) =>
  Math.abs(Number(localDateTime(time, timeZone).slice(11, 13)) - noon)

const icons: readonly [RegExp, WeatherIcon][] = [
  [/thunder/, 'storm'],
  [/snow|sleet/, 'snow'],
  [/lightrain/, 'drizzle'],
  [/rain/, 'rain'],
  [/^fog/, 'fog'],
  [/^clearsky/, 'sun'],
  [/^(fair|partlycloudy)/, 'partly'],
]

/** Icon of a symbol such as "heavyrainshowersandthunder_night"; an unknown one is cloudy. */
export function iconOf(symbol: string): WeatherIcon {
  return icons.find(([pattern]) => pattern.test(symbol))?.[1] ?? 'cloudy'
}
