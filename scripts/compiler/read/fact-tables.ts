// The tables of data/ that composition does not need: climate, countries, borders, inhabitants, airports.
import { type BorderFact, borderFactSchema } from '#catalogue/border.ts'
import {
  type AirportRow,
  type AirportWord,
  airportRowSchema,
  airportWordSchema,
  type TransferRow,
  transferRowSchema,
} from '#catalogue/city-airports.ts'
import { type ClimateRow, climateRowSchema } from '#catalogue/climate.ts'
import { type CityFacts, type Country, cityFactsSchema, countrySchema } from '#catalogue/country.ts'
import { flag, list, number, provenance } from './cells.ts'
import { provenanceColumns, type Table } from './table.ts'

const placeRemedy = 'Name the id of a place.'
const airportRemedy = 'Write the IATA code in lower case.'

export const climate: Table<ClimateRow> = {
  folder: 'climate',
  required: {
    place: placeRemedy,
    month: 'Write 1 for January to 12 for December.',
    high: 'Give the mean daily maximum in °C.',
    low: 'Give the mean daily minimum in °C.',
    rainDays: 'Give the mean days with at least 1 mm of rain.',
    ...provenanceColumns,
  },
  optional: {},
  schema: climateRowSchema,
  toRecord: (cells) => ({
    ...cells,
    ...provenance(cells),
    month: number(cells.month),
    high: number(cells.high),
    low: number(cells.low),
    rainDays: number(cells.rainDays),
  }),
}

export const cityFacts: Table<CityFacts> = {
  folder: 'city-facts',
  required: {
    place: placeRemedy,
    population: 'Give the inhabitants as a whole number.',
    year: 'Write the year they were counted.',
    ...provenanceColumns,
  },
  optional: {},
  schema: cityFactsSchema,
  toRecord: (cells) => ({
    ...cells,
    ...provenance(cells),
    population: number(cells.population),
    year: number(cells.year),
  }),
}

const yes = 'Write yes, or leave it empty.'
export const countries: Table<Country> = {
  folder: 'countries',
  required: {
    country: 'Give the two-letter country code in capitals.',
    currency: 'Give the three-letter currency code in capitals.',
    drivesOn: 'Write left or right.',
    plug: 'List the letters of the plug types, separated by spaces.',
    emergency: 'List the emergency numbers, separated by spaces.',
    ...provenanceColumns,
  },
  optional: {
    eu: yes,
    schengen: yes,
    schengenSince: 'Write the year internal checks began to end, or leave it empty.',
  },
  schema: countrySchema,
  columnOf: { plugs: 'plug' },
  toRecord: ({ plug, ...cells }) => ({
    ...cells,
    ...provenance(cells),
    eu: flag(cells.eu),
    schengen: flag(cells.schengen),
    schengenSince: number(cells.schengenSince),
    plugs: list(plug),
    emergency: list(cells.emergency),
  }),
}

export const borders: Table<BorderFact> = {
  folder: 'borders',
  required: {
    system: 'Write lower-case letters, digits and single hyphens.',
    applies: 'Write conditions such as to:GB, from:outside, within:schengen or GB-IE, separated by spaces.',
    name: 'Give the English name.',
    whatEn: 'Say it in English.',
    whatDe: 'Say it in German.',
    whatFr: 'Say it in French.',
    whatEs: 'Say it in Spanish.',
    whatIt: 'Say it in Italian.',
    status: 'Write in-force or announced.',
    ...provenanceColumns,
  },
  optional: { from: 'Write the day it began as 2025-10-12, or leave it empty.' },
  schema: borderFactSchema,
  columnOf: {
    'what.en': 'whatEn',
    'what.de': 'whatDe',
    'what.fr': 'whatFr',
    'what.es': 'whatEs',
    'what.it': 'whatIt',
  },
  toRecord: ({ whatEn, whatDe, whatFr, whatEs, whatIt, ...cells }) => ({
    ...cells,
    ...provenance(cells),
    applies: list(cells.applies),
    what: { en: whatEn, de: whatDe, fr: whatFr, es: whatEs, it: whatIt },
  }),
}

export const airports: Table<AirportRow> = {
  folder: 'airports',
  required: {
    id: airportRemedy,
    cities: 'Name ids of cities, the nearest first, separated by spaces.',
    ...provenanceColumns,
  },
  optional: {
    name: 'Give the name on the sign, or leave it empty where data/stops has the airport.',
    lat: 'Give decimal degrees, or leave it empty where data/stops has the airport.',
    lng: 'Give decimal degrees, or leave it empty where data/stops has the airport.',
  },
  schema: airportRowSchema,
  toRecord: (cells) => ({
    ...cells,
    ...provenance(cells),
    cities: list(cells.cities),
    lat: number(cells.lat),
    lng: number(cells.lng),
  }),
}

const fare = 'Give euro as a plain number.'
export const airportTransfers: Table<TransferRow> = {
  folder: 'airport-transfers',
  required: {
    airport: airportRemedy,
    by: 'Write one of walk, metro, tram, bus, train, taxi, rideshare, ferry.',
    name: 'Give the line or product.',
    operator: 'Say who runs it.',
    minutes: 'Give the minutes on the way, changes included.',
    eurLow: fare,
    eurHigh: fare,
    to: 'Say where it ends.',
    ...provenanceColumns,
  },
  optional: {
    city: 'Name the city it leads to; leave it empty when it leads to another town.',
    everyMinutes: 'Give the interval by day in minutes, or leave it empty.',
    note: 'Add what a traveller must know, or leave it empty.',
  },
  schema: transferRowSchema,
  toRecord: (cells) => ({
    ...cells,
    ...provenance(cells),
    minutes: number(cells.minutes),
    everyMinutes: number(cells.everyMinutes),
    eurLow: number(cells.eurLow),
    eurHigh: number(cells.eurHigh),
  }),
}

const words = 'Translate it; keep every * of the English text.'
export const airportWords: Table<AirportWord> = {
  folder: 'airport-words',
  required: {
    en: 'Give the English words as data/airport-transfers has them.',
    de: words,
    fr: words,
    es: words,
    it: words,
  },
  optional: {},
  schema: airportWordSchema,
  toRecord: (cells) => cells,
}
