// Facts of countries and cities that do not depend on a route.
import { z } from 'zod'
import { idOf, list, named, number, oneOf, orEmpty, text, wholeNumber, yes } from './columns.ts'
import { provenanceColumns } from './figure.ts'
import { countryCode } from './place.ts'
import { type RowOf, table } from './table.ts'

export const countries = table({
  folder: 'countries',
  row: "a country's currency, memberships, plugs and emergency numbers",
  fields: {
    country: countryCode(),
    /** ISO 4217 code */
    currency: text('Give the three-letter currency code in capitals.', z.string().regex(/^[A-Z]{3}$/)),
    eu: yes(),
    schengen: yes(),
    /** the year border checks with other Schengen countries began to end */
    schengenSince: orEmpty(
      number('Write the year internal checks began to end.', z.int().min(1985).max(2100)),
    ),
    drivesOn: oneOf(['left', 'right']),
    plugs: named(
      'plug',
      list(
        'List the letters of the plug types, separated by spaces.',
        z.array(z.string().regex(/^[A-O]$/)).min(1),
      ),
    ),
    /** numbers reachable from any phone */
    emergency: list(
      'List the emergency numbers, separated by spaces.',
      z.array(z.string().regex(/^\d{2,4}$/)).min(1),
    ),
    ...provenanceColumns,
  },
})
export type Country = RowOf<typeof countries>

export const cityFacts = table({
  folder: 'city-facts',
  row: "a city's inhabitants",
  fields: {
    place: idOf('places'),
    /** inhabitants of the municipality */
    population: wholeNumber('Give the inhabitants as a whole number.'),
    year: number('Write the year they were counted.', z.int().min(2000).max(2100)),
    ...provenanceColumns,
  },
})
export type CityFacts = RowOf<typeof cityFacts>
