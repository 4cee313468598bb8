// The page of night trains: a board for each town where one may board, and a map of all lines.
import { place, stop } from '#catalogue/load.ts'
import { nightDepartures } from '#catalogue/load-night.ts'
import type { NightDeparture } from '#catalogue/night-train.ts'
import { countryName, formatNumber } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages/en.ts'
import { pathTo } from '#i18n/paths.ts'
import type { Language } from '#lib/languages.ts'
import { memo } from '#lib/memo.ts'
import { ageLines } from '../content/ages.ts'
import { descriptionOf } from '../head.ts'
import { mapCredit, placeName } from '../names.ts'
import { lineRows } from './lines.ts'
import { linesMap, linesOf } from './lines-map.ts'
import { departureRow, townOf } from './rows.ts'

/** "Rome, Venice, Zurich": every town, those of the first trains first. */
const reachedFrom = (departures: readonly NightDeparture[], lang: Language): string =>
  [...new Set(departures.flatMap(({ calls }) => calls.map(({ to }) => stop(to).place)))]
    .map((town) => placeName(town, lang))
    .join(', ')

/** The boards, by the names of the towns. */
function boards(lang: Language, t: Messages) {
  const byTown = [...Map.groupBy(nightDepartures(), townOf)].map(([id, departures]) => ({
    id,
    href: pathTo.nightTrains(lang, id),
    name: placeName(id, lang),
    country: countryName(place(id).country, lang),
    reached: reachedFrom(departures, lang),
    rows: departures.map((departure) => departureRow(departure, lang, t)),
  }))
  return byTown.sort((a, b) => a.name.localeCompare(b.name, lang))
}

/** Towns with most trains, which have a name on the map in any case. */
const alwaysNamed = 8

const allLines = memo(() => linesOf(nightDepartures()))

/** The view model of /night-trains. */
export function nightTrainsPage(lang: Language, t: Messages) {
  const departures = nightDepartures()
  const towns = boards(lang, t)
  const companies = new Set(departures.flatMap((departure) => departure.operators))
  const counts = {
    departures: formatNumber(departures.length, lang),
    towns: formatNumber(towns.length, lang),
    companies: formatNumber(companies.size, lang),
  }
  return {
    title: t.night.title,
    description: descriptionOf(t.night.description(counts), lang),
    intro: t.night.intro(counts),
    map: linesMap(allLines(), lang, alwaysNamed),
    mapNote: `${t.night.mapNote} ${mapCredit(allLines().sources, t)}`,
    towns,
    lines: lineRows(lang, t),
    ages: ageLines(
      departures.map(({ known }) => known),
      lang,
    ),
  }
}
