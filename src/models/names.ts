// Names in the language of the page.

import type { SourceId } from '#catalogue/figure.ts'
import { airportNames, operator, place, source, stop } from '#catalogue/load.ts'
import { nameIn, type OperatorId, type StopId } from '#catalogue/network.ts'
import type { PlaceId } from '#catalogue/place.ts'
import type { Change, Leg } from '#catalogue/route.ts'
import { formatList } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages/en.ts'
import type { ChangePlace } from '#i18n/prose/given.ts'
import { fold } from '#lib/fold.ts'
import { withFullStop } from '#lib/full-stop.ts'
import type { Language } from '#lib/languages.ts'
import { memo } from '#lib/memo.ts'

export const placeName = (id: PlaceId, lang: Language) => place(id).names[lang]

/** Names of both cities of a route. */
export function pairNames(route: { origin: PlaceId; destination: PlaceId }, lang: Language) {
  return { from: placeName(route.origin, lang), to: placeName(route.destination, lang) }
}

/** "London – Paris" */
export function routeLabel(route: { origin: PlaceId; destination: PlaceId }, lang: Language): string {
  const { from, to } = pairNames(route, lang)
  return `${from} – ${to}`
}

export const operatorName = (id: OperatorId, lang: Language) => nameIn(operator(id), lang)

/** "DB and ČD"; empty for a car. */
export const operatorNames = memo((ids: readonly OperatorId[], lang: Language) =>
  formatList([...new Set(ids.map((id) => operatorName(id, lang)))], lang),
)

/** The product of a company; empty where the company's name has it: "ÖBB Nightjet". */
export const productBeside = (company: string, product: string) => (company.includes(product) ? '' : product)

/**
 * Publishers of the sources, each once; descriptions in place of a name are in the page's language.
 * @param brief describes the publishers of a long list together
 */
export function publisherNames(ids: readonly SourceId[], t: Messages, brief = false): string {
  const { publishers, publishersInBrief } = t.transport
  const institutions: Record<string, string> = t.transport.institutions
  const described: Record<string, string> = { ...publishers, ...(brief && publishersInBrief) }
  const namesOf = (id: SourceId) =>
    source(id)
      .publisher.split('; ')
      .map((name) => institutions[name] ?? name)
  const names = ids.flatMap((id) => described[id] ?? namesOf(id))
  return [...new Set(names)].join(', ')
}

const ownKnowledge: SourceId = 'waymark-editors'

/** Whose data a map shows: that of its land, and of the lines on it. */
export function mapCredit(lines: readonly SourceId[], t: Messages): string {
  const others = lines.filter((id) => id !== ownKnowledge)
  const names = ['Natural Earth', ...(others.length > 0 ? [publisherNames(others, t)] : [])]
  return withFullStop(t.route.mapData(names.join(', ')))
}

/** The station's own name, after the city's name unless it contains it; an airport with its code. */
export const stopName = memo((id: StopId, lang: Language): string => {
  const { kind, code, place: placeId, ...sign } = stop(id)
  const name = nameIn(sign, lang)
  const { names, aliases } = place(placeId)
  const signNamesCity = [...Object.values(names), ...aliases].some((city) => fold(name).includes(fold(city)))
  const full = signNamesCity ? name : `${placeName(placeId, lang)} ${name}`
  return kind === 'airport' ? `${airportNames(id)?.[lang] ?? full} (${code})` : full
})

/** Where a journey changes: a stop, or the town where it goes on from another stop of it. */
export const changePlace = ({ at, to }: Change, lang: Language): ChangePlace =>
  at === to ? { name: stopName(at, lang) } : { name: placeName(stop(at).place, lang), isTown: true }

/** Start or end of a leg: a stop, or a place for a drive. */
export function legEnd(leg: Leg, end: 'from' | 'to', lang: Language): string {
  const id = leg[end]
  return leg.road?.includes(id) ? placeName(id, lang) : stopName(id, lang)
}
