// Who sells an option, and the links of a route to other sites.
import { operator, place, service, stop } from '#catalogue/load.ts'
import { isDriven, type Mode, wayOf } from '#catalogue/mode.ts'
import { deutscheBahn, drivingDirections, googleFlights, type PartnerLink } from '#catalogue/partner-links.ts'
import type { PlaceId } from '#catalogue/place.ts'
import type { Leg, Route, TransportOption } from '#catalogue/route.ts'
import type { Language } from '#lib/languages.ts'
import { placeName } from './names.ts'
import type { Seller } from './seller.ts'

export interface BookingLink extends Seller {
  mode: Mode
}

/** Railways whose trains Deutsche Bahn sells together with its own. */
const soldByDeutscheBahn = new Set(['db', 'oebb', 'sbb', 'cd', 'pkp', 'mav', 'zssk', 'ns', 'sncb', 'dsb'])

const seller = (link: PartnerLink, isFilled: boolean): Seller => ({ sponsored: false, ...link, isFilled })

/** "London, GB": names alone are ambiguous. */
const nameWithCountry = (id: PlaceId, lang: Language) => `${placeName(id, lang)}, ${place(id).country}`

/** The flight search between the two airports of this option. */
function flightSearch({ legs }: TransportOption, lang: Language): Seller | undefined {
  const [from, to] = [stop(legs[0]?.from ?? ''), stop(legs.at(-1)?.to ?? '')]
  return from.code && to.code ? seller(googleFlights(from.code, to.code, lang), true) : undefined
}

/** All who run the trains of a leg together. */
const runBy = (leg: Leg) => (leg.service ? service(leg.service).operators : [])

/** Deutsche Bahn where it sells every train of the journey and runs one of them. */
function railSearch({ legs }: TransportOption, route: Route, lang: Language): Seller | undefined {
  const sellsAll = legs.every((leg) => runBy(leg).some((id) => soldByDeutscheBahn.has(id)))
  if (!sellsAll || !legs.some((leg) => runBy(leg).includes('db'))) return undefined
  return seller(deutscheBahn(placeName(route.origin, lang), placeName(route.destination, lang), lang), true)
}

/** The own page of who runs the longest ride of the option, on a ship's journey the longest crossing. */
function operatorPage({ mode, legs }: TransportOption): Seller | undefined {
  const ofMode = legs.filter((leg) => leg.operator && leg.mode === mode)
  const rides = ofMode.length > 0 ? ofMode : legs.filter((leg) => leg.operator)
  const longest = rides.toSorted((a, b) => b.minutes - a.minutes)[0] as
    | (Leg & { operator: string })
    | undefined
  if (!longest) return undefined
  const { name, site } = operator(longest.operator)
  return seller({ site: name, href: site }, false)
}

/**
 * Where this very option is bought: a search with both ends filled in where the seller's links allow it, else the own
 * page of the operator; for a drive the directions. Undefined for an option that names no operator.
 * Ranking never reads this (D53): tests/build/affiliate-blind.test.ts.
 */
export function sellerOf(option: TransportOption, route: Route, lang: Language = 'en'): Seller | undefined {
  if (isDriven(option.mode))
    return seller(
      drivingDirections(nameWithCountry(route.origin, lang), nameWithCountry(route.destination, lang)),
      true,
    )
  const search =
    wayOf(option.mode) === 'air'
      ? flightSearch(option, lang)
      : wayOf(option.mode) === 'rail'
        ? railSearch(option, route, lang)
        : undefined
  return search ?? operatorPage(option)
}

/** One link for each mode of the route: the seller of its best option, in the order of the comparison. */
export function bookingLinks(route: Route, lang: Language = 'en'): BookingLink[] {
  const best = route.options.filter(
    ({ mode }, index) => route.options.findIndex((option) => option.mode === mode) === index,
  )
  return best.flatMap((option) => {
    const found = sellerOf(option, route, lang)
    return found ? [{ mode: option.mode, ...found }] : []
  })
}
