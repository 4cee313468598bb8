// Names of things in the language of the page.

import type { SourceId } from '#catalogue/figure.ts'
import { operator, place, source, stop } from '#catalogue/load.ts'
import type { OperatorId, StopId } from '#catalogue/network.ts'
import type { PlaceId } from '#catalogue/place.ts'
import type { Leg } from '#catalogue/route.ts'
import { formatList } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages/en.ts'
import { fold } from '#lib/fold.ts'
import type { Language } from '#lib/languages.ts'
import { memo } from '#lib/memo.ts'

export const placeName = (id: PlaceId, lang: Language) => place(id).names[lang]

/** Both cities of a route by name. */
export function pairNames(route: { origin: PlaceId; destination: PlaceId }, lang: Language) {
  return { from: placeName(route.origin, lang), to: placeName(route.destination, lang) }
}

/** "London – Paris" */
export function routeLabel(route: { origin: PlaceId; destination: PlaceId }, lang: Language): string {
  const { from, to } = pairNames(route, lang)
  return `${from} – ${to}`
}

/** "DB and ČD"; empty for the car. */
export const operatorNames = memo((ids: readonly OperatorId[], lang: Language) =>
  formatList([...new Set(ids.map((id) => operator(id).name))], lang),
)

/**
 * Who published these sources, each once; publishers that are only described speak the page's language.
 * @param brief describes the publishers of a long list together
 */
export function publisherNames(ids: readonly SourceId[], t: Messages, brief = false): string {
  const { publishers, publishersInBrief } = t.transport
  const described: Record<string, string> = { ...publishers, ...(brief && publishersInBrief) }
  return [...new Set(ids.map((id) => described[id] ?? source(id).publisher))].join(', ')
}

/** Station as the sign says, led by the city's name when the sign does not say it; an airport with its code. */
export const stopName = memo((id: StopId, lang: Language): string => {
  const { name, kind, code, place: placeId } = stop(id)
  if (kind === 'airport') return `${name} (${code})`
  const { names, aliases } = place(placeId)
  const sign = fold(name)
  const signNamesCity = [...Object.values(names), ...aliases].some((city) => sign.includes(fold(city)))
  return signNamesCity ? name : `${placeName(placeId, lang)} ${name}`
})

/** Where a leg starts or ends: a stop, or for a drive the place. */
export function legEnd(leg: Leg, end: 'from' | 'to', lang: Language): string {
  const id = leg[end]
  return leg.road?.includes(id) ? placeName(id, lang) : stopName(id, lang)
}
