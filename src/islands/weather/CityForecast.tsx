// The forecast of one city: what is usual this month, and the next seven days or why they are missing.
import { formatMonth } from '#i18n/format-dates.ts'
import type { LiveWords } from '#i18n/live/en.ts'
import { degrees } from '#lib/degrees.ts'
import { fill } from '#lib/fill.ts'
import { type Language, languageInfo } from '#lib/languages.ts'
import { type Forecast, usualOf } from './forecast.ts'
import { WeatherIcon } from './WeatherIcon.tsx'

interface Props {
  name: string
  /** index of the city's strip of months on the page */
  strip: number
  /** undefined without an answer */
  forecast: Forecast | undefined
  /** in place of the days; empty where one message stands for both cities */
  message: string
  lang: Language
  words: LiveWords['weather']
}

function Days({ days, lang, words }: Pick<Props, 'lang' | 'words'> & Forecast) {
  const weekday = new Intl.DateTimeFormat(languageInfo[lang].locale, { weekday: 'short', timeZone: 'UTC' })
  return (
    <ol>
      {days.map(({ date, icon, maxTemp, minTemp }) => (
        <li key={date}>
          <span className="forecast-day text-muted">{weekday.format(new Date(date))}</span>
          <WeatherIcon sky={icon} name={words.icons[icon]} />
          <b>
            <span className="sr-only">{words.high} </span>
            {degrees(maxTemp)}°
          </b>
          <span className="forecast-low text-muted">
            <span className="sr-only">{words.low} </span>
            {degrees(minTemp)}°
          </span>
        </li>
      ))}
    </ol>
  )
}

export function CityForecast({ name, strip, forecast, message, lang, words }: Props) {
  const month = new Date().getMonth() + 1
  const usual = usualOf(strip, month)
  return (
    <section aria-label={name}>
      <h3>{name}</h3>
      {usual && (
        <p className="text-xs text-muted">
          {fill(words.usual, { month: formatMonth(month, lang, 'long'), ...usual })}
        </p>
      )}
      {forecast && <Days {...forecast} lang={lang} words={words} />}
      {message && <p role="status">{message}</p>}
    </section>
  )
}
