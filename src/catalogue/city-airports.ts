// Airports of the catalogue's cities, with the ways between. airports.ts holds those of the world.

import { z } from 'zod'
import { byLanguage, byOtherLanguage } from '#lib/by-language.ts'
import { modelAsOf, modelSources } from './coefficients.ts'
import {
  clockSchema,
  euro,
  explained,
  idOf,
  idsOf,
  number,
  oneOfMany,
  optional,
  orEmpty,
  prefixed,
  text,
  wholeNumber,
} from './columns.ts'
import { type Provenance, provenanceColumns } from './figure.ts'
import { driveKmPerHour, transferEstimates } from './limits.ts'
import { type LocalMode, localModes } from './local-mode.ts'
import { latSchema, lngSchema, type Names, nameSchema, type PlaceId } from './place.ts'
import type { PriceRange } from './route.ts'
import { group, optionalGroup, type RowOf, table } from './table.ts'

/** lower case, like the ids of airport stops */
const airportIdSchema = z.string().regex(/^[a-z]{3}$/)
const codeRemedy = 'Write the IATA code in lower case.'
const whereStopsLackIt = (what: string) => `Give ${what}, or leave it empty where data/stops has the airport.`

export const airports = table({
  folder: 'airports',
  row: 'an airport and the cities it serves; name and coordinates only where `stops/` lacks it',
  fields: {
    id: text(codeRemedy, airportIdSchema),
    /** catalogue cities the airport serves */
    cities: idsOf('places', 'Name ids of cities, the nearest first, separated by spaces.'),
    /** as travellers say it in each language, without the word airport: "Munich", "Rome Fiumicino" */
    names: group(
      byLanguage(({ name }) => text(`Give the ${name} name, without the word airport.`, nameSchema)),
    ),
    name: optional(text(whereStopsLackIt('the name on the sign'))),
    lat: optional(number(whereStopsLackIt('decimal degrees'), latSchema)),
    lng: optional(number(whereStopsLackIt('decimal degrees'), lngSchema)),
    ...provenanceColumns,
  },
})
export type AirportRow = RowOf<typeof airports>

const clock = (what: string) => orEmpty(text(`Give the ${what} as HH:MM, local time.`, clockSchema))

/** Hours from the airport, and the way at night; their source is seldom that of the fare. */
const hours = {
  firstDeparture: clock('first departure from the airport'),
  lastDeparture: explained(
    'After midnight it is smaller than the first.',
    clock('last departure from the airport'),
  ),
  night: explained(
    'Where several ways lead to the city, once is enough.',
    orEmpty(
      text('Name the line that runs instead at night, or write `same` where this one does, or `taxi`.'),
    ),
  ),
  nightEvery: orEmpty(wholeNumber('Give the interval at night in minutes.')),
  ...prefixed('hours', provenanceColumns),
}

/** Ways between an airport and a city, in the words of the editors. */
export const airportTransfers = table({
  folder: 'airport-transfers',
  row: 'a way between an airport and a city, or another town when `city` is empty',
  fields: {
    airport: idOf('airports', codeRemedy, airportIdSchema),
    city: optional(
      idOf('places', 'Name the city it leads to; leave it empty when it leads to another town.'),
    ),
    by: oneOfMany(localModes),
    name: text('Give the line or product.'),
    operator: text('Say who runs it.'),
    minutes: wholeNumber('Give the minutes on the way, changes included.'),
    everyMinutes: orEmpty(wholeNumber('Give the interval by day in minutes.')),
    /** single fare of one adult */
    eurLow: euro(),
    eurHigh: euro(),
    to: text('Say where it ends.'),
    note: orEmpty(text('Add what a traveller must know.')),
    hours: optionalGroup(['firstDeparture', 'lastDeparture', 'night', 'nightEvery'], hours),
    ...provenanceColumns,
  },
})
export type TransferRow = RowOf<typeof airportTransfers>

/** `*` stands for a name or a number. */
export const airportWords = table({
  folder: 'airport-words',
  row: 'words of transfers that are no names, in five languages; `*` is a number or a name',
  fields: {
    en: text('Give the English words as data/airport-transfers has them.'),
    ...byOtherLanguage(() => text('Translate it; keep every * of the English text.')),
  },
})
export type AirportWord = RowOf<typeof airportWords>

/** Hours of a way from the airport. */
export interface WayHours extends Provenance {
  /** local time, HH:MM */
  first?: string
  last?: string
  /** how one gets to the city at night: by this way, by another line, or only by taxi */
  night?: { by: 'same' | 'taxi' } | { by: 'line'; name: Names }
  /** minutes between departures at night */
  nightEvery?: number
}

/** One way between an airport and a city. */
export interface AirportWay extends Provenance {
  by: LocalMode
  /** line or product; absent when estimated */
  name?: Names
  operator?: Names
  to?: Names
  /** its parts; pages join them as their language does */
  note?: Names[]
  minutes: { low: number; high: number }
  /** minutes between departures by day; absent when it runs at any time */
  everyMinutes?: number
  /** for one adult, or for the whole vehicle of a taxi */
  eur: PriceRange
  /** by the rules of D133; pages label it as an estimate (D26) */
  estimated: boolean
  hours?: WayHours
}

export interface AirportCity {
  city: PlaceId
  /** great circle to the centre, rounded to one decimal */
  km: number
  /** public ways first, then taxi and rideshare */
  ways: AirportWay[]
}

export interface Airport {
  /** IATA code in capitals */
  code: string
  /** in use in each language, without the word airport */
  names: Names
  /** as on signs at the airport */
  name: string
  lat: number
  lng: number
  /** nearest first */
  cities: AirportCity[]
  /** ways to towns without pages, such as Bergamo or Girona, where travellers change */
  elsewhere: AirportWay[]
}

/** Minutes of a drive: the range of D133, or the drive time of D132 where that is longer. */
function driveMinutes(km: number, [low, high]: readonly [number, number]): { low: number; high: number } {
  const drive = Math.round((km / driveKmPerHour.airport) * 60)
  return drive > high ? { low: drive, high: drive } : { low, high }
}

/** Taxi or rideshare by the rules of D133 (D26). */
export function estimatedWay(by: 'taxi' | 'rideshare', km: number): AirportWay {
  const { eurPerKm, minutes } = transferEstimates[by]
  return {
    by,
    minutes: driveMinutes(km, minutes),
    eur: { low: Math.round(km * eurPerKm[0]), high: Math.round(km * eurPerKm[1]) },
    estimated: true,
    basis: 'modelled',
    sources: [modelSources.models],
    asOf: modelAsOf,
  }
}
