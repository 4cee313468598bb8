// Content of the method page: text with the constants that the compiler really uses (A11).

import { leastClaim } from '#catalogue/because.ts'
import {
  circuity,
  connection,
  drivingBreak,
  dwellMinutes,
  estimatedFlight,
  estimatedJourney,
  fareFit,
  fixedCost,
  flightExtraKm,
  fuel,
  landWayMaxFactor,
  score,
  seasonWeights,
} from '#catalogue/coefficients.ts'
import type { RatedFareModel } from '#catalogue/factor.ts'
import { type Basis, bases } from '#catalogue/figure.ts'
import { licenceText } from '#catalogue/licences.ts'
import { driveKmPerHour, flightOnlyAboveKm } from '#catalogue/limits.ts'
import { factors, fareModels, knownCounts, sources } from '#catalogue/load.ts'
import { gazetteerCount } from '#catalogue/load-files.ts'
import { earthRadiusKm } from '#geo/distance.ts'
import { formatDistance, formatMinutes, formatNumber } from '#i18n/format.ts'
import { formatAsOf } from '#i18n/format-dates.ts'
import type { Messages } from '#i18n/messages/en.ts'
import { pathTo } from '#i18n/paths.ts'
import type { Language } from '#lib/languages.ts'
import { descriptionOf } from './head.ts'
import { operatorNames, publisherNames } from './names.ts'

interface Section {
  id: string
  title: string
  paragraphs: string[]
}

function sectionsOf(lang: Language, { method }: Messages): Section[] {
  const time = (minutes: number) => formatMinutes(minutes, lang)
  const number = (value: number) => formatNumber(value, lang, 2)
  const euro = (value: number) =>
    new Intl.NumberFormat(lang, {
      style: 'currency',
      currency: 'EUR',
      minimumFractionDigits: value % 1 ? 2 : 0,
    }).format(value)
  const percent = (share: number) => new Intl.NumberFormat(lang, { style: 'percent' }).format(share)
  const celsius = (degrees: number) => `${number(degrees)}\u00a0°C`
  const { times, door, distances, prices, generated, co2, best, notes, tolerance } = method
  const section = (id: string, title: string, paragraphs: string[]) => ({ id, title, paragraphs })
  return [
    section('ages', method.ages.title, method.ages.paragraphs),
    section(
      'times',
      times.title,
      times.paragraphs({
        maxChanges: connection.maxChanges,
        maxWait: time(connection.waitMaxMinutes),
        expectedWait: time(connection.expectedWaitMaxMinutes),
      }),
    ),
    section(
      'door-to-door',
      door.title,
      door.paragraphs({
        airport: time(dwellMinutes.airport),
        station: time(dwellMinutes.rail),
        coach: time(dwellMinutes.coach),
        port: time(dwellMinutes.port),
        brk: time(drivingBreak.minutes),
        brkEvery: time(drivingBreak.everyMinutes),
      }),
    ),
    section(
      'distances',
      distances.title,
      distances.paragraphs({
        radius: formatDistance(earthRadiusKm, lang),
        rail: number(circuity.rail),
        road: number(circuity.road),
        sea: number(circuity.sea),
        extra: formatDistance(flightExtraKm, lang),
      }),
    ),
    section(
      'prices',
      prices.title,
      prices.paragraphs({
        litres: `${number(fuel.litresPer100Km)}\u00a0l`,
        litre: euro(fuel.eurPerLitre),
        allIn: euro(fuel.allInEurPerKm),
      }),
    ),
    section('generated', generated.title, generated.paragraphs(estimateFigures(lang, generated.line))),
    section('co2', method.co2.title, co2.paragraphs),
    section(
      'notes',
      notes.title,
      notes.paragraphs({
        pleasant: celsius(seasonWeights.pleasantHigh),
        rain: celsius(seasonWeights.degreesPerRainDay),
        crowds: celsius(seasonWeights.degreesOfDemand.high),
      }),
    ),
    section(
      'best',
      best.title,
      best.paragraphs({
        share: percent(score.priceShare),
        hour: euro(score.eurPerHour),
        kilo: euro(score.eurPerKgCo2),
        hard: euro(fixedCost.hardEurPerHour),
        seated: time(fixedCost.seatedHours * 60),
        change: euro(fixedCost.changeEur),
        rare: euro(fixedCost.rareEurPerHour),
        most: euro(fixedCost.rareMostEur),
        tie: percent(score.tieShare),
        same: percent(score.sameCo2Share),
        eur: euro(leastClaim.eur),
        min: time(leastClaim.minutes),
      }),
    ),
    section('tolerance', tolerance.title, [tolerance.text]),
  ]
}

