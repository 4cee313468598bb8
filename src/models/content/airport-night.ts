// First and last departures from an airport, and how one gets into the city at night.
import type { AirportWay } from '#catalogue/city-airports.ts'
import { formatList, formatMinutes, formatTime } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages/en.ts'
import { capital } from '#lib/capital.ts'
import type { Language } from '#lib/languages.ts'

/** "first 05:10, last 00:05"; undefined where neither is known. */
export function hoursText({ hours }: AirportWay, lang: Language, t: Messages): string | undefined {
  const { first, last } = t.content.airport
  const parts = [
    hours?.first && first(formatTime(hours.first, lang)),
    hours?.last && last(formatTime(hours.last, lang)),
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : undefined
}

const nameOf = ({ name, by }: AirportWay, lang: Language, t: Messages) =>
  name?.[lang] ?? t.content.airport.by[by]

/** Sentences about lines that run at night, each line once. */
function lineSentences(ways: readonly AirportWay[], lang: Language, t: Messages): string[] {
  const words = t.content.airport
  const sentences = ways.flatMap((way) => {
    const { night, nightEvery } = way.hours ?? {}
    const every = nightEvery ? words.every(formatMinutes(nightEvery, lang)) : ''
    if (night?.by === 'same') return words.nightSame(capital(nameOf(way, lang, t)), every)
    return night?.by === 'line' ? words.nightLine(capital(night.name[lang]), every) : []
  })
  return [...new Set(sentences)]
}

/**
 * How to get into the city at night, in sentences: the night service; else the last departures and a taxi; empty where
 * neither is known.
 */
export function nightText(ways: readonly AirportWay[], lang: Language, t: Messages): string[] {
  const words = t.content.airport
  const lines = lineSentences(ways, lang, t)
  if (lines.length > 0) return lines
  const last = ways.flatMap((way) => {
    const time = way.hours?.last
    return time ? words.lastOf(nameOf(way, lang, t), formatTime(time, lang)) : []
  })
  if (last.length > 0) return [words.nightAfter(formatList(last, lang), last.length)]
  return ways.some(({ hours }) => hours?.night?.by === 'taxi') ? [words.nightTaxi] : []
}
