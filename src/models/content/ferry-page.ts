// Page of a ferry route: its entry in data/ with operators and times from the network's services.
import type { FerryRouteFacts } from '#catalogue/content/ferry-route.ts'
import { ferryRoute, popularRoutes, route, service } from '#catalogue/load.ts'
import { shapeLine } from '#catalogue/load-lines.ts'
import { directFerries, ferryhopper } from '#catalogue/partner-links.ts'
import type { RouteSummary, TransportOption } from '#catalogue/route.ts'
import type { ServiceId } from '#catalogue/service.ts'
import { wayFigures } from '#catalogue/summary.ts'
import { haversineKm } from '#geo/distance.ts'
import { packLine, unpackLine } from '#geo/shape-line.ts'
import { countryName, formatDistance, formatDuration } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages/en.ts'
import { pathTo } from '#i18n/paths.ts'
import { typesetProse } from '#i18n/typeset.ts'
import type { Language } from '#lib/languages.ts'
import { asked } from '#lib/reads.ts'
import { startOf, titleOf } from '../head.ts'
import { mapCredit, operatorName } from '../names.ts'
import { partOfLine } from '../route/leg-line.ts'
import { toRouteLine } from '../route/route-line.ts'
import { ageLines, listAges } from './ages.ts'
import { ferryLabel, ferryLinks } from './labels.ts'

const journeyCount = 6
/** Crossings that differ by less than this share are shown as one duration. */
const oneDuration = 0.1

/** Shortest and longest crossing by services, else by the entry. @throws RangeError without either */
function minutesOf({ services, minutes }: FerryRouteFacts, id: string): { low: number; high: number } {
  const known = (services ?? []).map((name) => service(name).minutes.typical)
  if (known.length > 0) return { low: Math.min(...known), high: Math.max(...known) }
  if (!minutes) throw new RangeError(`data/ferries/${id}/facts.json: give "services" or "minutes".`)
  return minutes
}

/** Names of the operators from services, else from the entry. */
export function operatorsOf({ services, operators }: FerryRouteFacts, lang: Language): string[] {
  const sailing = (services ?? []).flatMap((name) =>
    service(name).operators.map((id) => operatorName(id, lang)),
  )
  return sailing.length > 0 ? [...new Set(sailing)] : (operators ?? [])
}

/** "1h 30m" or "7h – 9h 15m" */
export function crossingTime(facts: FerryRouteFacts, id: string, lang: Language): string {
  const { low, high } = minutesOf(facts, id)
  if (high <= low * (1 + oneDuration)) return formatDuration((low + high) / 2, lang)
  return `${formatDuration(low, lang)} – ${formatDuration(high, lang)}`
}

/** Routes with an option on one of the ferry services, by demand, each with its first such option. */
const journeysWith = asked(
  'journeysWith',
  (services: readonly ServiceId[]): { summary: RouteSummary; option: TransportOption }[] =>
    popularRoutes()
      .flatMap((summary) => {
        const option = route(summary.slug).options.find(({ legs }) =>
          legs.some((leg) => leg.service && services.includes(leg.service)),
        )
        return option ? [{ summary, option }] : []
      })
      .slice(0, journeyCount),
)

/** The view model of /ferry/{id}. */
export function ferryPage(id: string, lang: Language, t: Messages) {
  const entry = ferryRoute(id)
  if (!entry) throw new RangeError(`data/ferries has no "${id}".`)
  const { facts } = entry
  const text = typesetProse(entry.text[lang], lang)
  const { origin, destination } = facts
  const [from, to] = [origin.names[lang], destination.names[lang]]
  const countries = [...new Set([origin.country, destination.country])].map((code) => countryName(code, lang))
  const words = t.content.ferry
  const [shape] = (facts.services ?? []).flatMap((service) => shapeLine(service) ?? [])
  return {
    id,
    name: ferryLabel(facts, lang),
    title: titleOf(words.title(from, to), words.heading(from, to)),
    heading: words.heading(from, to),
    description: startOf(`${words.heading(from, to)}${t.common.colon}${text.description}`, lang),
    place: [text.region, ...countries].join(' · '),
    duration: crossingTime(facts, id, lang),
    distance: formatDistance(haversineKm(origin, destination), lang),
    operators: operatorsOf(facts, lang),
    points: [
      { ...origin, name: from, label: 'A' },
      { ...destination, name: to, label: 'B' },
    ],
    mapAlt: words.mapAlt(from, to),
    line: shape && packLine(partOfLine(unpackLine(shape.line), origin, destination)),
    mapNote: shape ? `${t.route.journeyNote.lanes} ${mapCredit(shape.sources, t)}` : words.mapNote,
    pricing: facts.pricing,
    text,
    links: [ferryhopper, directFerries].map((link) => ({ ...link, label: t.route.bookOn(link.site) })),
    ages: [...ageLines([facts, ...(facts.services ?? []).map(service)], lang), ...listAges(lang, t)],
    journeys: journeysWith(facts.services ?? []).map(({ summary, option }) =>
      toRouteLine(summary, lang, { mode: option.mode, ...wayFigures(option) }),
    ),
    others: ferryLinks(
      lang,
      (other) =>
        other !== facts &&
        [origin.country, destination.country].some((code) =>
          [other.origin.country, other.destination.country].includes(code),
        ),
    ),
    all: pathTo.travel('ferry', lang),
  }
}
