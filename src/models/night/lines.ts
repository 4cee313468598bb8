// Lines of night trains that began, ended, are announced or were called off, as the page of night trains lists them.
import { place, source } from '#catalogue/load.ts'
import { nightLines, nightTowns } from '#catalogue/load-night.ts'
import { isAnnounced, type NightLine } from '#catalogue/night-line.ts'
import type { PlaceId } from '#catalogue/place.ts'
import { formatAsOf } from '#i18n/format-dates.ts'
import type { Messages } from '#i18n/messages/en.ts'
import { pathTo } from '#i18n/paths.ts'
import { capital } from '#lib/capital.ts'
import type { Language } from '#lib/languages.ts'
import { operatorNames, placeName, productBeside, publisherNames } from '../names.ts'

/** A town of a line, and the page it leads to where it has one: that of its night trains, else that of the city. */
function townLink(town: PlaceId, boarded: ReadonlySet<PlaceId>, lang: Language) {
  const name = placeName(town, lang)
  if (boarded.has(town)) return { name, href: pathTo.nightTrains(lang, town) }
  return place(town).kind === 'city' ? { name, href: pathTo.city(town, lang) } : { name }
}

function statusOf(line: NightLine, { lines: words }: Messages['night']): string {
  if (line.event === 'dropped') return words.dropped
  return words[isAnnounced(line) ? (`${line.event}Later` as const) : line.event]
}

function lineRow(line: NightLine, boarded: ReadonlySet<PlaceId>, lang: Language, t: Messages) {
  const { date, operators, product, places, beyond, perWeek, sources, asOf } = line
  const company = operatorNames(operators, lang)
  const details = [company, productBeside(company, product ?? ''), perWeek && t.night.lines.perWeek(perWeek)]
  return {
    date,
    day: formatAsOf(date, lang),
    status: statusOf(line, t.night),
    towns: [...places.map((town) => townLink(town, boarded, lang)), ...(beyond ? [{ name: beyond }] : [])],
    details: details.filter(Boolean).join(' · '),
    asOf: capital(t.transport.asOf(formatAsOf(asOf, lang))),
    sources: sources.map((id) => ({ href: source(id).url, name: publisherNames([id], t) })),
  }
}

/** The latest first. */
export function lineRows(lang: Language, t: Messages) {
  const boarded = new Set(nightTowns())
  return nightLines().map((line) => lineRow(line, boarded, lang, t))
}