/** Coefficients of estimated journeys, formatted for the language. */
function estimateFigures(lang: Language, line: Messages['method']['generated']['line']) {
  const km = (value: number) => formatDistance(value, lang)
  const journey = ({ fixedMinutes, kmPerHour }: { fixedMinutes: number; kmPerHour: number }) =>
    line(formatMinutes(fixedMinutes, lang), km(kmPerHour))
  return {
    places: formatNumber(Math.floor(gazetteerCount() / 1000) * 1000, lang),
    drive: km(driveKmPerHour.generated),
    plane: journey(estimatedJourney.flight),
    train: journey(estimatedJourney.train),
    bus: journey(estimatedJourney.bus),
    change: formatMinutes(estimatedFlight.changeMinutes, lang),
    far: km(flightOnlyAboveKm),
    near: km(estimatedFlight.leastKm),
    way: formatNumber(landWayMaxFactor, lang, 1),
  }
}

/** Name of a factor, and what it counts, with the decimal sign of the language. */
function scopeOf(scope: string, lang: Language): { name: string; counts: string } {
  const shown = scope.replace(/\d+\.\d+/g, (figure) => formatNumber(Number(figure), lang, 2))
  const [name = '', ...counts] = shown.split('; ')
  return { name, counts: counts.join(', ') }
}

/** How far off the price estimates of each brand are, the best known first, and of how many brands that is not known. */
function fareErrorsOf(lang: Language, { method, transport, common }: Messages) {
  const percent = new Intl.NumberFormat(lang, { style: 'percent' })
  const isBrand = ({ operators }: RatedFareModel) => operators.length > 0
  const nameOf = ({ operators, mode }: RatedFareModel) =>
    operatorNames(operators, lang) || `${method.fareErrorOthers}${common.colon}${transport.modes[mode]}`
  const known = fareModels().flatMap((model) => (model.error ? { model, error: model.error } : []))
  const brands = fareModels().filter(isBrand)
  const unknown = brands.length - known.filter(({ model }) => isBrand(model)).length
  return {
    text: method.fareErrors(formatNumber(fareFit.fewest, lang), formatNumber(unknown, lang)),
    rows: known
      .sort((a, b) => Number(isBrand(b.model)) - Number(isBrand(a.model)) || b.error.fares - a.error.fares)
      .map(({ model, error }) => ({
        brand: nameOf(model),
        fares: formatNumber(error.fares, lang),
        low: percent.format(Math.max(error.low, 0.01)),
        high: percent.format(Math.max(error.high, 0.01)),
      })),
  }
}

/** The view model of /method. */
export function methodPage(lang: Language, t: Messages) {
  const counts = knownCounts()
  return {
    sections: sectionsOf(lang, t),
    bases: bases.map((basis: Basis) => ({
      name: t.transport.basis[basis],
      text: t.transport.basisLong[basis],
      counts: t.method.basisCounts(
        formatNumber(counts.services[basis], lang),
        formatNumber(counts.prices[basis], lang),
      ),
    })),
    factors: factors().map((factor) => ({
      ...scopeOf(factor.scope[lang], lang),
      grams: formatNumber(factor.gramsCo2ePerKm, lang, 2),
      per: factor.per === 'vehicle' ? t.method.perVehicle : t.method.perTraveller,
      publishers: publisherNames(factor.sources, t),
    })),
    fareErrors: fareErrorsOf(lang, t),
    sourceCount: formatNumber(sources().length, lang),
  }
}

/** Lines of /sources: this site's own sources in the page's language, all others in English. */
export function sourceLines(lang: Language, t: Messages) {
  const own: Record<string, string> = t.transport.ownSources
  const described: Record<string, string> = t.method.licences
  return sources()
    .map(({ id, title, licence, url, asOf }) => ({
      url,
      title: own[id] ?? title,
      titleLang: own[id] ? undefined : 'en',
      publisher: publisherNames([id], t),
      licence: described[licence] ?? licence,
      licenceUrl: licenceText(licence),
      asOf: formatAsOf(asOf, lang),
    }))
    .sort((a, b) => a.publisher.localeCompare(b.publisher, lang))
}
export type SourceLine = ReturnType<typeof sourceLines>[number]

/** Publications of a page, at most: as many as keep it as light as any other. */
const mostSources = 90

export const sourcePageCount = () => Math.ceil(sources().length / mostSources)

/** A page of the list of publications; the first has no number in its title. @param page from 1 */
export function sourcesPage(page: number, lang: Language, t: Messages) {
  const pages = sourcePageCount()
  const perPage = Math.ceil(sources().length / pages)
  const part = page > 1 ? t.travelByType.page(page, pages) : undefined
  const { sourcesTitle, sourcesDescription } = t.method
  return {
    part,
    title: `${part ? `${sourcesTitle}, ${part}` : sourcesTitle} – Waymark`,
    description: descriptionOf(part ? `${part}. ${sourcesDescription}` : sourcesDescription, lang),
    lines: sourceLines(lang, t).slice((page - 1) * perPage, page * perPage),
    pages: Array.from({ length: pages }, (_, index) => ({
      number: index + 1,
      href: pathTo.sources(lang, index + 1),
    })),
  }
}
