// First and last departures from an airport, and how one gets into the city at night.
import type { AirportWay, WayHours } from '#catalogue/city-airports.ts'
import { formatList, formatMinutes, formatTime } from '#i18n/format.ts'
import { formatAsOf } from '#i18n/format-dates.ts'
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

/** "hourly", "every 30 min"; empty where the interval is not known. */
function everyText(minutes: number | undefined, lang: Language, t: Messages): string {
  const { every, hourly } = t.content.airport
  if (!minutes) return ''
  return minutes === 60 ? hourly : every(formatMinutes(minutes, lang))
}

/** "as of June 2022": hours can be much older than the fare beside them. */
const asOfText = ({ asOf }: WayHours, lang: Language, t: Messages) => t.transport.asOf(formatAsOf(asOf, lang))

/** Sentences about lines that run at night, each line once. */
function lineSentences(ways: readonly AirportWay[], lang: Language, t: Messages): string[] {
  const words = t.content.airport
  const sentences = ways.flatMap((way) => {
    const { hours } = way
    const night = hours?.night
    if (!night || night.by === 'taxi') return []
    const every = everyText(hours.nightEvery, lang, t)
    const asOf = asOfText(hours, lang, t)
    return night.by === 'line'
      ? words.nightLine(capital(night.name[lang]), every, asOf)
      : words.nightSame(capital(nameOf(way, lang, t)), every, asOf)
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
    const { hours } = way
    if (!hours?.last) return []
    return words.lastOf(nameOf(way, lang, t), formatTime(hours.last, lang), asOfText(hours, lang, t))
  })
  if (last.length > 0) return [words.nightAfter(formatList(last, lang), last.length)]
  return ways.some(({ hours }) => hours?.night?.by === 'taxi') ? [words.nightTaxi] : []
}
