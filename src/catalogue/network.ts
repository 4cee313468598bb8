// The network in data/: stops, links between stops, operators and roads.
import { z } from 'zod'
import { byLanguage } from '#lib/by-language.ts'
import { type Language, languages } from '#lib/languages.ts'
import {
  column,
  defaultingTo,
  euro,
  explained,
  id,
  idOf,
  idSchema,
  idsOf,
  number,
  oneOf,
  oneOfMany,
  optional,
  orEmpty,
  prefixed,
  text,
  wholeNumber,
} from './columns.ts'
import { provenanceColumns, webAddress } from './figure.ts'
import { localModes } from './local-mode.ts'
import { countryCode, countryCodeSchema, iataCode, latLng } from './place.ts'
import { optionalGroup, type RowOf, table } from './table.ts'

const notNegative = z.int().min(0)

const stopKinds = ['rail', 'coach', 'port', 'airport'] as const
export type StopKind = (typeof stopKinds)[number]

/** Names of a row in languages that have one of their own. */
const ownNames = optionalGroup(
  languages,
  byLanguage(({ name }) =>
    orEmpty(explained('The others show `name`.', text(`Give the ${name} name if it differs.`))),
  ),
)

/** The name of a stop or operator in a language. */
export const nameIn = (
  { name, names }: { name: string; names?: Partial<Record<Language, string | undefined>> | undefined },
  lang: Language,
): string => names?.[lang] ?? name

export const stops = table({
  folder: 'stops',
  row: 'a station, coach stop, port or airport',
  fields: {
    /** place and station, e.g. "paris-nord"; for an airport its IATA code in lower case */
    id: id(),
    kind: oneOf(stopKinds),
    name: text('Give the name on the station sign.'),
    /** where the sign has words that are translated: "Corfu new port" */
    names: ownNames,
    place: idOf('places'),
    ...latLng,
    code: iataCode('Give the IATA code of an airport in capitals.'),
    minChangeMinutes: number('Give the least minutes between alighting and boarding here.', notNegative),
    /** the usual way between the stop and the city centre */
    access: optionalGroup(
      ['accessMinutes', 'accessBy'],
      prefixed('access', {
        minutes: number('Give the minutes from the city centre as a whole number.', notNegative),
        eur: { ...euro('Give the euro of the way from the city centre; 0 for a walk.'), empty: 0 },
        by: oneOfMany(localModes),
      }),
    ),
  },
})
export type Stop = RowOf<typeof stops>
export type StopId = Stop['id']

export const stopLinks = table({
  folder: 'stop-links',
  row: 'a way between two stops of one city, both directions',
  fields: {
    from: idOf('stops'),
    to: idOf('stops'),
    minutes: wholeNumber('Give the minutes from platform to platform.'),
    eur: optional(euro()),
    by: oneOfMany(localModes),
  },
})
export type StopLink = RowOf<typeof stopLinks>

export const operators = table({
  folder: 'operators',
  row: 'who runs the vehicles',
  fields: {
    id: id(),
    name: text('Give the name travellers know.'),
    /** where the company uses another name itself: SBB is CFF in French */
    names: ownNames,
    site: column(webAddress(), 'Give a full address starting with https://.'),
    bookingHorizonDays: orEmpty(wholeNumber('Give whole days.')),
    /** operators of a group sell one ticket for a journey; also the id of a fare model */
    fareGroup: orEmpty(text('Name the group whose tickets are sold together.', idSchema)),
  },
})
export type Operator = RowOf<typeof operators>
export type OperatorId = Operator['id']

/** A road between two neighbouring places, usable in both directions. */
export const roads = table({
  folder: 'roads',
  row: 'a stretch of road between neighbouring places',
  fields: {
    from: idOf('places'),
    to: idOf('places'),
    km: number('Give the kilometres by road.', z.number().positive()),
    minutes: wholeNumber('Give the driving time in minutes.'),
    tollsEur: defaultingTo(0, euro()),
    /** countries that require a vignette on it */
    vignettes: defaultingTo(
      [],
      idsOf('vignettes', 'List country codes in capitals, separated by spaces.', z.array(countryCodeSchema)),
    ),
    /** service (carries: car or both) on this stretch; its minutes and fare are added */
    crossing: orEmpty(idOf('services', 'Name the service that carries the car.')),
    ...provenanceColumns,
  },
  unread: { note: 'Write a note for editors, or leave it empty.' },
})
export type Road = RowOf<typeof roads>

export const vignettes = table({
  folder: 'vignettes',
  row: "a country's road vignette",
  fields: {
    country: countryCode(),
    eur: euro(),
    buys: text('Say what it buys, such as "10 days, car".'),
    ...provenanceColumns,
  },
})
export type Vignette = RowOf<typeof vignettes>
