// The next seven days in both cities. The box keeps the room of its fullest state while it is in view, so nothing moves.
import { useEffect, useState } from 'react'
import { packLayersCelsius } from '#catalogue/limits.ts'
import type { LiveWords } from '#i18n/live/en.ts'
import { loadLiveWords } from '#i18n/load-live.ts'
import { degrees } from '#lib/degrees.ts'
import { fill } from '#lib/fill.ts'
import { island } from '#lib/island.tsx'
import type { Language } from '#lib/languages.ts'
import { lateStyle } from '#lib/late-style.ts'
import { useFitted } from '#lib/use-fitted.ts'
import { CityForecast } from './CityForecast.tsx'
import { type Forecast, gapBetween, loadForecast, type Place } from './forecast.ts'

export interface Props {
  lang: Language
  /** origin and destination */
  points: readonly Place[]
}
type Found = readonly (Forecast | undefined)[]

/** The message in place of a city's days (D83). */
const missing = (index: number, { name }: Place, found: Found, words: LiveWords['weather']) =>
  found.some(Boolean) && !found[index] ? fill(words.cityFailed, { city: name }) : ''

/** What concerns both cities: one message without any days, else the advice and the source. */
function Notes({ found, words }: { found: Found; words: LiveWords['weather'] }) {
  if (!found.some(Boolean)) return <p role="status">{words.failed}</p>
  const [from, to] = found
  const gap = from && to ? gapBetween(from, to) : 0
  const { attribution } = found.find(Boolean) ?? {}
  return (
    <>
      {gap > packLayersCelsius && (
        <p className="font-semibold">{fill(words.layers, { gap: degrees(gap) })}</p>
      )}
      {attribution && (
        <p className="text-xs">
          {/* worded by the service, in English on every page */}
          <a lang="en" href={attribution.url} rel="noopener" target="_blank">
            {attribution.text}
          </a>
        </p>
      )}
    </>
  )
}

function Weather({ lang, points }: Props) {
  const [words, setWords] = useState<LiveWords['weather']>()
  const [found, setFound] = useState<Found>()
  const { ref, isFitted } = useFitted(Boolean(words && found))
  useEffect(() => {
    Promise.all([loadLiveWords(lang), lateStyle()]).then(([{ weather }]) => setWords(weather), console.error)
    Promise.all(points.map(loadForecast)).then(setFound)
  }, [lang, points])
  return (
    <div
      className="weather needs-js no-print"
      aria-busy={!found}
      data-fitted={isFitted || undefined}
      ref={ref}
    >
      {words && !found && <p role="status">{words.loading}</p>}
      {words && found && (
        <div className="forecast">
          {points.map((place, index) => (
            <CityForecast
              key={place.name}
              name={place.name}
              strip={index}
              forecast={found[index]}
              message={missing(index, place, found, words)}
              lang={lang}
              words={words}
            />
          ))}
          <Notes found={found} words={words} />
        </div>
      )}
    </div>
  )
}

export default island(Weather)
