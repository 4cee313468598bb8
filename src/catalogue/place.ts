// Places: cities with pages, towns whose journeys are composed on request, and junctions for changes only.
import { z } from 'zod'
import { byLanguage } from '#lib/by-language.ts'
import { id, idOf, idSchema, items, number, oneOf, optional, orEmpty, text, wholeNumber } from './columns.ts'
import { group, type RowOf, table } from './table.ts'

export const placeIdSchema = idSchema
export type PlaceId = z.infer<typeof placeIdSchema>

export const nameSchema = z.string().trim().min(1)
export const namesSchema = z.object(byLanguage(() => nameSchema))
export type Names = z.infer<typeof namesSchema>

export const latSchema = z.number().min(-90).max(90)
export const lngSchema = z.number().min(-180).max(180)
export const latLng = {
  lat: number('Give decimal degrees between -90 and 90.', latSchema),
  lng: number('Give decimal degrees between -180 and 180.', lngSchema),
}

export const countryCodeSchema = z.string().regex(/^[A-Z]{2}$/)
export type CountryCode = z.infer<typeof countryCodeSchema>
const countryRemedy = 'Give the two-letter country code in capitals.'
export const countryCode = (remedy = countryRemedy) => text(remedy, countryCodeSchema)

/** IATA code of a city or airport. */
export const iataCode = (remedy: string) => orEmpty(text(remedy, z.string().regex(/^[A-Z]{3}$/)))

export const places = table({
  folder: 'places',
  row: 'a city with pages, a town, or a junction',
  fields: {
    id: id(),
    /** a city has pages; a town is an origin and destination as well; one only changes at a junction */
    kind: oneOf(['city', 'town', 'junction']),
    names: group(byLanguage(({ name }) => text(`Give the ${name} name.`, nameSchema))),
    /** other spellings in use: local, old or abbreviated names */
    aliases: items('Separate other names by semicolons.', z.array(nameSchema)),
    geonamesId: wholeNumber('Give the GeoNames number of the place.'),
    country: idOf('countries', countryRemedy, countryCodeSchema),
    ...latLng,
    timeZone: text(
      'Give the IANA name, such as Europe/Paris.',
      z.string().regex(/^[A-Z][A-Za-z]+\/[A-Za-z_]+$/),
    ),
    iata: iataCode('Give the three-letter IATA city code in capitals.'),
    /** 1 for the city in most demand; the order of every list of popular cities */
    rank: optional(
      wholeNumber('Give how many cities are in more demand, plus one; leave it empty for all other places.'),
    ),
  },
})
export type Place = RowOf<typeof places>

/** The places with pages. */
export const citiesOf = <P extends Pick<Place, 'kind'>>(from: Iterable<P>): P[] =>
  [...from].filter(({ kind }) => kind === 'city')

/** The places that journeys lead from and to: cities and towns. */
export const townsOf = <P extends Pick<Place, 'kind'>>(from: Iterable<P>): P[] =>
  [...from].filter(({ kind }) => kind !== 'junction')
