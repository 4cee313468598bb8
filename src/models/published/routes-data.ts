// /routes-data.json: cities by id and routes by slug, English text in the field names of D140 (D52).

import type { Source } from '#catalogue/figure.ts'
import { cities, route, routeIndex, sources } from '#catalogue/load.ts'
import type { Place } from '#catalogue/place.ts'
import type { Route } from '#catalogue/route.ts'
import type { RoutesData } from '#contracts/published/routes.ts'
import { countryName, formatRich } from '#i18n/format.ts'
import { messagesFor } from '#i18n/messages.ts'
import { proseFor } from '#i18n/prose.ts'
import { routeFaqs } from '../faq.ts'
import { legEnd, operatorName } from '../names.ts'
import { type OptionNames, publishedOption } from '../on-request/published-option.ts'
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

const names: OptionNames = {
  operator: (id) => operatorName(id, 'en'),
  end: (leg, end) => legEnd(leg, end, 'en'),
}

function toRoute(entry: Route) {
  return {
    slug: entry.slug,
    origin: entry.origin,
    destination: entry.destination,
    distance: entry.distanceKm,
    transportOptions: entry.options.map((option) => publishedOption(option, names)),
    faqs: routeFaqs(entry, 'en', words(), proseFor('en')).map(({ question, answer }) => ({
      question,
      answer: formatRich(answer, 'en'),
    })),
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
