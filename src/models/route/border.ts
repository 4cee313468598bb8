// Visa and border note: the computed part for citizens of Europe, dated facts, neutral sentence (D30).
import { type BorderFact, borderKind } from '#catalogue/border.ts'
import { borderFacts, country, place, stop } from '#catalogue/load.ts'
import type { CountryCode } from '#catalogue/place.ts'
import type { Route } from '#catalogue/route.ts'
import { countryName } from '#i18n/format.ts'
import { formatAges } from '#i18n/format-dates.ts'
import type { Messages } from '#i18n/messages/en.ts'
import type { Prose } from '#i18n/prose/en.ts'
import { richOf } from '#i18n/written-price.ts'
import type { Language } from '#lib/languages.ts'
import { pairNames, publisherNames } from '../names.ts'

/** Facts that apply only to passengers of one operator. */
const onlyWith: Readonly<Record<string, string>> = { 'eurostar-checks': 'eurostar' }

function applies({ system }: BorderFact, { options }: Route): boolean {
  const operator = onlyWith[system]
  return !operator || options.some(({ operators }) => operators.includes(operator))
}

/** Countries where an option changes and papers are checked, other than those of the ends. */
function passedThrough({ origin, destination, options }: Route): CountryCode[] {
  const ends = [place(origin).country, place(destination).country]
  const changes = options.flatMap((option) => option.changes.map(({ at }) => place(stop(at).place).country))
  return [...new Set(changes)].filter((code) => !ends.includes(code) && !country(code).schengen)
}

/** Content of the section. */
export function borderNote(route: Route, lang: Language, t: Messages, prose: Prose) {
  const [from, to] = [country(place(route.origin).country), country(place(route.destination).country)]
  const pair = pairNames(route, lang)
  const countries = { from: countryName(from.country, lang), to: countryName(to.country, lang) }
  const kind = borderKind(from, to)
  const facts = borderFacts(from.country, to.country).filter((fact) => applies(fact, route))
  const [through] = passedThrough(route)
  const throughFacts = through
    ? borderFacts(from.country, through).filter((fact) => !facts.includes(fact) && applies(fact, route))
    : []
  const shown = [...facts, ...throughFacts]
  const dates = shown.map(({ asOf }) => asOf).sort()
  return {
    kind,
    lead:
      kind === 'domestic' ? prose.border.domestic(pair, countries.from) : prose.border[kind](pair, countries),
    facts: facts.map(({ what }) => richOf(what[lang])),
    through: through && {
      lead: prose.border.through(countryName(through, lang)),
      facts: throughFacts.map(({ what }) => richOf(what[lang])),
    },
    source: shown.length > 0 && {
      publishers: publisherNames([...new Set(shown.flatMap(({ sources }) => sources))], t),
      asOf: t.transport.asOf(
        formatAges({ oldest: dates[0] as string, newest: dates.at(-1) as string }, lang),
      ),
    },
  }
}
