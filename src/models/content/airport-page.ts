// Page of an airport and a city: every way between them, known or estimated, and further help.
import type { Airport, AirportCity, AirportWay } from '#catalogue/city-airports.ts'
import { driveKmPerHour, rushHours } from '#catalogue/limits.ts'
import { airport as airportByCode, airportsOf, place } from '#catalogue/load.ts'
import { googleMaps, trainline, uber } from '#catalogue/partner-links.ts'
import type { PlaceId } from '#catalogue/place.ts'
import {
  formatDistance,
  formatList,
  formatMinutes,
  formatMoney,
  formatMoneyRange,
  formatTime,
} from '#i18n/format.ts'
import type { Messages } from '#i18n/messages/en.ts'
import { pathTo } from '#i18n/paths.ts'
import type { Language } from '#lib/languages.ts'
import { leastBy } from '#lib/least-by.ts'
import { descriptionOf, titleOf } from '../head.ts'
import { placeName } from '../names.ts'
import { ageLines } from './ages.ts'
import { hoursText, nightText } from './airport-night.ts'
import { airportLinks } from './labels.ts'
import { sketchOf } from './sketch.ts'

/** "every 15 min", "hourly", "at any time" */
function everyOf({ everyMinutes }: AirportWay, lang: Language, t: Messages): string {
  const { every, hourly, anyTime } = t.content.airport
  if (!everyMinutes) return anyTime
  return everyMinutes === 60 ? hourly : every(formatMinutes(everyMinutes, lang))
}

function toWay(way: AirportWay, lang: Language, t: Messages) {
  const words = t.content.airport
  const { low, high } = way.minutes
  const isHired = way.by === 'taxi' || way.by === 'rideshare'
  return {
    by: way.by,
    kind: words.by[way.by],
    name: way.name?.[lang] ?? words.by[way.by],
    operator: way.operator?.[lang],
    to: way.to && words.to(way.to[lang]),
    stop: way.to?.[lang],
    note: way.note?.map((part) => part[lang]).join(t.common.semicolon),
    /** what to allow: an estimate may take as long as its higher end */
    minutes: high,
    time: low === high ? formatMinutes(low, lang) : `${low}–${formatMinutes(high, lang)}`,
    every: everyOf(way, lang, t),
    eur: way.eur,
    perVehicle: isHired,
    estimated: way.estimated,
    hours: hoursText(way, lang, t),
  }
}
export type AirportWayCard = ReturnType<typeof toWay>

/** "07:00–09:00 and 17:00–19:00" */
const rushText = (lang: Language) =>
  formatList(
    rushHours.map(({ from, to }) => `${formatTime(from, lang)}–${formatTime(to, lang)}`),
    lang,
  )

/** The fastest and the cheapest way; the fare of a hired car is for the whole vehicle. */
function extremesOf(ways: readonly AirportWayCard[]) {
  return { fastest: leastBy(ways, ({ minutes }) => minutes), cheapest: leastBy(ways, ({ eur }) => eur.low) }
}

/** Ways without hired cars, unless nothing else runs. */
function publicWays(ways: readonly AirportWayCard[]): readonly AirportWayCard[] {
  const open = ways.filter(({ perVehicle }) => !perVehicle)
  return open.length > 0 ? open : ways
}

function tipsOf(ways: readonly AirportWayCard[], city: string, lang: Language, t: Messages): string[] {
  const words = t.content.airport
  const { fastest, cheapest } = extremesOf(ways)
  const taxi = ways.find(({ kind }) => kind === words.by.taxi)
  return [
    ...(fastest ? [words.fastest(fastest.name, fastest.time, fastest.stop ?? city)] : []),
    ...(cheapest && cheapest !== fastest
      ? [words.cheapest(cheapest.name, formatMoney(cheapest.eur.low, 'EUR', lang), cheapest.stop ?? city)]
      : []),
    ...(taxi ? [words.taxi(formatMoneyRange(taxi.eur.low, taxi.eur.high, 'EUR', lang))] : []),
    words.rush(rushText(lang)),
  ]
}

/** Minutes of an estimated drive into the city (D132). */
const driveMinutes = (km: number) => (km / driveKmPerHour.airport) * 60

function serviceOf(code: string, cityId: PlaceId): { airport: Airport; service: AirportCity } {
  const airport = airportByCode(code)
  const service = airport.cities.find(({ city }) => city === cityId)
  if (!service) throw new RangeError(`data/airports: ${code} does not serve "${cityId}".`)
  return { airport, service }
}

