// Page of a city: its guide, all its routes, and links to sights, airports, ferries and countries.
import { cityPageLandmarks, cityPageTowns } from '#catalogue/limits.ts'
import {
  cityFacts,
  guide as guideById,
  place,
  places,
  routeInBrief,
  routeIndex,
  townPopulation,
} from '#catalogue/load.ts'
import type { PlaceId } from '#catalogue/place.ts'
import type { RouteBrief } from '#catalogue/route.ts'
import { haversineKm } from '#geo/distance.ts'
import { countryName, formatDistance, formatNumber } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages/en.ts'
import { pathTo } from '#i18n/paths.ts'
import { typesetProse } from '#i18n/typeset.ts'
import type { Language } from '#lib/languages.ts'
import { asked } from '#lib/reads.ts'
import { routeSlug } from '#places/slug.ts'
import { startOf, titleOf } from '../head.ts'
import { placeName } from '../names.ts'
import { ageLines, listAges } from './ages.ts'
import { airportLinks, corridorLinks, ferryLinks, type Link, landmarkLinks } from './labels.ts'
import { nightLinks } from './night-links.ts'

/** A recommended destination from this city, with the figures of the route. */
export interface PopularDestination {
  href: string
  name: string
  why: string
  distance: string
  best: RouteBrief['best']
}

/** A route of the city, shown by its other end. */
export interface CityRoute extends Link {
  best: RouteBrief['best']
  km: string
  options: string
}

type End = 'origin' | 'destination'

/** The routes with the city at that end, by what a list shows of them. */
const routesAt = asked('routesAt', (id: PlaceId, end: End) =>
  routeIndex()
    .filter((route) => route[end] === id)
    .map(({ slug, best, distanceKm, optionCount, ...ends }) => ({
      slug,
      best,
      other: ends[end === 'origin' ? 'destination' : 'origin'],
      distanceKm,
      optionCount,
    })),
)

function routesOf(id: PlaceId, end: End, lang: Language, t: Messages): CityRoute[] {
  return routesAt(id, end)
    .map((route) => ({
      href: pathTo.route(route.slug, lang),
      label: placeName(route.other, lang),
      best: route.best,
      km: formatDistance(route.distanceKm, lang),
      options: t.content.city.options(route.optionCount),
    }))
    .sort((a, b) => a.label.localeCompare(b.label, lang))
}

/** The guide with the figures of its routes; undefined for a city without a guide. */
function guideOf(id: PlaceId, lang: Language) {
  const guide = guideById(id)
  if (!guide) return undefined
  const text = typesetProse(guide.text[lang], lang)
  const destinations = guide.facts.destinations.flatMap((to): PopularDestination[] => {
    const summary = routeInBrief(`${id}-${to}`)
    if (!summary) return []
    return [
      {
        href: pathTo.city(to, lang),
        name: placeName(to, lang),
        why: text.whyVisit[to] ?? '',
        distance: formatDistance(summary.distanceKm, lang),
        best: summary.best,
      },
    ]
  })
  return { ...text, destinations, facts: guide.facts }
}

function quickFacts(
  id: PlaceId,
  counts: { routes: number; airports: number; landmarks: number },
  lang: Language,
  t: Messages,
) {
  const words = t.content.city
  const { population, year } = cityFacts(id)
  return [
    { label: t.content.country, text: countryName(place(id).country, lang) },
    { label: words.population, text: `${formatNumber(population, lang)} (${year})` },
    { label: words.totalRoutes, text: formatNumber(counts.routes, lang) },
    { label: words.airportCount, text: formatNumber(counts.airports, lang) },
    { label: words.landmarks, text: formatNumber(counts.landmarks, lang) },
  ]
}

/** Towns with journeys from and to a city: those that draw most visits by gravity, inhabitants over the square of the kilometres. */
const townsNear = asked('townsNear', (id: PlaceId) => {
  const here = place(id)
  return places()
    .filter(({ kind }) => kind === 'town')
    .map((town) => ({ id: town.id, km: haversineKm(here, town) }))
    .map((town) => ({ ...town, draw: townPopulation(town.id) / town.km ** 2 }))
    .sort((a, b) => b.draw - a.draw)
    .slice(0, cityPageTowns)
})

const townLinks = (id: PlaceId, lang: Language) =>
  townsNear(id).map((town) => ({
    href: pathTo.route(routeSlug(id, town.id), lang),
    label: placeName(town.id, lang),
    note: formatDistance(town.km, lang),
  }))

/** The view model of /city/{id}. */
export function cityPage(id: PlaceId, lang: Language, t: Messages) {
  const words = t.content.city
  const name = placeName(id, lang)
  const { country } = place(id)
  const guide = guideOf(id, lang)
  const from = routesOf(id, 'origin', lang, t)
  const to = routesOf(id, 'destination', lang, t)
  const sights = landmarkLinks(id, lang)
  const airports = airportLinks(id, lang)
  const routes = from.length + to.length
  return {
    id,
    name,
    title: titleOf(words.title(name), name),
    heading: words.heading(name),
    description: guide ? startOf(guide.overview, lang) : words.description(name, routes),
    badges: [words.routes(routes), words.airports(airports.length)],
    guide,
    from,
    to,
    ages: [...ageLines([...(guide ? [guide.facts] : []), cityFacts(id)], lang), ...listAges(lang, t)],
    landmarks: sights.slice(0, cityPageLandmarks),
    towns: townLinks(id, lang),
    nights: nightLinks(id, lang),
    airports,
    facts: quickFacts(id, { routes, airports: airports.length, landmarks: sights.length }, lang, t),
    ferries: ferryLinks(lang, ({ origin, destination }) =>
      [origin.country, destination.country].includes(country),
    ),
    corridors: corridorLinks(lang, (pair) => [pair.origin, pair.destination].includes(country)),
  }
}
export type CityPageModel = ReturnType<typeof cityPage>
