// /ferries-data.json and /country-pairs-data.json: English text in the field names of D140 (D52).
import { countryPairs, ferryRoutes } from '#catalogue/load.ts'
import { countryName, formatDuration } from '#i18n/format.ts'
import { crossingTime, operatorsOf } from '../content/ferry-page.ts'
import { placeName } from '../names.ts'
import { provenance } from './guides-data.ts'

const spot = ({ lat, lng }: { lat: number; lng: number }) => ({ lat, lng })

export function ferriesData() {
  const entries = Object.entries(ferryRoutes()).map(([id, { facts, text }]) => {
    const { origin, destination, pricing } = facts
    const { region, frequency, description, pricingNote, typicalSchedule, onboardAmenities } = text.en
    const { seasonalInfo, faqs, bookingTips, alternativeRoutes } = text.en
    return [
      id,
      {
        id,
        name: `${origin.names.en} – ${destination.names.en}`,
        region,
        country: countryName(origin.country, 'en'),
        duration: crossingTime(facts, id, 'en'),
        frequency,
        description,
        origin: origin.names.en,
        destination: destination.names.en,
        coordinates: { origin: spot(origin), destination: spot(destination) },
        operators: operatorsOf(facts, 'en'),
        pricing: { ...pricing, note: pricingNote },
        ...{ typicalSchedule, onboardAmenities, seasonalInfo, faqs, bookingTips, alternativeRoutes },
        ...provenance(facts),
      },
    ]
  })
  return { ferryRoutes: Object.fromEntries(entries) }
}

const country = (code: string) => ({ name: countryName(code, 'en'), code })
type Town = string | { en: string }
const town = (place: Town) => (typeof place === 'string' ? placeName(place, 'en') : place.en)

export function countryPairsData() {
  const pairs = Object.entries(countryPairs()).map(([slug, { facts, text }]) => {
    const { low, high } = facts.flightMinutes
    const { metaTitle, metaDescription, faqs } = text.en
    return {
      slug,
      origin: country(facts.origin),
      destination: country(facts.destination),
      ...{ metaTitle, metaDescription },
      avgFlightTime: formatDuration((low + high) / 2, 'en'),
      avgBudget: facts.budget,
      visaRequired: facts.visaRequired,
      topAirlines: facts.airlines,
      popularCityPairs: facts.cityPairs.map(({ from, to }) => ({ from: town(from), to: town(to) })),
      faqs,
      ...provenance(facts),
    }
  })
  return { countryPairs: pairs }
}
