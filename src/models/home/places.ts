// Cities, airports and statistics of the home page.
import { home } from '#catalogue/limits.ts'
import { cities, knownCounts, meta, place, popularCities, routeIndex } from '#catalogue/load.ts'
import { wayOf } from '#catalogue/mode.ts'
import type { PlaceId } from '#catalogue/place.ts'
import { airportsByDemand, site } from '#catalogue/site.ts'
import { countryName, formatAtLeast, formatNumber } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages/en.ts'
import { pathTo } from '#i18n/paths.ts'
import type { Language } from '#lib/languages.ts'
import { asked } from '#lib/reads.ts'
import { airportCard } from '../content/airport-page.ts'
import { placeName } from '../names.ts'

/** The route of a city that is shortest from door to door; undefined where every best option is a flight. */
const nearest = asked('nearestTo', (id: PlaceId) => {
  const [first] = routeIndex()
    .filter(({ origin, best }) => origin === id && wayOf(best.mode) !== 'air')
    .sort((a, b) => a.best.doorMinutes - b.best.doorMinutes)
  return first && { destination: first.destination, best: first.best }
})

function toCityCard(id: PlaceId, lang: Language) {
  const near = nearest(id)
  return {
    href: pathTo.city(id, lang),
    name: placeName(id, lang),
    country: countryName(place(id).country, lang),
    near: near && { name: placeName(near.destination, lang), ...near.best },
  }
}
export type CityCard = ReturnType<typeof toCityCard>

export function homeCities(lang: Language): CityCard[] {
  return popularCities()
    .slice(0, home.cities)
    .map((id) => toCityCard(id, lang))
}

/** Cities without a row: links to their pages, so that all are one step from the home page. */
export function otherCities(lang: Language) {
  return popularCities()
    .slice(home.cities)
    .map((id) => ({ href: pathTo.city(id, lang), name: placeName(id, lang) }))
    .sort((a, b) => a.name.localeCompare(b.name, lang))
}

export function homeAirports(lang: Language, t: Messages) {
  return airportsByDemand.slice(0, home.airports).map(([code, city]) => airportCard(code, city, lang, t))
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

/** The four figures of the site configuration (D4) and their evidence. */
export function statistics(lang: Language, t: Messages) {
  const { services } = knownCounts()
  /** what makes each of them true */
  const shown = {
    destinations: `${pathTo.sources(lang)}`,
    routes: pathTo.explore(lang),
    travellers: site.travellersSource,
    countries: `${pathTo.sources(lang)}`,
  } as const
  const keys = Object.keys(shown) as (keyof typeof shown)[]
  return {
    figures: keys.map((key) => ({
      figure: formatAtLeast(site.statistics[key], lang),
      label: t.home[key],
      href: shown[key],
    })),
    travellersNote: t.home.travellersNote,
    note: t.home.stripNote({
      routes: formatNumber(meta().routeCount, lang),
      cities: formatNumber(cities().length, lang),
      services: formatNumber(sum(Object.values(services)), lang),
      read: formatNumber(services.timetable + services.published, lang),
    }),
  }
}
