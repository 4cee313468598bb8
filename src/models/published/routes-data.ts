// /routes-data.json: cities by id and routes by slug, English text in the field names of D140 (D52).

import { roundRange } from '#catalogue/fares.ts'
import type { Figure, Source } from '#catalogue/figure.ts'
import { cities, operator, route, routeIndex, sources } from '#catalogue/load.ts'
import { isDriven } from '#catalogue/mode.ts'
import type { Place } from '#catalogue/place.ts'
import type { Extras, FarePart, Route, TransportOption } from '#catalogue/route.ts'
import type { RoutesData } from '#contracts/published/routes.ts'
import { countryName } from '#i18n/format.ts'
import { messagesFor } from '#i18n/messages.ts'
import { proseFor } from '#i18n/prose.ts'
import { routeFaqs } from '../faq.ts'
import { legEnd } from '../names.ts'
import { travelFacts } from './travel-facts.ts'

const words = () => messagesFor('en')

function toCity(city: Place) {
  return {
    id: city.id,
    key: city.id,
    name: city.names.en,
    country: countryName(city.country, 'en'),
    lat: city.lat,
    lng: city.lng,
    ...(city.iata && { iata: city.iata }),
    source: 'database' as const,
  }
}

function toLegs(option: TransportOption) {
  return option.legs.map((leg) => ({
    operator: leg.operator ? operator(leg.operator).name : null,
    from: legEnd(leg, 'from', 'en'),
    to: legEnd(leg, 'to', 'en'),
    duration_minutes: leg.minutes,
    km: leg.km,
    basis: leg.basis,
  }))
}

/** The fare of some of the carriers between two airports. */
const toTicket = ({ by = [], ...range }: FarePart) => ({
  operators: by.map((id) => operator(id).name),
  ...roundRange(range),
})

/** What bags and a bicycle add. */
const toExtras = ({ value, ...known }: Figure<Extras>) => ({ ...value, ...known })

function toOption(option: TransportOption) {
  const { value: price, ...priceReceipt } = option.price
  const { value: co2, ...co2Receipt } = option.co2
  return {
    id: option.id,
    mode: option.mode,
    operator: isDriven(option.mode)
      ? words().route.driveProduct
      : option.operators.map((id) => operator(id).name).join(' / '),
    duration: option.minutes.value,
    price: { ...price, ...priceReceipt },
    co2Emissions: co2,
    co2,
    co2Receipt,
    isBest: option.isBest,
    isGreenest: option.isGreenest,
    directRoute: option.legs.length === 1,
    night: option.night,
    amenities: [
      ...option.amenities
        .filter((key) => key !== 'wifi' && key !== 'luggage')
        .map((key) => words().amenities[key]),
      ...(option.amenities.includes('wifi') ? ['WiFi Available'] : []),
      ...(option.amenities.includes('luggage') ? ['Luggage Included'] : []),
    ],
    legs: toLegs(option),
    ...(option.departuresPerDay > 0 && { departuresPerDay: option.departuresPerDay }),
    ...(option.extras && { extras: toExtras(option.extras) }),
    ...(option.fareParts.some(({ by }) => by) && { tickets: option.fareParts.map(toTicket) }),
    km: option.km.value,
    basis: option.basis,
    sources: option.sources,
    asOf: option.asOf,
  }
}

function toRoute(entry: Route) {
  return {
    slug: entry.slug,
    origin: entry.origin,
    destination: entry.destination,
    distance: entry.distanceKm,
    transportOptions: entry.options.map(toOption),
    faqs: routeFaqs(entry, 'en', words(), proseFor('en')),
    ...travelFacts(entry),
  }
}

/** Explanation of an id in `sources`. */
const toSource = ({ id: _id, ...source }: Source) => source

export function routesData(): RoutesData {
  return {
    cities: Object.fromEntries(cities().map((city) => [city.id, toCity(city)])),
    routes: Object.fromEntries(routeIndex().map(({ slug }) => [slug, toRoute(route(slug))])),
    sources: Object.fromEntries(sources().map((source) => [source.id, toSource(source)])),
  }
}