/** The view model of /airport/{code}-to-{cityId}. */
export function airportPage(code: string, cityId: PlaceId, lang: Language, t: Messages) {
  const { airport, service } = serviceOf(code, cityId)
  const words = t.content.airport
  const [name, city] = [airport.names[lang], placeName(cityId, lang)]
  const ways = service.ways.map((way) => toWay(way, lang, t))
  const centre = place(cityId)
  const { fastest, cheapest } = extremesOf(publicWays(ways))
  return {
    code: airport.code,
    cityId,
    name,
    city,
    title: titleOf(words.title(name, airport.code, city), words.heading(name, city)),
    heading: words.heading(name, city),
    description: descriptionOf(
      words.description(
        name,
        city,
        fastest?.name ?? words.by.taxi,
        fastest?.time ?? '',
        formatMoney(cheapest?.eur.low ?? 0, 'EUR', lang),
      ),
      lang,
      ...words.descriptionEnds,
    ),
    badges: [airport.code, words.km(formatDistance(service.km, lang), city)],
    ways,
    night: nightText(service.ways, lang, t),
    ages: ageLines(
      [...service.ways, ...airport.elsewhere].flatMap((way) => [way, ...(way.hours ? [way.hours] : [])]),
      lang,
    ),
    elsewhere: airport.elsewhere.map((way) => toWay(way, lang, t)),
    drive: formatMinutes(driveMinutes(service.km), lang),
    rush: rushText(lang),
    sketch: sketchOf(
      { lat: centre.lat, lng: centre.lng, label: 'B', name: city },
      [
        {
          ...{ lat: airport.lat, lng: airport.lng, label: 'A' },
          name: `${name} (${airport.code})`,
          distance: formatDistance(service.km, lang),
        },
      ],
      lang,
      t,
    ),
    streets: [
      { lat: airport.lat, lng: airport.lng, name: airport.code, label: 'A' },
      { lat: centre.lat, lng: centre.lng, name: city, label: 'B' },
    ],
    at: { lat: airport.lat, lng: airport.lng },
    tips: tipsOf(ways, city, lang, t),
    links: [
      { ...trainline, label: words.trains },
      { href: uber({ ...centre, name: city }).href, label: words.ride('Uber', city) },
      { href: googleMaps(centre, airport).href, label: t.content.directions },
    ],
    others: airportLinks(cityId, lang).filter((other) => other.code !== airport.code),
  }
}

/** An airport in a list, with the fastest public way to a city, or a hired car where none exists. */
export function airportCard(code: string, cityId: PlaceId, lang: Language, t: Messages) {
  const { airport, service } = serviceOf(code, cityId)
  const ways = service.ways.map((way) => toWay(way, lang, t))
  return {
    href: pathTo.airport(airport.code, cityId, lang),
    code: airport.code,
    name: airport.names[lang],
    city: placeName(cityId, lang),
    way: extremesOf(publicWays(ways)).fastest,
  }
}
export type AirportCard = ReturnType<typeof airportCard>

/** Every airport with each of its cities, as params of pages. */
export function airportPairs(airports: readonly Airport[]): { code: string; city: PlaceId }[] {
  return airports.flatMap(({ code, cities }) => cities.map(({ city }) => ({ code, city })))
}

/** The view model of /airports-near/{cityId}. */
export function airportsNearPage(cityId: PlaceId, lang: Language, t: Messages) {
  const words = t.content.airportsNear
  const city = placeName(cityId, lang)
  const centre = place(cityId)
  const found = airportsOf(cityId).map(({ airport, km, ways }, index) => {
    const { fastest, cheapest } = extremesOf(ways.map((way) => toWay(way, lang, t)))
    return {
      href: pathTo.airport(airport.code, cityId, lang),
      number: index + 1,
      code: airport.code,
      name: airport.names[lang],
      km: formatDistance(km, lang),
      lat: airport.lat,
      lng: airport.lng,
      fastest: fastest && { name: fastest.name, text: fastest.time },
      cheapest: cheapest && {
        name: cheapest.name,
        text: formatMoneyRange(cheapest.eur.low, cheapest.eur.high, 'EUR', lang),
      },
    }
  })
  const names = found.map(({ name }) => name).join(', ')
  const [nearest] = found
  return {
    cityId,
    city,
    title: titleOf(words.title(city), words.heading(city)),
    heading: words.heading(city),
    description: descriptionOf(
      found.length === 1 && nearest
        ? words.oneAirport(nearest.name, nearest.code, nearest.km, city)
        : words.description(city, names),
      lang,
      ...(found.length === 1 ? words.oneAirportEnds : words.descriptionEnds),
    ),
    airports: found,
    ages: ageLines(
      airportsOf(cityId).flatMap(({ ways }) => ways),
      lang,
    ),
    points: [
      { lat: centre.lat, lng: centre.lng, name: city, label: '' },
      ...found.map(({ lat, lng, code, number }) => ({ lat, lng, name: code, label: String(number) })),
    ],
    mapAlt: words.mapAlt(city, names),
    advice: words.advice(city),
  }
}
