// The tables of data/ other than services.
import { type Factor, type FareModel, factorSchema, fareModelSchema } from '#catalogue/factor.ts'
import { type Source, sourceSchema } from '#catalogue/figure.ts'
import {
  type Operator,
  operatorSchema,
  type Road,
  roadSchema,
  type Stop,
  type StopLink,
  stopLinkSchema,
  stopSchema,
  type Vignette,
  vignetteSchema,
} from '#catalogue/network.ts'
import { type Override, overrideSchema } from '#catalogue/override.ts'
import { type Place, placeSchema } from '#catalogue/place.ts'
import { flag, items, list, number, provenance, range } from './cells.ts'
import { provenanceColumns, type Table } from './table.ts'

const idRemedy = 'Write lower-case letters, digits and single hyphens.'
const latLng = {
  lat: 'Give decimal degrees between -90 and 90.',
  lng: 'Give decimal degrees between -180 and 180.',
}
const localMode = 'Write one of walk, metro, tram, bus, train, taxi, rideshare, ferry.'
const mode = 'Write one of train, flight, bus, ferry, car.'
const euro = 'Give euro as a plain number.'

export const sources: Table<Source> = {
  folder: 'sources',
  required: {
    id: idRemedy,
    title: 'Give the title of the publication.',
    publisher: 'Say who published it.',
    licence: 'Name the licence or write "facts cited with credit".',
    asOf: provenanceColumns.asOf,
  },
  optional: { url: 'Give a full address starting with https://, or leave it empty.' },
  schema: sourceSchema,
  toRecord: (cells) => cells,
}

export const places: Table<Place> = {
  folder: 'places',
  required: {
    id: idRemedy,
    kind: 'Write city or junction.',
    en: 'Give the English name.',
    de: 'Give the German name.',
    fr: 'Give the French name.',
    es: 'Give the Spanish name.',
    it: 'Give the Italian name.',
    geonamesId: 'Give the GeoNames number of the place.',
    country: 'Give the two-letter country code in capitals.',
    ...latLng,
    timeZone: 'Give the IANA name, such as Europe/Paris.',
  },
  optional: {
    aliases: 'Separate other names by semicolons.',
    iata: 'Give the three-letter IATA city code in capitals, or leave it empty.',
  },
  schema: placeSchema,
  columnOf: { 'names.en': 'en', 'names.de': 'de', 'names.fr': 'fr', 'names.es': 'es', 'names.it': 'it' },
  toRecord: ({ en, de, fr, es, it, aliases, ...cells }) => ({
    ...cells,
    names: { en, de, fr, es, it },
    aliases: items(aliases),
    geonamesId: number(cells.geonamesId),
    lat: number(cells.lat),
    lng: number(cells.lng),
  }),
}

export const stops: Table<Stop> = {
  folder: 'stops',
  required: {
    id: idRemedy,
    kind: 'Write rail, coach, port or airport.',
    name: 'Give the name on the station sign.',
    place: 'Name the id of a place.',
    ...latLng,
    minChangeMinutes: 'Give the least minutes between alighting and boarding here.',
  },
  optional: {
    code: 'Give the IATA code of an airport in capitals, or leave it empty.',
    accessMinutes: 'Give the minutes from the city centre as a whole number.',
    accessEur: 'Give the euro of the way from the city centre; 0 for a walk.',
    accessBy: localMode,
  },
  schema: stopSchema,
  columnOf: { 'access.minutes': 'accessMinutes', 'access.eur': 'accessEur', 'access.by': 'accessBy' },
  toRecord: ({ accessMinutes, accessEur, accessBy, ...cells }) => ({
    ...cells,
    lat: number(cells.lat),
    lng: number(cells.lng),
    minChangeMinutes: number(cells.minChangeMinutes),
    ...((accessMinutes || accessBy) && {
      access: { minutes: number(accessMinutes), eur: number(accessEur ?? '0'), by: accessBy },
    }),
  }),
}

export const stopLinks: Table<StopLink> = {
  folder: 'stop-links',
  required: {
    from: 'Name the id of a stop.',
    to: 'Name the id of a stop.',
    minutes: 'Give the minutes from platform to platform.',
    by: localMode,
  },
  optional: { eur: euro },
  schema: stopLinkSchema,
  toRecord: (cells) => ({ ...cells, minutes: number(cells.minutes), eur: number(cells.eur) }),
}

