// Pages of two places without a catalogue route (D6). Pure: functions and browsers run the same code.

import { drawLine, scaleOf } from '#catalogue/day-line.ts'
import {
  type Estimate,
  type EstimatedOption,
  type EstimateWorld,
  estimateRoute,
} from '#catalogue/estimates.ts'
import { flightOnlyAboveKm } from '#catalogue/limits.ts'
import type { Mode } from '#catalogue/mode.ts'
import {
  deutscheBahn,
  drivingDirections,
  flixBus,
  googleFlights,
  type PartnerLink,
} from '#catalogue/partner-links.ts'
import type { Point } from '#geo/distance.ts'
import type { MapDrawing, PlacesDrawing } from '#geo/land-drawing.ts'
import { type DrawnPoint, linePath } from '#geo/land-frame.ts'
import { countryName, formatDistance } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages/en.ts'
import { pathTo } from '#i18n/paths.ts'
import { slugify } from '#lib/fold.ts'
import type { Language } from '#lib/languages.ts'
import type { DirectoryIndex, IndexedPlace } from '#places/directory-index.ts'
import { europeanCountries } from '#places/europe.ts'
import { routeSlug } from '#places/slug.ts'
import { cellsOf, estimateColumns } from './board-columns.ts'
import { boardFrame } from './board-frame.ts'
import type { BoardRowModel } from './board-model.ts'
import { formatDrive } from './drive-time.ts'
import type { GeneratedModel } from './generated-model.ts'
import { generatedMarks } from './map-marks.ts'
import { meantRoute, similarRoutes } from './near-routes.ts'
import { pageLinks } from './page-links.ts'

/** Data that an estimate needs besides the directory. */
export interface World extends EstimateWorld {
  drawMap(a: Point, b: Point, around?: readonly Point[]): MapDrawing
  /** @param fullness of the page, which leaves less room for the drawing (`inBrief`) */
  drawAll(places: readonly Point[], around: readonly Point[], fullness?: number): PlacesDrawing
  /** places fill it from edge to edge */
  drawWhole(places: readonly Point[]): PlacesDrawing
}

/** Name of a place, with its country where a larger place has the same name. */
function shownName({ id, names, country, region }: IndexedPlace, lang: Language): string {
  const name = names[lang] ?? names.en
  const isNamesake = id !== slugify(names.en) && id.startsWith(`${slugify(names.en)}-`)
  return isNamesake ? `${name} (${region ?? countryName(country, lang)})` : name
}

/** The page of two known places; the index must contain both. */
export function generatedRoute(
  origin: IndexedPlace,
  destination: IndexedPlace,
  lang: Language,
  t: Messages,
  index: DirectoryIndex,
  world: World,
): GeneratedModel {
  const estimate = estimateRoute(origin, destination, world)
  const pair = { from: shownName(origin, lang), to: shownName(destination, lang) }
  const distance = formatDistance(estimate.distanceKm, lang)
  const title = t.route.title(pair)
  const scale = scaleOf(estimate.options.map(({ minutes }) => minutes))
  const isEuropean = [origin, destination].every(({ country }) => europeanCountries.has(country))
  return {
    slug: routeSlug(origin.id, destination.id),
    lang,
    origin: { id: origin.id, name: pair.from },
    destination: { id: destination.id, name: pair.to },
    head: { title: `${title} – Waymark`, description: t.generated.description(pair, distance) },
    title,
    home: pathTo.home(lang),
    board: {
      ...boardFrame(estimateColumns, scale, t.route.column.time, lang, t),
      rows: estimate.options.map((option) => toRow(option, estimate, scale, lang, t)),
      isEstimate: true,
    },
    facts: [
      { label: t.route.distance, text: `${distance} (${t.route.straight})` },
      {
        label: t.generated.driveTime,
        text:
          estimate.driveMinutes === undefined
            ? t.generated.noDrive
            : formatDrive(estimate.driveMinutes, lang, t),
      },
    ],
    absences: estimate.absences.map((absence) => absenceText(absence, pair, lang, t)),
    didYouMean: meantRoute(origin, destination, index, lang, t),
    pages: pageLinks(origin, destination, index, lang, t),
    points: [
      { lat: origin.lat, lng: origin.lng, label: 'A', name: pair.from },
      { lat: destination.lat, lng: destination.lng, label: 'B', name: pair.to },
    ],
    map: mapOf(origin, destination, pair, lang, index, world),
    ...(!isEuropean && { mapBase: '/map/world.json' }),
    links: linksOf(origin, destination, estimate, isEuropean).map(({ mode, site, href }) => ({
      mode,
      label: t.route.bookOn(site),
      href,
    })),
    similar: similarRoutes(origin, destination, index, lang),
    method: `${pathTo.method(lang)}#generated`,
    words: wordsOf(pair, distance, t),
  }
}

