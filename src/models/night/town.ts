// The night trains of a town: its board, the trains that lead there, a map of their lines, and where to go on.

import { descriptionLength } from '#catalogue/limits.ts'
import { place, stop } from '#catalogue/load.ts'
import { nightDeparturesFrom, nightDeparturesTo } from '#catalogue/load-night.ts'
import type { NightDeparture } from '#catalogue/night-train.ts'
import type { PlaceId } from '#catalogue/place.ts'
import { openFilter, wayFilterQuery } from '#catalogue/way-choice.ts'
import { formatList, formatTime } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages/en.ts'
import { pathTo } from '#i18n/paths.ts'
import type { Language } from '#lib/languages.ts'
import { memo } from '#lib/memo.ts'
import { ageLines } from '../content/ages.ts'
import { descriptionOf, titleOf } from '../head.ts'
import { mapCredit, placeName } from '../names.ts'
import { linesMap, linesOf } from './lines-map.ts'
import { arrivalRow, departureRow, townOf } from './rows.ts'

/** Towns that a description names at most. */
const mostNamed = 4

/** All towns around one, with the filter of the night trains alone. */
function exploredByNight(town: PlaceId, lang: Language): string {
  const { night } = wayFilterQuery({ ...openFilter, night: true })
  return `${pathTo.explore(lang, town)}?${new URLSearchParams({ night: night ?? '' })}`
}

/** Where the departures lead: the last call of each first, then all others. */
function townsReached(departures: readonly NightDeparture[]): PlaceId[] {
  const last = departures.flatMap(({ calls }) => calls.at(-1) ?? [])
  const all = departures.flatMap(({ calls }) => calls)
  return [...new Set([...last, ...all].map(({ to }) => stop(to).place))]
}

const townLines = memo((town: PlaceId) =>
  linesOf([...nightDeparturesFrom(town), ...nightDeparturesTo(town)], town),
)

/** The view model of /night-trains/{town}. */
export function nightTownPage(town: PlaceId, lang: Language, t: Messages) {
  const words = t.night
  const name = placeName(town, lang)
  const from = nightDeparturesFrom(town)
  const to = nightDeparturesTo(town)
  const reached = townsReached(from)
  const sources = new Set(to.map(townOf))
  const [first, last] = [from[0], from.at(-1)].map((departure) =>
    formatTime((departure as NightDeparture).departs, lang),
  ) as [string, string]
  const describe = (count: number) =>
    words.townDescription({
      town: name,
      towns: formatList(
        reached.slice(0, count).map((id) => placeName(id, lang)),
        lang,
      ),
      departures: from.length,
    })
  const fewer = Array.from({ length: Math.min(mostNamed, reached.length) }, (_, index) => index + 1)
  const descriptions = fewer.map(describe).sort((a, b) => b.length - a.length)
  const heading = words.from(name)
  return {
    id: town,
    name,
    heading,
    title: titleOf(`${heading}: ${words.townTitle} – Waymark`, `${heading} – Waymark`, heading),
    description: descriptionOf(
      descriptions.find(({ length }) => length <= descriptionLength.most) ?? describe(1),
      lang,
    ),
    intro: [
      words.townIntro({ town: name, departures: from.length, towns: reached.length, first, last }),
      ...(sources.size > 0 ? [words.townBack({ town: name, towns: sources.size })] : []),
    ].join(' '),
    map: linesMap(townLines(town), lang, 1),
    mapNote: `${t.night.mapNote} ${mapCredit(townLines(town).sources, t)}`,
    rows: from.map((departure) => departureRow(departure, lang, t)),
    back: to
      .map((departure) => arrivalRow(departure, lang, t))
      .sort((a, b) => a.name.localeCompare(b.name, lang)),
    links: [
      { href: pathTo.nightTrains(lang), label: words.title },
      ...(place(town).kind === 'city'
        ? [{ href: pathTo.city(town, lang), label: words.cityPage(name) }]
        : []),
      { href: exploredByNight(town, lang), label: words.aroundByNight(name) },
    ],
    ages: ageLines(
      [...from, ...to].map(({ known }) => known),
      lang,
    ),
  }
}
