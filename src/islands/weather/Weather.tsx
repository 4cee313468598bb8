// The next seven days in both cities, in a box whose height does not depend on the answers.
import { useEffect, useState } from 'react'
import { packLayersCelsius } from '#catalogue/limits.ts'
import type { LiveWords } from '#i18n/live/en.ts'
import { loadLiveWords } from '#i18n/load-live.ts'
import { fill } from '#lib/fill.ts'
import { island } from '#lib/island.tsx'
import type { Language } from '#lib/languages.ts'
import { lateStyle } from '#lib/late-style.ts'
import { CityForecast } from './CityForecast.tsx'
import { degrees, type Forecast, gapBetween, loadForecast, type Place } from './forecast.ts'

export interface Props {
  lang: Language
  /** origin and destination */
  points: readonly Place[]
}
type Found = readonly (Forecast | undefined)[]

/** The message in place of a city's days; one for both cities is shown with the first (D83). */
function messageFor(index: number, { name }: Place, found: Found | undefined, words: LiveWords['weather']) {
  if (!found) return words.loading
  if (found.some(Boolean)) return fill(words.cityFailed, { city: name })
  return index === 0 ? words.failed : ''
}

function Notes({ found, words }: { found: Found; words: LiveWords['weather'] }) {
  const [from, to] = found
  const gap = from && to ? gapBetween(from, to) : 0
  const { attribution } = found.find(Boolean) ?? {}
  return (
    <>
      {gap > packLayersCelsius && (
        <p className="text-sm font-semibold">{fill(words.layers, { gap: degrees(gap) })}</p>
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
  useEffect(() => {
    Promise.all([loadLiveWords(lang), lateStyle()]).then(([{ weather }]) => setWords(weather), console.error)
    Promise.all(points.map(loadForecast)).then(setFound)
  }, [lang, points])
  return (
    <div className="weather needs-js no-print" aria-busy={!found}>
      {words && (
        <div className="forecast">
          {points.map((place, index) => (
            <CityForecast
              key={place.name}
              name={place.name}
              strip={index}
              forecast={found?.[index]}
              message={messageFor(index, place, found, words)}
              lang={lang}
              words={words}
            />
          ))}
        </div>
      )}
      {words && found && <Notes found={found} words={words} />}
    </div>
  )
}

export default island(Weather)