export const operators: Table<Operator> = {
  folder: 'operators',
  required: {
    id: idRemedy,
    name: 'Give the name travellers know.',
    site: 'Give a full address starting with https://.',
  },
  optional: {
    bookingHorizonDays: 'Give whole days, or leave it empty.',
    fareGroup: 'Name the group whose tickets are sold together, or leave it empty.',
  },
  schema: operatorSchema,
  toRecord: (cells) => ({ ...cells, bookingHorizonDays: number(cells.bookingHorizonDays) }),
}

export const roads: Table<Road> = {
  folder: 'roads',
  required: {
    from: 'Name the id of a place.',
    to: 'Name the id of a place.',
    km: 'Give the kilometres by road.',
    minutes: 'Give the driving time in minutes.',
    ...provenanceColumns,
  },
  optional: {
    tollsEur: euro,
    vignettes: 'List country codes in capitals, separated by spaces.',
    crossing: 'Name the service that carries the car, or leave it empty.',
    note: 'Write a note for editors, or leave it empty.',
  },
  schema: roadSchema,
  toRecord: ({ note: _note, ...cells }) => ({
    ...cells,
    ...provenance(cells),
    km: number(cells.km),
    minutes: number(cells.minutes),
    tollsEur: number(cells.tollsEur),
    vignettes: list(cells.vignettes),
  }),
}

export const vignettes: Table<Vignette> = {
  folder: 'vignettes',
  required: {
    country: 'Give the two-letter country code in capitals.',
    eur: euro,
    buys: 'Say what it buys, such as "10 days, car".',
    ...provenanceColumns,
  },
  optional: {},
  schema: vignetteSchema,
  toRecord: (cells) => ({ ...cells, ...provenance(cells), eur: number(cells.eur) }),
}

export const factors: Table<Factor> = {
  folder: 'factors',
  required: {
    id: idRemedy,
    mode,
    gramsCo2ePerKm: 'Give grams of CO2e per kilometre.',
    per: 'Write traveller or vehicle.',
    scope: 'Say what is counted, such as "direct + well-to-tank".',
    ...provenanceColumns,
  },
  optional: {
    country: 'Give the two-letter country code in capitals if it is the default there, or leave it empty.',
  },
  schema: factorSchema,
  toRecord: (cells) => ({ ...cells, ...provenance(cells), gramsCo2ePerKm: number(cells.gramsCo2ePerKm) }),
}

const line = 'Give euro as a plain number.'
export const fareModels: Table<FareModel> = {
  folder: 'fare-models',
  required: {
    id: idRemedy,
    mode,
    lowBase: line,
    lowPerKm: 'Give euro per great-circle kilometre.',
    highBase: line,
    highPerKm: 'Give euro per great-circle kilometre.',
    floor: line,
    ...provenanceColumns,
  },
  optional: {},
  schema: fareModelSchema,
  toRecord: (cells) => ({
    ...cells,
    ...provenance(cells),
    lowBase: number(cells.lowBase),
    lowPerKm: number(cells.lowPerKm),
    highBase: number(cells.highBase),
    highPerKm: number(cells.highPerKm),
    floor: number(cells.floor),
  }),
}

const overrideValue = {
  price: range,
  minutes: number,
  co2: number,
  absent: (cell: string | undefined) => flag(cell ?? 'yes'),
}
export const overrides: Table<Override> = {
  folder: 'overrides',
  required: {
    route: 'Give the slug of a route, such as london-paris.',
    option: 'Give the id of an option, as npm run data -- explain prints it.',
    field: 'Write minutes, price, co2 or absent.',
    value: 'Give minutes, a price range such as 30-90, kilograms, or yes for absent.',
    reason: 'Say why the composed figure is wrong.',
    ...provenanceColumns,
  },
  optional: {},
  schema: overrideSchema,
  toRecord: (cells) => {
    const read = overrideValue[cells.field as keyof typeof overrideValue] ?? ((cell: unknown) => cell)
    return { ...cells, ...provenance(cells), value: read(cells.value) }
  },
}
