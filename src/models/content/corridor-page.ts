// Page of a pair of countries: flights, budget, visa, trains, and pairs of cities.
import type { CountryPairFacts } from '#catalogue/content/country-pair.ts'
import { corridorAirlines } from '#catalogue/limits.ts'
import { countryPair, memberships, place, routeInBrief } from '#catalogue/load.ts'
import type { Mode } from '#catalogue/mode.ts'
import { googleFlights } from '#catalogue/partner-links.ts'
import type { RouteBrief } from '#catalogue/route.ts'
import { countryName, formatDuration, formatList } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages/en.ts'
import { pathTo } from '#i18n/paths.ts'
import { typesetProse } from '#i18n/typeset.ts'
import type { Language } from '#lib/languages.ts'
import { startOf, titleOf } from '../head.ts'
import { mapCredit } from '../names.ts'
import { ageLines } from './ages.ts'
import { corridorMap } from './corridor-map.ts'
import { corridorLabel, corridorLinks, type Link } from './labels.ts'

type Town = CountryPairFacts['cityPairs'][number]['from']

/** A pair of cities; `href` is a catalogue route or, with `outside`, a flight search elsewhere. */
export interface CityPairCard extends Link {
  modes: readonly Mode[]
  /** the best option of a catalogue route */
  best?: RouteBrief['best']
  outside: boolean
}

function townOf(town: Town, lang: Language) {
  if (typeof town !== 'string') return { id: undefined, name: town[lang], search: town.en }
  const { names, iata } = place(town)
  return { id: town, name: names[lang], search: iata ?? names.en }
}

function toCityPair(
  { from, to, modes }: CountryPairFacts['cityPairs'][number],
  lang: Language,
): CityPairCard {
  const [a, b] = [townOf(from, lang), townOf(to, lang)]
  const label = `${a.name} – ${b.name}`
  const summary = a.id && b.id ? routeInBrief(`${a.id}-${b.id}`) : undefined
  if (summary) {
    const { slug, best } = summary
    return { label, modes, best, href: pathTo.route(slug, lang), outside: false }
  }
  return { label, modes, href: googleFlights(a.search, b.search).href, outside: true }
}

/** "9h–11h 30m, non-stop" */
function flightTime({ flightMinutes, directFlights }: CountryPairFacts, lang: Language, t: Messages): string {
  const { low, high } = flightMinutes
  const time =
    low === high ? formatDuration(low, lang) : `${formatDuration(low, lang)} – ${formatDuration(high, lang)}`
  const words = t.content.corridor
  return `${time}, ${directFlights ? words.nonStop : words.withStop}`
}

function visaWords({ visaRequired, authorisation }: CountryPairFacts, t: Messages): string {
  const words = t.content.corridor
  if (visaRequired) return words.visaRequired
  return authorisation ? words.authorisation(authorisation) : words.visaNot
}

/** Members of the Union and of Schengen let each other's citizens live and work, so no visit is limited. */
const isFreeMovement = ({ origin, destination }: CountryPairFacts) =>
  [origin, destination].every((code) => memberships(code)?.eu || memberships(code)?.schengen)

/** The view model of /travel-corridor/{slug}. */
export function corridorPage(slug: string, lang: Language, t: Messages) {
  const entry = countryPair(slug)
  if (!entry) throw new RangeError(`data/corridors has no "${slug}".`)
  const { facts } = entry
  const text = typesetProse(entry.text[lang], lang)
  const { origin, destination } = facts
  const words = t.content.corridor
  const pairs = facts.cityPairs.map((pair) => toCityPair(pair, lang))
  const compared = pairs.flatMap(({ outside, label }) => (outside ? [] : label))
  const drawn = corridorMap(slug, lang)
  const touches = (code: string) => (pair: CountryPairFacts) =>
    pair !== facts && (pair.origin === code || pair.destination === code)
  return {
    slug,
    name: corridorLabel(facts, lang),
    title: titleOf(text.metaTitle, words.heading(countryName(origin, lang), countryName(destination, lang))),
    heading: words.heading(countryName(origin, lang), countryName(destination, lang)),
    description: startOf(text.metaDescription, lang),
    text,
    budget: facts.budget,
    cards: [
      { label: words.flightTime, text: flightTime(facts, lang, t) },
      {
        label: words.visa,
        text: visaWords(facts, t),
        ...(!isFreeMovement(facts) && { note: words.visaNote }),
      },
      { label: words.topAirlines, text: formatList(facts.airlines.slice(0, corridorAirlines), lang) },
    ],
    ages: ageLines([facts], lang),
    airlines: facts.airlines,
    pairs,
    ...(drawn && {
      drawn: {
        map: drawn.map,
        alt: `${words.map}${t.common.colon}${compared.join('; ')}`,
        note: `${t.route.journeyNote.ways} ${mapCredit(drawn.sources, t)}`,
        waysUrl: `/map/corridor/${slug}.json`,
      },
    }),
    faqs: text.faqs.map(({ q, a }) => ({ question: q, answer: a })),
    others: [...corridorLinks(lang, touches(origin)), ...corridorLinks(lang, touches(destination))].filter(
      ({ href }, index, all) => all.findIndex((link) => link.href === href) === index,
    ),
    all: pathTo.travel('flight', lang),
  }
}
