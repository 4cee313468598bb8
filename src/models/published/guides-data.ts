// /city-guides-data.json and /landmarks-data.json: English text in the field names of D140 (D52).
import type { Provenance } from '#catalogue/figure.ts'
import { guides, landmarks, place, routeSummary } from '#catalogue/load.ts'
import type { PlaceId } from '#catalogue/place.ts'
import { countryName } from '#i18n/format.ts'
import { placeName } from '../names.ts'

/** Provenance fields of a content entry. */
export const provenance = ({ basis, sources, asOf }: Provenance) => ({ basis, sources, asOf })

function destinationsOf(id: PlaceId, to: readonly PlaceId[], why: Readonly<Record<string, string>>) {
  return to.flatMap((cityId) => {
    const route = routeSummary(`${id}-${cityId}`)
    if (!route) return []
    return [
      {
        cityId,
        cityName: placeName(cityId, 'en'),
        whyVisit: why[cityId] ?? '',
        distance: route.distanceKm,
        travelTime: route.best.minutes,
        recommendedTransport: route.best.mode,
      },
    ]
  })
}

export function guidesData() {
  const entries = Object.entries(guides()).map(([id, { facts, text }]) => {
    const { overview, whyVisit, bestTimeToVisit, gettingAround, faqs, insiderTips } = text.en
    const popularDestinations = destinationsOf(id, facts.destinations, whyVisit)
    return [
      id,
      {
        ...{ overview, popularDestinations, bestTimeToVisit, gettingAround, faqs, insiderTips },
        ...provenance(facts),
      },
    ]
  })
  return { cityGuides: Object.fromEntries(entries) }
}

export function landmarksData() {
  const all = landmarks()
  const entries = Object.entries(all).map(([id, { facts, text }]) => {
    const { description, history, whyVisit, bestTimeToVisit, ways, faqs, insiderTips } = text.en
    return [
      id,
      {
        id,
        name: facts.names.en,
        city: placeName(facts.city, 'en'),
        cityId: facts.city,
        country: countryName(place(facts.city).country, 'en'),
        description,
        coordinates: { lat: facts.lat, lng: facts.lng },
        history,
        whyVisit,
        transportOptions: facts.ways.map(({ type, minutes, price }, index) => ({
          type,
          name: ways[index]?.name,
          duration: minutes,
          price: price ?? 'free',
          details: ways[index]?.details,
          route: ways[index]?.route,
        })),
        ...{ faqs, insiderTips, bestTimeToVisit },
        nearbyAttractions: facts.nearby.map((sight) =>
          typeof sight === 'string' ? (all[sight]?.facts.names.en ?? sight) : sight.en,
        ),
        ...provenance(facts),
      },
    ]
  })
  return { landmarks: Object.fromEntries(entries) }
}