/** The drawn map with both ends, and cities of the catalogue that lie in it. */
function mapOf(
  origin: IndexedPlace,
  destination: IndexedPlace,
  pair: { from: string; to: string },
  lang: Language,
  index: DirectoryIndex,
  world: World,
): GeneratedModel['map'] {
  const cities = index.cities.filter(({ id }) => id !== origin.id && id !== destination.id)
  const { width, height, land, inland, points, around } = world.drawMap(origin, destination, cities)
  const towns = cities
    .map((city, at) => ({ city, ...(around[at] as DrawnPoint) }))
    .filter(({ x, y }) => x > 0 && y > 0 && x < width && y < height)
  const [a, b] = points
  const ends = [
    { ...a, label: 'A', name: pair.from },
    { ...b, label: 'B', name: pair.to },
  ] as const
  return {
    ...{ width, height, land, inland },
    way: { path: linePath([a.x, a.y, b.x, b.y]) },
    marks: generatedMarks([...ends], towns, lang),
  }
}

function wordsOf(pair: { from: string; to: string }, distance: string, t: Messages): GeneratedModel['words'] {
  return {
    back: t.common.backHome,
    badge: t.generated.badge,
    intro: t.generated.intro,
    method: t.generated.method,
    options: t.route.options,
    boardNote: t.route.boardNote(false, false),
    nothing: t.generated.nothing,
    map: t.route.map,
    mapAlt: t.route.mapAlt(pair, distance),
    mapNote: t.route.mapNote,
    facts: t.route.quickFacts,
    booking: t.route.booking,
    bookingNote: t.route.bookingNote,
    opensNew: t.common.opensNew,
    similar: t.generated.similar,
  }
}

function absenceText(
  absence: Estimate['absences'][number],
  pair: { from: string; to: string },
  lang: Language,
  { generated }: Messages,
): string {
  switch (absence) {
    case 'far':
      return generated.absences.far(formatDistance(flightOnlyAboveKm, lang))
    case 'sea':
    case 'round-the-sea':
      return generated.absences[absence](pair)
    default:
      return generated.absences[absence]
  }
}

function toRow(
  { mode, minutes, price, co2, changes }: EstimatedOption,
  { airports }: Estimate,
  scale: number,
  lang: Language,
  t: Messages,
): BoardRowModel {
  const stops = changes > 0 ? t.generated.oneStop : t.generated.nonStop
  return {
    id: mode,
    mode,
    modeName: t.transport.modes[mode],
    operators: '',
    line: { ...drawLine([{ kind: 'ride', minutes }], scale), modes: [mode], nights: [], labels: [] },
    notes:
      mode === 'flight' && airports
        ? [`${t.generated.airports(airports[0].iata, airports[1].iata)}, ${stops}`]
        : [],
    amenities: [],
    cells: cellsOf(estimateColumns, { mode, minutes, price, priceBasis: 'modelled', co2 }, lang, t),
  }
}

/** Searches elsewhere: flights between the estimated airports, trains where Deutsche Bahn has stations. */
function linksOf(
  origin: IndexedPlace,
  destination: IndexedPlace,
  { airports, options }: Estimate,
  isEuropean: boolean,
): (PartnerLink & { mode: Mode })[] {
  const names: [string, string] = [origin.names.en, destination.names.en]
  const has = (mode: EstimatedOption['mode']) => options.some((option) => option.mode === mode)
  const links: (PartnerLink & { mode: Mode })[] = []
  if (airports) {
    const [from, to] = [origin.iata ?? airports[0].iata, destination.iata ?? airports[1].iata]
    links.push({ mode: 'flight', ...googleFlights(from, to) })
  }
  if (has('train') && isEuropean) links.push({ mode: 'train', ...deutscheBahn(...names) })
  if (has('bus') && isEuropean) links.push({ mode: 'bus', ...flixBus })
  const withCountry = ({ names: { en }, country }: IndexedPlace) => `${en}, ${countryName(country, 'en')}`
  links.push({ mode: 'car', ...drivingDirections(withCountry(origin), withCountry(destination)) })
  return links
}
